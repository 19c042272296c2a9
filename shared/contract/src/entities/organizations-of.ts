import type { OrganizationId } from '../ids.ts';
import type { CurrentUser } from './user.ts';

/**
 * Organisations that a user acts for, in any role.
 * In a file without schemas, so that pages without forms need not load zod for it.
 */
export const organizationsOf = (
  user: Pick<CurrentUser, 'details'> | null,
): { id: OrganizationId; name: string }[] =>
  user?.details?.organizations ?? (user?.details?.organization ? [user.details.organization] : []);
