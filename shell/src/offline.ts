import { serviceWorkerPath } from '@puente/federation/runtime';
import { whenIdle } from './when-idle.ts';

/**
 * Starts the service worker once the first page is there and the browser idle: from then on the shell opens
 * without a network, too (deploy/edge/src/offline). A browser without service workers misses nothing else.
 */
export function keepForOffline(): void {
  const saving =
    'connection' in navigator &&
    (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
  if (!('serviceWorker' in navigator) || saving) return;
  whenIdle(() => void navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined));
}
