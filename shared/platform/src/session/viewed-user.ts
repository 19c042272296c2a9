import type { CurrentUser } from '@puente/contract/entities/user';
import { forgetCopies } from './draft-copies.ts';
import { forgetKeptTexts } from './kept-texts.ts';

const key = 'viewedUser';

/**
 * Keeps as whom a member of staff sees the platform in this browser. Once that is over, however it ended, removes the
 * drafts and texts that the person's pages have stored here.
 */
export function noteViewed(user: CurrentUser | null): void {
  try {
    // After its time, the user is the member of staff again.
    if (user?.view && user.profileType !== 'staff') return localStorage.setItem(key, String(user.id));
    const viewed = localStorage.getItem(key);
    if (viewed === null) return;
    localStorage.removeItem(key);
    forgetCopies(Number(viewed));
    forgetKeptTexts(Number(viewed));
  } catch {
    // Blocked storage holds nothing.
  }
}
