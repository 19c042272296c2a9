import type { Job } from '../jobs/job.ts';
import type { MailContent } from './mail-content.ts';

interface Mail {
  /** Null for a message without a recipient (mail/mailer.ts). */
  to: string | null;
  letter: MailContent;
}

/** Delivers a message. If the mail server is unavailable, eight tries take about six hours. */
export const mail: Job<Mail> = {
  retries: { limit: 8, wait: 2, longest: 2 * 60 * 60 },
  seconds: 60,
  prompt: true,
  run: async ({ to, letter }, { channel }, id) => {
    if (to !== null) await channel.deliver(id, to, letter);
    return undefined;
  },
};
