import { forgetKeys } from './forget-keys.ts';

/**
 * Unsent short texts of a user, by place: 'chat:12'. Stored in this browser for this user, until they are sent or the user logs out. Forms
 * have drafts instead, which follow their author to other devices.
 */
const prefixOf = (user: number): string => `text:${user}:`;

export function keptText(user: number, place: string): string {
  try {
    return localStorage.getItem(prefixOf(user) + place) ?? '';
  } catch {
    return ''; // blocked storage holds nothing
  }
}

/** An empty text is forgotten. */
export function keepText(user: number, place: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(prefixOf(user) + place);
    else localStorage.setItem(prefixOf(user) + place, text);
  } catch {
    // Full or blocked storage: the field still works, it is only not kept.
  }
}

/** Removes a user's texts at a logout, because the computer may be shared. */
export const forgetKeptTexts = (user: number): void =>
  forgetKeys(
    () => localStorage,
    (key) => key.startsWith(prefixOf(user)),
  );
