import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportUnexpectedTo } from '@puente/client/api-error';
import { configureClient } from '@puente/client/http';
import { answeredByPage, forgetEarlyAnswers, preloadedAt, preloadedFor } from '@puente/client/preloaded-data';
import { createAppLoader, currentReleaseSet, refreshFailedFile } from '@puente/federation/runtime';
import { setRoutePaths } from '@puente/platform/links';
import { createQueryClient, type QueryClient } from '@puente/platform/query';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@puente/platform/router';
import { startSession, useSession } from '@puente/platform/session';
import { firstReady } from '@puente/platform/ui';
import { startConsent } from './consent/start-consent.ts';
import { repeatEarlyInput } from './early-input.ts';
import { watchBlockedThread } from './errors/blocked-thread.ts';
import { watchConnection } from './errors/connection.ts';
import { reportAbout, reportError } from './errors/report.ts';
import { watchErrors } from './errors/watch.ts';
import { noteNewVisit } from './frame/visit-ids.ts';
import { watchReleases } from './newer-release/watch-on-idle.ts';
import { keepForOffline } from './offline.ts';
import { onFailure } from './outlet/on-failure.ts';
import { preloadOnIntent } from './preload/preload-on-intent.ts';
import { Product } from './Product.tsx';
import { manifestsOf, pathsOf, routesOf } from './routing/manifests.ts';
import { createPageLoader } from './routing/page-loader.ts';
import { shellRoutes } from './routing/routes.tsx';
import { shownPage } from './routing/shown-page.ts';
import { sessionOf } from './session/session-of.ts';

/** Starts the product from the release set in the HTML, which lists the apps. */
export function start(): void {
  const root = document.getElementById('root');
  // A browser may show a page from before a logout again: it is nobody's.
  if (root && preloadedFor() !== undefined && useSession.getState().status === 'loggedOut') {
    forgetEarlyAnswers();
    root.replaceChildren();
  }
  const person = preloadedFor();
  const releaseSet = currentReleaseSet();
  const manifests = manifestsOf(releaseSet);
  setRoutePaths(pathsOf(manifests));

  configureClient({ onTransportLost: refreshFailedFile });
  const queryClient = createQueryClient();
  const apps = createAppLoader(releaseSet);
  const loadPage = createPageLoader(releaseSet, apps, queryClient);
  noteNewVisit();
  const routes = shellRoutes(manifests, loadPage);

  startSession(...sessionOf(queryClient));

  let first: Router | undefined;
  reportAbout({
    app: () => shownPage().place?.app ?? 'shell',
    versionOf: (app) => releaseSet.apps[app]?.version ?? releaseSet.shell.version,
    // The first page may fail before it is shown.
    route: () => shownPage().place?.route.name ?? first?.state.matches.at(-1)?.route.id,
  });
  reportUnexpectedTo((error) => void reportError(error, 'call'));
  watchErrors();
  watchBlockedThread();
  // The page's watchdog leaves errors to this shell from here on.
  performance.mark('shell-started');
  watchConnection();
  startConsent((href) => void shownPage().goTo(href));

  if (!root) throw new Error('The page has no #root element.');
  const productOn = (itsRouter: Router) => (
    <Product manifests={manifests} queryClient={queryClient}>
      <RouterProvider router={itsRouter} />
    </Product>
  );
  const appOf = ({ state }: Router) =>
    routesOf(manifests).find(({ route }) => route.name === state.matches.at(-1)?.route.id)?.app;
  const open = () => {
    const router = createBrowserRouter(routes);
    first = router;
    const isOfFormer = (app: string) => releaseSet.apps[app]?.insteadOf !== undefined;
    if (root.hasChildNodes())
      void takeOver(root, { person, routes, router, queryClient, productOn, appOf, isOfFormer });
    else createRoot(root).render(productOn(router));
  };
  if (person === undefined) open();
  // The preloaded user is known within a turn of the event loop, and pages prefetch by user, as during server rendering.
  else setTimeout(open);
  keepForOffline(manifests);
  preloadOnIntent({ routes, manifests, apps, queryClient });
  watchReleases();
}

type Router = ReturnType<typeof createBrowserRouter>;

