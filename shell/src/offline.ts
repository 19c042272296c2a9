import { serviceWorkerPath } from '@puente/federation/runtime';

/**
 * Once the first page is there and nothing else is going on: from then on the shell opens without a network, too
 * (deploy/edge/src/offline). A browser that has no such thing, or forbids it, misses nothing else.
 */
export function keepForOffline(): void {
  const saving = 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
  if (!('serviceWorker' in navigator) || saving) return;
  const register = () => void navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined);
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
    else setTimeout(register, 3_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
