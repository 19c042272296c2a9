import type { AppManifest } from '@puente/federation/manifest';
import type { RouteObject, ShouldRevalidateFunction } from '@puente/platform/router';
import { Layout } from '../frame/Layout.tsx';
import { FrameError } from '../outlet/FrameError.tsx';
import { FirstPagePending } from '../outlet/FirstPage.tsx';
import { NotFound } from '../outlet/NotFound.tsx';
import { PageError } from '../outlet/PageError.tsx';
import { PageOutlet } from '../outlet/PageOutlet.tsx';
import { routesOf } from './manifests.ts';
import { openPage } from './open-page.ts';
import type { LoadPage } from './page-loader.ts';

/** The route table of the product: a route for each route of each manifest, all of them inside the frame. */
export const shellRoutes = (manifests: readonly AppManifest[], loadPage: LoadPage): RouteObject[] => [
  {
    Component: Layout,
    ErrorBoundary: FrameError,
    children: [
      ...routesOf(manifests).map((place) => ({
        // Names are unique over all manifests; place.ts finds the route by it.
        id: place.route.name,
        path: place.route.path,
        loader: openPage(place, loadPage),
        shouldRevalidate: isOpenedAnew,
        HydrateFallback: FirstPagePending,
        Component: PageOutlet,
        ErrorBoundary: PageError,
      })),
      { path: '*', Component: NotFound },
    ],
  },
];

/** A page reads its own search: another search of the same path is the same page, and its own address opens it anew. */
const isOpenedAnew: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
