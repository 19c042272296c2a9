import { forgetKeys } from './forget-keys.ts';

/**
 * Where the drafts of forms are kept in this browser, and what becomes of them at a logout. Their content
 * belongs to `forms`, which is loaded with the first form; the session needs no more than this.
 */
const prefixOf = (user: number): string => `draft:${user}:`;

/** A draft belongs to one user: on a shared computer no user is given another's text. */
export const copyKey = (user: number, name: string): string => prefixOf(user) + name;

/** The mark of a copy that the server has, too, at the beginning of what is stored. */
export const sentMark = 'sent:';

/**
 * Takes away this person's copies that the server has, too: they come back with the next login, here or elsewhere.
 * What could not be sent stays, for this user alone.
 */
export const forgetSentCopies = (user: number): void =>
  forgetKeys(
    () => localStorage,
    (key) => key.startsWith(prefixOf(user)) && localStorage.getItem(key)?.startsWith(sentMark) === true,
  );
