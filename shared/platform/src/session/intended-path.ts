import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import { returnPath } from '@puente/contract/return-path';
import { isOrganizationRole, landingRoute, type Role } from '@puente/contract/roles';
import { hasRoute, hrefTo } from '../links/index.ts';

const key = 'u4iRedirect';

/** Stores the path that the user wanted before the login (specification §4), for this tab only. */
export function rememberIntendedPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Blocked storage: after the login the user lands on the page of their role.
  }
}

export function forgetIntendedPath(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}

/** Returns the stored path if it is a page of the site (by the contract's rule). It stays stored. */
export function intendedPath(): string | null {
  try {
    return returnPath(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/**
 * Returns the stored path, or the landing page of the role. Only paths of our own origin are followed. A user without a profile completes
 * it first; the path stays stored.
 */
export function destinationAfterLogin(user: CurrentUser): string {
  if (!user.profileType) return hrefTo('userComplete');
  const stored = intendedPath();
  forgetIntendedPath();
  return stored ?? hrefTo(landingOf(user, user.profileType));
}

/**
 * Landing page of a role (specification §4). Students who have finished land in the repository, if there is one. People without an
 * organisation land on the page that creates one.
 */
function landingOf(user: CurrentUser, role: Role): string {
  if (isOrganizationRole(role) && organizationsOf(user).length === 0 && hasRoute('organizationCreate'))
    return 'organizationCreate';
  const finished = role === 'student' && user.details?.situation === 'finished';
  return finished && hasRoute('workRepository') ? 'workRepository' : landingRoute[role];
}
