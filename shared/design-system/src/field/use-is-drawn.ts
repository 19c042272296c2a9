import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Tells whether the page is being drawn on the server, or taken over from there: it has to look the same both times. */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
