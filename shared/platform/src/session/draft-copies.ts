import { forgetKeys } from './forget-keys.ts';

/**
 * Local drafts of forms: their keys in this browser, and their removal at a logout. Their content belongs to `forms`, which loads with the
 * first form; the session needs only the keys.
 */
const prefixOf = (user: number): string => `draft:${user}:`;

/** Key of a user's draft. On a shared computer, drafts of different users are separate. */
export const copyKey = (user: number, name: string): string => prefixOf(user) + name;

/** Prefix of a stored copy that the server also has. */
export const sentMark = 'sent:';

/** Counts a user's drafts that exist in this browser only. */
export function unsentCopies(user: number): number {
  try {
    return Object.entries(localStorage).filter(
      ([key, stored]) => key.startsWith(prefixOf(user)) && !String(stored).startsWith(sentMark),
    ).length;
  } catch {
    return 0; // blocked storage has no drafts
  }
}

/** Removes a user's copies that the server also has. They return with the next login on any device. */
export const forgetSentCopies = (user: number): void =>
  forgetKeys(
    () => localStorage,
    (key) => key.startsWith(prefixOf(user)) && localStorage.getItem(key)?.startsWith(sentMark) === true,
  );

/** Removes all copies of a user. */
export const forgetCopies = (user: number): void =>
  forgetKeys(
    () => localStorage,
    (key) => key.startsWith(prefixOf(user)),
  );

type Send = () => Promise<unknown>;
const openForms = new Set<Send>();

/**
 * Registers a form's function that sends its latest draft at a logout.
 * @returns a function that unregisters it
 */
export function sendAtLogout(send: Send): () => void {
  openForms.add(send);
  return () => openForms.delete(send);
}

/** Milliseconds that a logout waits for drafts in flight. */
const patience = 4_000;

/** Sends the drafts of the open forms. Waits for a limited time only. */
export async function sendDrafts(): Promise<void> {
  if (openForms.size === 0) return;
  await Promise.race([
    Promise.allSettled([...openForms].map((send) => send())),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
