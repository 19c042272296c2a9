import { useUser } from '@puente/platform/session';

/** Only students save records. */
export function useCanSave(): boolean {
  const user = useUser();
  return user?.profileType === 'student' && user.details !== null;
}
