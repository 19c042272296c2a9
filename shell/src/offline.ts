import { serviceWorkerPath } from '@puente/federation/runtime';
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
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || connection().saveData === true) return;
  whenIdle(() => void startKeeping().catch(() => undefined));
}

/** At once what this page has loaded, which costs nothing; the rest later, and never on a line that is slow or paid by volume. */
async function startKeeping(): Promise<void> {
  await navigator.serviceWorker.register(serviceWorkerPath);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: loadedFiles() });
  setTimeout(() => {
    if (isMetered(connection())) return;
    onceIdle(() => active?.postMessage({ keep: 'rest' }), restAfter, 1);
  }, restAfter);
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
