import type { CurrentUser } from '@puente/contract/entities/user';

/** Pages on which the question must not interrupt: projects (specification §4), login, registration and the wizard. */
const undisturbed = /^\/(?:projects|apply|user|register|connect|profile\/complete)(?:\/|$)/;

/** Tells whether to ask a student about their worries, on a page where the question does not interrupt. */
export function asksQualification(user: CurrentUser | null, pathname: string): boolean {
  if (user?.profileType !== 'student' || user.view || !user.details || user.details.qualification)
    return false;
  const { situation } = user.details;
  return (situation === 'unknown' || situation === 'choosing') && !undisturbed.test(pathname);
}

const key = 'u4iQualificationModalShown';
/** Fallback when storage is blocked: the question opens at most once per page view. */
let shownHere = false;

/** @returns true when the question has been asked in this browser session */
export function wasAsked(): boolean {
  try {
    return shownHere || sessionStorage.getItem(key) !== null;
  } catch {
    return shownHere;
  }
}

export function noteAsked(): void {
  shownHere = true;
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // See above.
  }
}
