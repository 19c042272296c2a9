import type { CurrentUser } from '@puente/contract/entities/user';
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

/** The stored path, if it is one that may be followed; it stays stored. */
export function intendedPath(): string | null {
  try {
    return ownPath(sessionStorage.getItem(key));
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

function ownPath(path: string | null): string | null {
  if (!path?.startsWith('/')) return null;
  const url = URL.parse(path, window.location.origin);
  if (url?.origin !== window.location.origin) return null;
  // `/.//evil.example` is a path of ours, but written out it is the address of another host.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}
