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

/** Counts the forms of this person that are kept in this browser alone. */
export function unsentCopies(user: number): number {
  try {
    return Object.entries(localStorage).filter(
      ([key, stored]) => key.startsWith(prefixOf(user)) && !String(stored).startsWith(sentMark),
    ).length;
  } catch {
    return 0; // blocked storage holds nothing
  }
}

/** Takes away this person's copies that the server has, too: they come back with the next login, here or elsewhere. */
export const forgetSentCopies = (user: number): void =>
  forgetKeys(
    () => localStorage,
    (key) => key.startsWith(prefixOf(user)) && localStorage.getItem(key)?.startsWith(sentMark) === true,
  );

/** Takes away all of this person's copies. */
export const forgetCopies = (user: number): void =>
  forgetKeys(
    () => localStorage,
    (key) => key.startsWith(prefixOf(user)),
  );

type Send = () => Promise<unknown>;
const openForms = new Set<Send>();

/** A form that keeps a draft says how its last words are sent. @returns to be called once they have been */
export function sendAtLogout(send: Send): () => void {
  openForms.add(send);
  return () => openForms.delete(send);
}

/** Milliseconds that a logout waits for drafts on their way. */
const patience = 4_000;

/** Sends what the open forms hold, and waits for it no longer than a user would. */
export async function sendDrafts(): Promise<void> {
  if (openForms.size === 0) return;
  await Promise.race([
    Promise.allSettled([...openForms].map((send) => send())),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
