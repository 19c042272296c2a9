import type { CurrentUser } from '@puente/contract/entities/user';
import { returnPath } from '@puente/contract/return-path';
import { landingRoute } from '@puente/contract/roles';
import { hrefTo } from '../links/index.ts';

const key = 'u4iRedirect';

/** Where somebody was going when login came in between (specification §4), for this tab only. */
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

/** The stored path, or where the role lands. Only paths of our own origin are followed. */
export function destinationAfterLogin(user: CurrentUser): string {
  const stored = intendedPath();
  forgetIntendedPath();
  if (stored) return stored;
  const landing = user.profileType ? landingRoute[user.profileType] : 'userComplete';
  return hrefTo(landing);
}
