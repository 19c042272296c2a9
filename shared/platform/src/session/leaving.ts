import { forgetCopies, sendDrafts, unsentCopies } from './draft-copies.ts';

/** What becomes of forms that the server could not be sent: they stay in this browser, or go, or the user does not leave. */
export type UnsentChoice = 'keep' | 'remove' | 'stay';

/** Without a page that asks, nothing is lost. */
const keepAll = (): Promise<UnsentChoice> => Promise.resolve('keep');
let ask: (forms: number) => Promise<UnsentChoice> = keepAll;

/** Whoever shows the question at a logout whose drafts could not be sent. @returns to be called when they no longer can */
export function onUnsentDrafts(question: typeof ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = keepAll;
  };
}

/** Sends drafts before a logout. False when some could not be sent and their author would rather stay. */
export async function mayLeave(user: number): Promise<boolean> {
  await sendDrafts();
  const forms = unsentCopies(user);
  if (forms === 0) return true;
  const choice = await ask(forms);
  if (choice === 'remove') forgetCopies(user);
  return choice !== 'stay';
}
