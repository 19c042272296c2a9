import { forgetKeys } from './forget-keys.ts';

/**
 * Short texts that a user has begun and not sent, by place: 'chat:12'. They are kept in this browser alone, for this user alone,
 * until they are sent or the user logs out. A form has a draft instead, which follows its author to other devices.
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

/** At a logout: the computer may be a library's. */
export const forgetKeptTexts = (user: number): void =>
  forgetKeys(
    () => localStorage,
    (key) => key.startsWith(prefixOf(user)),
  );
