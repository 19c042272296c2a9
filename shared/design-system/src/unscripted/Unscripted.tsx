import { useSyncExternalStore, type ReactNode } from 'react';

/** Part of a drawn page that a browser without scripts shows in the place of what needs one (`data-scripted`); gone once there is one. */
export function Unscripted({ children }: { children: ReactNode }) {
  const isDrawn = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return isDrawn && <div data-unscripted="">{children}</div>;
}
