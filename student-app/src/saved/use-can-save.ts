import { useUser } from '@puente/platform/session';

/** Only students save records; a visitor, who may be one, is asked to log in. */
export function useCanSave(): boolean {
  const user = useUser();
  return user === null || (user.profileType === 'student' && user.details !== null);
}
