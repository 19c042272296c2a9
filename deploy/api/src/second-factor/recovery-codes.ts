import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { recoveryCodes as table } from '../db/schema.ts';
import { keyedHash } from '../http/keyed-hash.ts';

/** Codes to print, for a user who has neither telephone nor passkey at hand. Each is valid once. */
export interface RecoveryCodes {
  /** Replaces the remaining codes. The new ones cannot be shown again. */
  renew: (tx: Database, userId: UserId) => Promise<string[]>;
  /** Like `renew`, for a user without codes; null for a user who has some. */
  firstOf: (tx: Database, userId: UserId) => Promise<string[] | null>;
  /** Uses up a code. Tells whether it was valid. */
  use: (db: Database, userId: UserId, code: string) => Promise<boolean>;
}

const amount = 10;
/** Alphabet without characters that are easily confused on paper: 0 and o, 1 and l, i. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const half = 5;

export function recoveryCodes(key: string): RecoveryCodes {
  const renew: RecoveryCodes['renew'] = async (tx, userId) => {
    await tx.delete(table).where(eq(table.userId, userId));
    const codes = Array.from({ length: amount }, newCode);
    await tx.insert(table).values(codes.map((code) => ({ userId, hash: keyedHash(key, code) })));
    return codes.map((code) => `${code.slice(0, half)}-${code.slice(half)}`);
  };
  return {
    renew,

    async firstOf(tx, userId) {
      const [left] = await tx.select({ codes: count() }).from(table).where(eq(table.userId, userId));
      return left && left.codes > 0 ? null : renew(tx, userId);
    },

    async use(db, userId, code) {
      const used = await db
        .delete(table)
        .where(and(eq(table.userId, userId), eq(table.hash, keyedHash(key, code))))
        .returning({ id: table.id });
      return used.length > 0;
    },
  };
}

const newCode = (): string =>
  Array.from({ length: 2 * half }, () => letters[randomInt(letters.length)]).join('');
