import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { configureClient } from '@puente/client/http';
import { setEarlyAnswers } from '@puente/client/preloaded-data';
import { earlyAnswerAddress, type PreloadedData } from '@puente/contract/preloaded-data';
import type { AppManifest } from '@puente/federation/manifest';
import { setRoutePaths } from '@puente/platform/links';
import { createQueryClient } from '@puente/platform/query';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  takePageHead,
  type WrittenHead,
} from '@puente/platform/server-rendering';
import { shellPages } from './pages.ts';
import { Product } from './Product.tsx';
import { pathsOf } from './routing/manifests.ts';
import { type LoadPage, pagesIn } from './routing/page-loader.ts';
import { shellRoutes } from './routing/routes.tsx';

/** Apps of a release set, as the renderer supplies them. */
export interface RenderedApps {
  /** Manifests, the shell's first. */
  manifests: readonly AppManifest[];
  /** Returns the module with the pages of an app. @throws when the app has no server build */
  pagesOf: (app: string) => unknown;
}

export interface DrawnPage {
  /** HTML of the page's root element. */
  html: string;
  /** Metadata of the page; undefined when the manifest's title is all there is. */
  head: WrittenHead | undefined;
  /** Addresses of calls without a preloaded response. The page shows their loading state. */
  unanswered: string[];
}

/**
 * Renders a page for a visitor without a session.
 * @param address path and query
 * @param early preloaded responses to the page's calls
 * @returns undefined if the page does not exist, or redirects
 * @throws errors of the page
 */
export type RenderPage = (address: string, early: PreloadedData) => Promise<DrawnPage | undefined>;

/** Creates the renderer. Pages are rendered one at a time, so that the responses of one page never reach another. */
export function createRenderer({ manifests, pagesOf }: RenderedApps): RenderPage {
  setRoutePaths(pathsOf(manifests));
  const shell = manifests[0]?.name;
  const unanswered = new Set<string>();
  configureClient({
    send: ({ method, url, query }) => {
      if (method === 'GET') unanswered.add(earlyAnswerAddress(url, query));
      return new Promise(() => {});
    },
  });

  return async (address, early) => {
    setEarlyAnswers(early);
    unanswered.clear();
    takePageHead();
    const queryClient = createQueryClient();
    const loadPage: LoadPage = async (app, name, { params, search }) => {
      const page = pagesIn(app === shell ? { default: shellPages } : pagesOf(app))?.[name];
      if (!page) throw new Error(`${app} has no page for its route '${name}'.`);
      page.prefetch?.({ params, search, queryClient });
      const { default: Page } = await page.load();
      if (!Page) throw new Error(`The page '${name}' of ${app} exports no component.`);
      return Page;
    };
    const handler = createStaticHandler(shellRoutes(manifests, loadPage));
    const found = await handler.query(new Request(new URL(address, 'http://page.invalid')));
    if (found instanceof Response || found.statusCode !== 200) return undefined;
    for (const error of Object.values(found.errors ?? {})) throw error;
    await answersAreIn();
    const page = (
      <Product manifests={manifests} queryClient={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, found)}
          context={found}
          hydrate={false}
        />
      </Product>
    );
    try {
      const { prelude } = await prerenderToNodeStream(page, {
        // Streaming a part later would need a script.
        progressiveChunkSize: Infinity,
        onError: (error) => {
          throw error;
        },
      });
      return { html: await text(prelude), head: takePageHead(), unanswered: [...unanswered] };
    } finally {
      queryClient.clear();
    }
  };
}

/** Waits for a turn of the event loop, in which preloaded responses arrive. */
const answersAreIn = () => new Promise((resolve) => setImmediate(resolve));
