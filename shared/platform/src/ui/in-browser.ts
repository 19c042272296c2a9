import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only a browser knows: where the page was opened, what the tab stores. The page is drawn with the other value on the server and
 * while it is taken over, so that both are the same.
 * @param read gives a value that is the same each time, not a new object
 */
export const useInBrowser = <Value>(read: () => Value, whileDrawn: Value): Value =>
  useSyncExternalStore(never, read, () => whileDrawn);
