import type { Connection } from '../db/connect.ts';
import { countTogether } from '../http/counts.ts';
import { keyedHash } from '../http/keyed-hash.ts';

/** Mails that anybody can trigger for any address. */
export type AskedMail = 'reset' | 'confirmation';

/**
 * Limits such mails per address. A request beyond the limit gets the same response but sends no mail, so nobody can
 * block the owner's own requests.
 */
export interface Mailboxes {
  /** Counts a mail, whether or not the account exists. */
  hasRoom: (email: string, letter: AskedMail) => Promise<boolean>;
}

const most = { points: 3, seconds: 60 * 60 };

interface MailboxOptions {
  query: Connection['query'];
  pepper: string;
  /** Multiplies the limit; null switches it off. */
  factor: number | null;
}

export function makeMailboxes({ query, pepper, factor }: MailboxOptions): Mailboxes {
  if (factor === null) return { hasRoom: () => Promise.resolve(true) };
  const allowance = { ...most, points: Math.ceil(most.points * factor) };
  const counts = {
    reset: countTogether(query, { prefix: 'mailbox-reset', ...allowance }),
    confirmation: countTogether(query, { prefix: 'mailbox-confirmation', ...allowance }),
  };
  return { hasRoom: async (email, letter) => (await counts[letter](keyedHash(pepper, email))) === null };
}
