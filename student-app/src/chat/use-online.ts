import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network: it knows at once, while a connection that has died may be silent for a minute. */
export const useOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);
