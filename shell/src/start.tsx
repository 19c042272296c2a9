import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportUnexpectedTo } from '@puente/client/api-error';
import { LinkProvider } from '@puente/design-system/link';
import { createAppLoader, readReleaseSet } from '@puente/federation/runtime';
import { setRoutePaths } from '@puente/platform/links';
import { createQueryClient, QueryClientProvider } from '@puente/platform/query';
import { startSession } from '@puente/platform/session';
import { startConsent } from './consent/start-consent.ts';
import { watchConnection } from './errors/connection.ts';
import { reportAbout, reportError } from './errors/report.ts';
import { watchErrors } from './errors/watch.ts';
import { ShellPage } from './frame/ShellPage.tsx';
import { keepForOffline } from './offline.ts';
import { InternalLink } from './routing/InternalLink.tsx';
import { manifestsOf, pathsOf } from './routing/manifests.ts';
import { ManifestsProvider } from './routing/ManifestsContext.tsx';
import { createPageLoader } from './routing/page-loader.ts';
import { createShellRouter } from './routing/router.tsx';
import { sessionOf } from './session/session-of.ts';

/** Builds the page from the release set in the HTML: from here on the shell knows which apps there are. */
export function start(): void {
  const releaseSet = readReleaseSet();
  const manifests = manifestsOf(releaseSet);
  setRoutePaths(pathsOf(manifests));

  const queryClient = createQueryClient();
  const loadPage = createPageLoader(releaseSet, createAppLoader(releaseSet), queryClient);
  const router = createShellRouter(manifests, loadPage);

  startSession(...sessionOf(router, queryClient));

  reportAbout({
    app: () => router.state.route?.app ?? 'shell',
    versionOf: (app) => releaseSet.apps[app]?.version ?? releaseSet.shell.version,
    route: () => router.state.route?.name,
  });
  reportUnexpectedTo((error) => void reportError(error, 'call'));
  watchErrors();
  watchConnection();
  startConsent((href) => void router.navigate(href));

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ManifestsProvider value={manifests}>
          <LinkProvider component={InternalLink}>
            <ShellPage router={router} />
          </LinkProvider>
        </ManifestsProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  keepForOffline();
}
