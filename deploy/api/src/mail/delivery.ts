import { and, eq, isNotNull } from 'drizzle-orm';
import type { MessageId } from '@puente/contract/ids';
import { messages } from '../db/schema.ts';
import type { Job, JobContext } from '../jobs/job.ts';
import type { MailContent } from './mail-content.ts';

interface Mail {
  /** Null for a message without a recipient (mail/mailer.ts). */
  to: string | null;
  letter: MailContent;
  /** Message of an audience notice that this mail is a copy of. */
  notice?: MessageId;
}

/** Delivers a message. If the mail server is unavailable, eight tries take about six hours. */
export const mail: Job<Mail> = {
  retries: { limit: 8, wait: 2, longest: 2 * 60 * 60 },
  seconds: 60,
  prompt: true,
  run: async ({ to, letter, notice }, context, id) => {
    if (to === null) return undefined;
    try {
      await context.channel.deliver(id, to, letter);
    } catch (error) {
      if (notice !== undefined) await recordFailure(context, notice);
      throw error;
    }
    if (notice !== undefined) await forgetFailure(context, notice);
    return undefined;
  },
};

const recordFailure = ({ db, now }: JobContext, notice: MessageId) =>
  db.update(messages).set({ undeliveredAt: now }).where(eq(messages.id, notice));

const forgetFailure = ({ db }: JobContext, notice: MessageId) =>
  db
    .update(messages)
    .set({ undeliveredAt: null })
    .where(and(eq(messages.id, notice), isNotNull(messages.undeliveredAt)));
