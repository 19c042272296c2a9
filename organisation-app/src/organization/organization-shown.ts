import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';

/** Returns the organisation in the address if it belongs to the user, otherwise their first one. Undefined for a user without any. */
export function organizationShown(address: URLSearchParams, user: CurrentUser | null) {
  const own = organizationsOf(user);
  return own.find(({ id }) => String(id) === address.get('organization')) ?? own[0];
}
