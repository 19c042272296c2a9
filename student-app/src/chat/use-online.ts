import { useSyncExternalStore } from 'react';

const whileDrawn = () => true;

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Tells whether the browser is online. The browser knows at once, while a dead connection can go unnoticed for a minute. */
export const useOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine, whileDrawn);
