import type { AppManifest } from '@puente/federation/manifest';
import type { RouteObject, ShouldRevalidateFunction } from '@puente/platform/router';
import { Layout } from '../frame/Layout.tsx';
import { FirstPagePending } from '../outlet/FirstPage.tsx';
import { FrameError } from '../outlet/FrameError.tsx';
import { NotFound } from '../outlet/NotFound.tsx';
import { PageError } from '../outlet/PageError.tsx';
import { PageOutlet } from '../outlet/PageOutlet.tsx';
import { routesOf } from './manifests.ts';
import { openPage } from './open-page.ts';
import type { LoadPage } from './page-loader.ts';

/** Route table of the product: every route of every manifest, inside the frame. */
export const shellRoutes = (manifests: readonly AppManifest[], loadPage: LoadPage): RouteObject[] => [
  {
    Component: Layout,
    ErrorBoundary: FrameError,
    children: [
      ...routesOf(manifests).map((place) => ({
        // Route names are unique across manifests; place.ts finds the route by this id.
        id: place.route.name,
        path: place.route.path,
        loader: openPage(place, loadPage),
        shouldRevalidate: reloadsOnNavigation,
        HydrateFallback: FirstPagePending,
        Component: PageOutlet,
        ErrorBoundary: PageError,
      })),
      { path: '*', Component: NotFound },
    ],
  },
];

/**
 * Decides whether to run the loader again. A new query on the same path does not, as pages read it themselves; a click on the current
 * address does.
 */
const reloadsOnNavigation: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
