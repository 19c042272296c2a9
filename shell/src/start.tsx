import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportUnexpectedTo } from '@puente/client/api-error';
import { configureClient } from '@puente/client/http';
import { LinkProvider } from '@puente/design-system/link';
import { createAppLoader, readReleaseSet, refreshFailedFile } from '@puente/federation/runtime';
import { setRoutePaths } from '@puente/platform/links';
import { createQueryClient, QueryClientProvider } from '@puente/platform/query';
import { createBrowserRouter, RouterProvider } from '@puente/platform/router';
import { startSession } from '@puente/platform/session';
import { startConsent } from './consent/start-consent.ts';
import { watchConnection } from './errors/connection.ts';
import { reportAbout, reportError } from './errors/report.ts';
import { watchErrors } from './errors/watch.ts';
import { noteVisit } from './frame/visits.ts';
import { keepForOffline } from './offline.ts';
import { InternalLink } from './routing/InternalLink.tsx';
import { manifestsOf, pathsOf } from './routing/manifests.ts';
import { ManifestsProvider } from './routing/ManifestsContext.tsx';
import { createPageLoader } from './routing/page-loader.ts';
import { shellRoutes } from './routing/routes.tsx';
import { shownPage } from './routing/shown-page.ts';
import { sessionOf } from './session/session-of.ts';

/** Builds the page from the release set in the HTML: from here on the shell knows which apps there are. */
export function start(): void {
  const releaseSet = readReleaseSet();
  const manifests = manifestsOf(releaseSet);
  setRoutePaths(pathsOf(manifests));

  configureClient({ onTransportLost: refreshFailedFile });
  const queryClient = createQueryClient();
  const loadPage = createPageLoader(releaseSet, createAppLoader(releaseSet), queryClient);
  noteVisit();
  const router = createBrowserRouter(shellRoutes(manifests, loadPage));

  startSession(...sessionOf(queryClient));

  reportAbout({
    app: () => shownPage().place?.app ?? 'shell',
    versionOf: (app) => releaseSet.apps[app]?.version ?? releaseSet.shell.version,
    route: () => shownPage().place?.route.name,
  });
  reportUnexpectedTo((error) => void reportError(error, 'call'));
  watchErrors();
  watchConnection();
  startConsent((href) => void shownPage().goTo(href));

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ManifestsProvider value={manifests}>
          <LinkProvider component={InternalLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </ManifestsProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  keepForOffline(manifests);
}
