import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is as the server drew it: until React has taken it over. */
export const useDrawnByServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
