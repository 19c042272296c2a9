import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { earlyAnswerAddress, type EarlyAnswers } from '@puente/contract/early-answers';
import type { AppManifest } from '@puente/federation/manifest';
import { giveEarlyAnswers } from '@puente/client/early-answers';
import { configureClient } from '@puente/client/http';
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
import { pagesIn, type LoadPage } from './routing/page-loader.ts';
import { shellRoutes } from './routing/routes.tsx';

/** What the renderer brings: the apps of one release set. */
export interface RenderedApps {
  /** The shell's first. */
  manifests: readonly AppManifest[];
  /** The module with the pages of an app. @throws when the app has no build for the server */
  pagesOf: (app: string) => unknown;
}

export interface DrawnPage {
  /** What goes into the element of the page. */
  html: string;
  /** What the page says of itself; undefined when it says no more than its manifest. */
  head: WrittenHead | undefined;
  /** Addresses of calls that no answer came with: the page shows that it is loading them. */
  unanswered: string[];
}

/**
 * Draws a page as a visitor without a session gets it.
 * @param address path and query
 * @param early answers to the page's calls
 * @returns undefined where there is no page, or another one
 * @throws what the page throws
 */
export type RenderPage = (address: string, early: EarlyAnswers) => Promise<DrawnPage | undefined>;

/** Pages are drawn one after the other: the answers of one page may not be those of another. */
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
    giveEarlyAnswers(early);
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
        // A part that comes later would need a script.
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

/** An answer that came with the page arrives within a turn of the event loop. */
const answersAreIn = () => new Promise((resolve) => setImmediate(resolve));
