import type { CurrentUser } from '@puente/contract/entities/user';
import type { AppManifest } from '@puente/federation/manifest';
import { serviceWorkerPath } from '@puente/federation/runtime';
import { knownUser, useSession } from '@puente/platform/session';
import { accessTo } from './routing/access.ts';
import { routesOf } from './routing/manifests.ts';
import { onceIdle, whenIdle } from './when-idle.ts';

/** Milliseconds after which the rest is kept: the visitor reads the first page. */
const restAfter = 10_000;

interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/**
 * Starts the service worker once the first page is there and the browser idle: from then on the shell opens
 * without a network, too (deploy/edge/src/offline). A browser without service workers misses nothing else.
 */
export function keepForOffline(manifests: readonly AppManifest[]): void {
  if (!('serviceWorker' in navigator) || connection().saveData === true) return;
  whenIdle(() => void startKeeping(manifests).catch(() => undefined));
}

/**
 * At once what this page has loaded, which costs nothing; the rest later, and never on a line that is slow or paid by volume.
 * A user who logs in then may open other apps.
 */
async function startKeeping(manifests: readonly AppManifest[]): Promise<void> {
  await navigator.serviceWorker.register(serviceWorkerPath);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: loadedFiles() });
  const keepRest = async () => {
    // An API out of reach says nothing about the visitor.
    const user = await knownUser().catch(() => null);
    if (!isMetered(connection())) active?.postMessage({ keep: 'rest', apps: appsFor(user, manifests) });
  };
  const soon = () => void onceIdle(() => void keepRest(), restAfter, 1);
  setTimeout(() => {
    soon();
    useSession.subscribe(({ user }, former) => {
      if (user && user.profileType !== former.user?.profileType) soon();
    });
  }, restAfter);
}

/** Apps with a page that this visitor may open, but for one to which only a mail leads. */
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
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Not every browser tells. */
const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {});

const isMetered = ({ saveData, type, effectiveType = '4g' }: Connection): boolean =>
  saveData === true || type === 'cellular' || effectiveType !== '4g';
