import type { Connection } from '../db/connect.ts';
import { countTogether } from '../http/counts.ts';
import { keyedHash } from '../http/keyed-hash.ts';

/** Letters that anybody can have sent to anybody. */
export type AskedLetter = 'reset' | 'confirmation';

/** Keeps mailboxes from being filled. Who asks once more gets the same answer and no letter: nobody can keep the owner from asking. */
export interface Mailboxes {
  /** Counts a letter, whether or not there is such an account. */
  hasRoom: (email: string, letter: AskedLetter) => Promise<boolean>;
}

const most = { points: 3, seconds: 60 * 60 };

interface MailboxOptions {
  query: Connection['query'];
  pepper: string;
  /** Multiplies the allowance; null counts nothing. */
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
