import type { MessageId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import type { MailContent } from './mail-content.ts';

export interface Mailer {
  /**
   * Queues a message and returns. A job delivers it (delivery.ts) and retries on failure. With `within`, the message is
   * sent only if that transaction commits. So a slow mail server delays no response, and a message is sent even if the
   * process ends. With `null` it takes the same time and sends nothing: for responses that must not reveal whether an
   * account exists.
   * @param notice message of an audience notice, whose mail waits for all others. Its failures are recorded there.
   */
  send: (to: string | null, letter: MailContent, within?: Database, notice?: MessageId) => Promise<void>;
}

/** The part of the queue that accepts messages. */
interface LetterQueue {
  send: (
    name: 'mail',
    payload: { to: string | null; letter: MailContent; notice?: MessageId },
    options: { within: Database | undefined; priority?: number },
  ) => Promise<void>;
}

/** Thousands of notices must not delay the confirmation of an address. */
const afterOthers = -10;

export const makeMailer = (queue: LetterQueue): Mailer => ({
  send: (to, letter, within, notice) =>
    notice === undefined
      ? queue.send('mail', { to, letter }, { within })
      : queue.send('mail', { to, letter, notice }, { within, priority: afterOthers }),
});
