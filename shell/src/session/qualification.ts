import type { CurrentUser } from '@puente/contract/entities/user';

/** Pages of projects (specification §4), login, registration and the wizard: no user is interrupted there. */
const undisturbed = /^\/(?:projects|apply|user|register|connect|profile\/complete)(?:\/|$)/;

/** Whether this is a student to ask what worries them, on a page where that is no interruption. */
export function asksQualification(user: CurrentUser | null, pathname: string): boolean {
  if (user?.profileType !== 'student' || !user.details || user.details.qualification) return false;
  const { situation } = user.details;
  return (situation === 'unknown' || situation === 'choosing') && !undisturbed.test(pathname);
}

const key = 'u4iQualificationModalShown';
/** Where storage is blocked, the question is asked once per page view at most. */
let shownHere = false;

/** @returns whether the question has been asked in this session of the browser */
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
