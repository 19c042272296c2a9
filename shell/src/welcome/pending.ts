import { useSyncExternalStore } from 'react';
import { useUser } from '@puente/platform/session';
import { onRegistrationChange, registeredHere } from './registered.ts';

/**
 * Tells whether to welcome the signed-in user: they registered in this browser, and this is their first login here. While it is true, no
 * other modal opens by itself.
 */
export function useWelcomePending(): boolean {
  const user = useUser();
  const newcomer = useSyncExternalStore(onRegistrationChange, registeredHere, () => null);
  return user !== null && user.id === newcomer;
}
