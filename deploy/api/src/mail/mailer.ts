import type { Database } from '../db/connect.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Letter } from './letters.ts';

export interface Mailer {
  /**
   * Puts the message into the queue and returns; a job delivers it, again and again when that fails. With
   * `within`, the message leaves only if that transaction commits. So a slow mail server delays no answer,
   * and what was answered is sent even if the process ends at once.
   * Without a recipient (`null`) it takes as long and sends nothing: for answers that must not tell whether
   * an account exists.
   */
  send: (to: string | null, letter: Letter, within?: Database) => Promise<void>;
}

export const makeMailer = (queue: Pick<Queue, 'send'>): Mailer => ({
  send: (to, letter, within) => queue.send('mail', { to, letter }, { within }),
});
