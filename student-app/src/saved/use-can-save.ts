import type { Role } from '@puente/contract/roles';
import { useUser } from '@puente/platform/session';

type Savers = Partial<Record<Role, unknown>>;

const students: Savers = { student: true };

/** Tells whether to show a save button: the user has one of these roles and a profile. Visitors see it too, and are asked to log in. */
export function useCanSave(savers = students): boolean {
  const user = useUser();
  if (user === null) return true;
  return user.profileType !== null && user.profileType in savers && user.details !== null;
}