interface Drawn {
  /** Id of the user for whom the server rendered the page; undefined for a visitor. */
  person: number | undefined;
  routes: RouteObject[];
  router: Router;
  queryClient: QueryClient;
  productOn: (router: Router) => ReactNode;
  /** App of a router's page. A difference from the server's page is most likely in there. */
  appOf: (router: Router) => string | undefined;
  /** Tells whether this page view uses the former version of an app, which the server did not render. */
  isOfFormer: (app: string) => boolean;
}

/**
 * Hydrates the server's page once its chunk has loaded. Until then the page is readable and its links work. If the chunk fails, the page
 * stays as it is.
 */
async function takeOver(
  root: HTMLElement,
  { person, routes, router, queryClient, productOn, appOf, isOfFormer }: Drawn,
): Promise<void> {
  await Promise.all([untilInitialized(router), globalThis.lateStyles]);
  const app = appOf(router) ?? '';
  const renderAnew = async () => {
    if (isOfFormer(app)) await onFailure(({ removeDrawnStyles }) => removeDrawnStyles(app));
    repeatEarlyInput();
    createRoot(root).render(productOn(router));
  };
  const [error] = Object.values<unknown>(router.state.errors ?? {});
  if (error !== undefined) {
    // A user's page is there to work with: show the error and its retry. A visitor can go on reading.
    if (person !== undefined) return renderAnew();
    const reloads = await onFailure(({ reloadWithFormerVersion }) => reloadWithFormerVersion(error, app));
    if (reloads !== true) reportError(error, 'render');
    return;
  }
  // The preloaded responses arrive within a turn of the event loop, as during server rendering.
  await new Promise((resolve) => setTimeout(resolve));
  if (answeredByPage()) await untilLoaded(queryClient);
  // From here on links change the page without a document, so the browser must not prefetch any.
  document.querySelector('script[type="speculationrules"]')?.remove();
  // The server's HTML does not match the client's state: a response was missing or stale, or it was rendered for someone else, or by another
  // version of the app. Render instead of hydrating.
  if (!answeredByPage() || !isFor(person) || isOfFormer(app)) return renderAnew();
  // A router that loads the first page itself scrolls to the top, although the visitor may have scrolled down already. With hydration data
  // the position stays.
  const { loaderData } = router.state;
  router.dispose();
  globalThis.pageTime = preloadedAt() || undefined;
  void firstReady.then(() => setTimeout(() => (globalThis.pageTime = undefined), settled));
  const hydrating = createBrowserRouter(routes, { hydrationData: { loaderData } });
  repeatEarlyInput();
  const isTranslated = watchTranslation(root);
  // A transition lets React handle input while it hydrates.
  startTransition(() => {
    hydrateRoot(root, productOn(hydrating), {
      // React renders translated parts again, and the mismatch is no bug of ours.
      onRecoverableError: (problem) => isTranslated() || reportError(thrownBy(problem), 'render', app),
    });
  });
}

/**
 * Watches the page for the `<font>` elements of the browser's translation until it is hydrated. React may have removed them when it reports
 * the mismatch.
 */
function watchTranslation(root: HTMLElement): () => boolean {
  let found = false;
  const look = () => (found ||= root.querySelector('font') !== null);
  look();
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  void firstReady.then(() => setTimeout(() => observer.disconnect(), settled));
  return look;
}

/** The error of a component for which React gave up hydration: its stack names the app, which React's own does not. */
const thrownBy = (problem: unknown): unknown =>
  problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;

/** Milliseconds after which every part of the page is hydrated, and its words follow the clock. */
const settled = 3_000;

/** In milliseconds. After that React renders anew what is not loaded yet. */
const longestWait = 4_000;

/** Waits for code that the page prefetches, such as that of a part which the server has rendered. */
const untilLoaded = (queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const check = () => queryClient.isFetching() === 0 && end();
    const timer = setTimeout(end, longestWait);
    const stop = queryClient.getQueryCache().subscribe(check);
    check();
  });

function isFor(person: number | undefined): boolean {
  const { status, user } = useSession.getState();
  return person === undefined ? status === 'loggedOut' : status === 'authenticated' && user?.id === person;
}

const untilInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
