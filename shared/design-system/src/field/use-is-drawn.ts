import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Tells whether the page is being rendered on the server or hydrated: both must have the same result. */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
