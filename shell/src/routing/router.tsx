import type { AppManifest } from '@puente/federation/manifest';
import { hrefTo } from '@puente/platform/links';
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from '@puente/platform/router';
import { knownUser, rememberIntendedPath } from '@puente/platform/session';
import { askLogin } from '@puente/platform/ui';
import { Layout } from '../frame/Layout.tsx';
import { FrameError } from '../outlet/FrameError.tsx';
import { LoadedPage, pageFor } from '../outlet/LoadedPage.tsx';
import { LoginNeeded } from '../outlet/LoginNeeded.tsx';
import { NotFound } from '../outlet/NotFound.tsx';
import { PageError } from '../outlet/PageError.tsx';
import { PagePending } from '../outlet/PagePending.tsx';
import { accessTo, comesBack, needsUser } from './access.ts';
import { routesOf, type RouteOfApp } from './manifests.ts';
import type { LoadPage } from './page-loader.ts';

/** The one router of the page: a route for each route of each manifest, guarded before any app code is loaded. */
export function createShellRouter(manifests: readonly AppManifest[], loadPage: LoadPage) {
  return createBrowserRouter(shellRoutes(manifests, loadPage));
}

export function shellRoutes(manifests: readonly AppManifest[], loadPage: LoadPage): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: FrameError,
      children: [
        ...routesOf(manifests).map((owned) => pageRoute(owned, loadPage)),
        { path: '*', Component: NotFound },
      ],
    },
  ];
}

function pageRoute({ app, route }: RouteOfApp, loadPage: LoadPage): RouteObject {
  return {
    id: route.name,
    path: route.path,
    handle: route,
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const url = new URL(request.url);
      const user = needsUser(route) ? await knownUser() : undefined;
      // Somebody has gone elsewhere meanwhile: nothing is to be asked or remembered about this page.
      if (request.signal.aborted) return null;
      const access = accessTo(route, user ?? null);
      if (comesBack(access)) rememberIntendedPath(url.pathname + url.search);
      switch (access) {
        case 'open':
          return pageFor(user, await loadPage(app, route.name, { params, search: url.searchParams }));
        case 'askLogin':
          askLogin();
          return pageFor(user, LoginNeeded);
        case 'login':
          return redirect(hrefTo('login'));
        case 'home':
          return redirect(hrefTo('home'));
        case 'createOrganization':
          return redirect(hrefTo('organizationCreate'));
        case 'completeProfile':
          return redirect(hrefTo('userComplete'));
      }
    },
    // A page reads its own search; only another path, or another session, is a reason to check again.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
    // In the place of the page, not of the frame: what is open or focused in the header stays when the page arrives.
    HydrateFallback: PagePending,
    Component: LoadedPage,
    ErrorBoundary: PageError,
  };
}
