import { forgetCopies, sendDrafts, unsentCopies } from './draft-copies.ts';

/** Fate of drafts that could not be sent: they stay in this browser, they are removed, or the user does not log out. */
export type UnsentChoice = 'keep' | 'remove' | 'stay';

/** Default without a dialog: drafts are kept. */
const keepAll = (): Promise<UnsentChoice> => Promise.resolve('keep');
let ask: (forms: number) => Promise<UnsentChoice> = keepAll;

/**
 * Registers the dialog that asks about unsent drafts at a logout.
 * @returns a function that unregisters it
 */
export function onUnsentDrafts(question: typeof ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = keepAll;
  };
}

/** Sends drafts before a logout. False when some could not be sent and their author would rather stay. */
export async function mayLogOut(user: number): Promise<boolean> {
  await sendDrafts();
  const forms = unsentCopies(user);
  if (forms === 0) return true;
  const choice = await ask(forms);
  if (choice === 'remove') forgetCopies(user);
  return choice !== 'stay';
}
