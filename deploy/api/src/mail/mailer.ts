import type { Database } from '../db/connect.ts';
import type { Letter } from './letters.ts';

export interface Mailer {
  /**
   * Writes the letter into the queue and returns; a job delivers it (delivery.ts) and tries again when that fails.
   * With `within`, the letter leaves only if that transaction commits. A slow mail server delays no answer, and a
   * letter is sent even if the process ends at once.
   * With `null` it takes as long and sends nothing: for answers that must not tell whether an account exists.
   */
  send: (to: string | null, letter: Letter, within?: Database) => Promise<void>;
}

/** The part of the queue that takes letters. */
interface LetterQueue {
  send: (
    name: 'mail',
    payload: { to: string | null; letter: Letter },
    options: { within: Database | undefined },
  ) => Promise<void>;
}

export const makeMailer = (queue: LetterQueue): Mailer => ({
  send: (to, letter, within) => queue.send('mail', { to, letter }, { within }),
});
