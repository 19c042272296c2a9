import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';

/** The organisation of the address, if it is one of the user's, else their first; none for a user without any. */
export function organizationShown(address: URLSearchParams, user: CurrentUser | null) {
  const own = organizationsOf(user);
  return own.find(({ id }) => String(id) === address.get('organization')) ?? own[0];
}
