import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns a value that only a browser knows, such as the address or the tab's storage. The server and the hydration use `whileDrawn`, so
 * that their HTML is equal.
 * @param read returns a stable value, not a new object each time
 */
export const useInBrowser = <Value>(read: () => Value, whileDrawn: Value): Value =>
  useSyncExternalStore(never, read, () => whileDrawn);
