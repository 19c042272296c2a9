import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { ApiError } from '@puente/client/api-error';
import { currentUser } from '@puente/client/auth';
import { configureClient } from '@puente/client/http';
import { setEarlyAnswers } from '@puente/client/preloaded-data';
import { earlyAnswerAddress, earlyAnswerKey, type PreloadedData } from '@puente/contract/preloaded-data';
import type { AppManifest } from '@puente/federation/manifest';
import { hrefTo, setRoutePaths } from '@puente/platform/links';
import { createQueryClient, type QueryClient } from '@puente/platform/query';
import {
  createStaticHandler,
  createStaticRouter,
  refreshStores,
  renderAs,
  StaticRouterProvider,
  takePageHead,
  type WrittenHead,
} from '@puente/platform/server-rendering';
import { OtherRole } from './outlet/OtherRole.tsx';
import { shellPages } from './pages.ts';
import { Product } from './Product.tsx';
import { pathsOf } from './routing/manifests.ts';
import type { OpenedPage } from './routing/open-page.ts';
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
  /** Names of the chunks that it was rendered with besides that of the page. */
  parts: string[];
  /** Id of the user for whom it was rendered; undefined for a visitor without a session. */
  person: number | undefined;
  /** True when the page says that this user may not open it. */
  isRefused: boolean;
}

/** Page that is not rendered yet, because calls that its `prefetch` makes have no preloaded response. */
interface Draft {
  unanswered: string[];
}

/** Page that leads this user to another address. */
interface Guided {
  leadsTo: string;
}

/**
 * Renders a page: for the user of `early`, or for a visitor without a session.
 * @param address path and query
 * @param early preloaded responses to the page's calls, that of the current user among them
 * @param isLast false to get a draft instead of a page with loading states
 * @returns undefined if the page does not exist, or if only the browser can redirect it
 * @throws errors of the page
 */
export type RenderPage = (
  address: string,
  early: PreloadedData,
  isLast?: boolean,
) => Promise<DrawnPage | Draft | Guided | undefined>;

/**
 * Creates the renderer. Pages are rendered one at a time, each with fresh stores, so that nothing of one page ever reaches another.
 */
export function createRenderer({ manifests, pagesOf }: RenderedApps): RenderPage {
  setRoutePaths(pathsOf(manifests));
  const shell = manifests[0]?.name;
  const unanswered = new Set<string>();
  const parts = new Set<string>();
  globalThis.noteChunk = (chunk) => void parts.add(chunk);
  configureClient({
    send: ({ method, url, query }) => {
      if (method === 'GET') unanswered.add(earlyAnswerAddress(url, query));
      return new Promise(() => {});
    },
  });

  const clean = (early: PreloadedData) => {
    setEarlyAnswers(early);
    unanswered.clear();
    parts.clear();
    takePageHead();
    refreshStores();
    globalThis.pageTime = early.at || undefined;
  };

  return async (address, early, isLast = true) => {
    clean(early);
    const queryClient = createQueryClient();
    try {
      return await drawn(address, early, isLast, queryClient);
    } catch (error) {
      // The browser shows what the API refuses to this user.
      if (early.person !== undefined && isRefusal(error)) return undefined;
      throw error;
    } finally {
      queryClient.clear();
      clean({ at: 0, answers: {} });
    }
  };

  async function drawn(
    address: string,
    early: PreloadedData,
    isLast: boolean,
    queryClient: QueryClient,
  ): ReturnType<RenderPage> {
    const { person } = early;
    if (person !== undefined) {
      if (!Object.hasOwn(early.answers, earlyAnswerKey('/api/users/me')))
        throw new Error('The responses do not say whose page it is.');
      const user = await currentUser();
      if (user.id !== person) throw new Error('The responses are those of another user.');
      renderAs(user);
    }
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
    if (found instanceof Response) return person === undefined ? undefined : guided(found);
    if (found.statusCode !== 200) return undefined;
    for (const error of Object.values(found.errors ?? {})) throw error;
    await answersAreIn();
    if (!isLast && unanswered.size > 0) return { unanswered: [...unanswered] };
    const page = (
      <Product manifests={manifests} queryClient={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, found)}
          context={found}
          hydrate={false}
        />
      </Product>
    );
    const errors: unknown[] = [];
    const { prelude } = await prerenderToNodeStream(page, {
      // Streaming a part later would need a script.
      progressiveChunkSize: Infinity,
      // Not thrown here: that would end the thread, and with it the pages of others.
      onError: (error) => void errors.push(error),
    });
    if (errors.length > 0) throw errors[0];
    const opened = Object.values(found.loaderData).at(-1) as OpenedPage | undefined;
    return {
      html: await text(prelude),
      head: takePageHead(),
      unanswered: [...unanswered],
      parts: [...parts],
      person,
      isRefused: opened?.Page === OtherRole,
    };
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Other redirects leave a message or the intended path in the browser, and are left to it. */
function guided(redirect: Response): Guided | undefined {
  const leadsTo = redirect.headers.get('location');
  return leadsTo === hrefTo('organizationCreate') ? { leadsTo } : undefined;
}

/** Waits for a turn of the event loop, in which preloaded responses arrive. */
const answersAreIn = () => new Promise((resolve) => setImmediate(resolve));
