import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import { returnPath } from '@puente/contract/return-path';
import { isOrganizationRole, landingRoute, type Role } from '@puente/contract/roles';
import { hasRoute, hrefTo } from '../links/index.ts';

const key = 'u4iRedirect';

/** Stores where the user was going when login came in between (specification §4), for this tab only. */
export function rememberIntendedPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage is blocked: after login the person lands where their role lands.
  }
}

export function forgetIntendedPath(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}

/** The stored path, if it is a page of the site (the rule is the contract's); it stays stored. */
export function intendedPath(): string | null {
  try {
    return returnPath(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/**
 * The stored path, or where the role lands. Only paths of our own origin are followed. A user without a
 * profile completes it first, and the path waits for them.
 */
export function destinationAfterLogin(user: CurrentUser): string {
  if (!user.profileType) return hrefTo('userComplete');
  const stored = intendedPath();
  forgetIntendedPath();
  return stored ?? hrefTo(landingOf(user, user.profileType));
}

/**
 * Where a role lands (specification §4); students who have finished, in the repository if there is one; people of
 * organisations that do not exist yet, where they create theirs.
 */
function landingOf(user: CurrentUser, role: Role): string {
  if (isOrganizationRole(role) && organizationsOf(user).length === 0 && hasRoute('organizationCreate'))
    return 'organizationCreate';
  const finished = role === 'student' && user.details?.situation === 'finished';
  return finished && hasRoute('workRepository') ? 'workRepository' : landingRoute[role];
}
