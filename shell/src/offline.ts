import type { CurrentUser } from '@puente/contract/entities/user';
import type { AppManifest } from '@puente/federation/manifest';
import { filesOriginOfPage, serviceWorkerPath } from '@puente/federation/runtime';
import { knownUser, useSession } from '@puente/platform/session';
import { effectiveType, isMetered, savesData } from './network-cost.ts';
import { accessTo } from './routing/access.ts';
import { routesOf } from './routing/manifests.ts';
import { onceIdle, whenIdle } from './when-idle.ts';

/** Milliseconds before the rest is cached, while the visitor reads the first page. */
const restAfter = 10_000;

/**
 * Starts the service worker once the first page is ready and the browser idle. From then on the shell also opens offline
 * (deploy/edge/src/offline). Browsers without service workers only lack this feature.
 */
export function keepForOffline(manifests: readonly AppManifest[]): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  whenIdle(() => void startKeeping(manifests).catch(() => undefined));
}

/**
 * Caches the files of this page at once, as they are already downloaded. Caches the rest later, but not on slow or metered connections.
 * After a login the user may open other apps, so runs again.
 */
async function startKeeping(manifests: readonly AppManifest[]): Promise<void> {
  await navigator.serviceWorker.register(serviceWorkerPath);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: loadedFiles() });
  const keepRest = async () => {
    // Treat an unreachable API like a visitor without a session.
    const user = await knownUser().catch(() => null);
    if (!isMetered() && effectiveType() === '4g')
      active?.postMessage({ keep: 'rest', apps: appsFor(user, manifests) });
  };
  const soon = () => void onceIdle(() => void keepRest(), restAfter, 1);
  setTimeout(() => {
    soon();
    useSession.subscribe(({ user }, former) => {
      if (user && user.profileType !== former.user?.profileType) soon();
    });
  }, restAfter);
}

/** Returns the apps with a page that the user may open. Unlisted pages do not count, as they are reached from mails only. */
function appsFor(user: CurrentUser | null, manifests: readonly AppManifest[]): string[] {
  const open = routesOf(manifests).filter(
    ({ route }) => route.unlisted !== true && accessTo(route, user) === 'open',
  );
  return [...new Set(open.map(({ app }) => app))];
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        [location.origin, filesOriginOfPage()?.origin].includes(origin) && pathname.startsWith('/assets/'),
    )
    .map(({ pathname }) => pathname);
