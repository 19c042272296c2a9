import type { Role } from '@puente/contract/roles';
import { useUser } from '@puente/platform/session';

const students: readonly Role[] = ['student'];

/** Tells whether a user of these roles is signed in, with a profile. A visitor may be one and is asked to log in. */
export function useCanSave(savers = students): boolean {
  const user = useUser();
  if (user === null) return true;
  return user.profileType !== null && savers.includes(user.profileType) && user.details !== null;
}
