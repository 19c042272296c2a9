import { createHash } from 'node:crypto';
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { LoginFactors, SecondFactor as Described } from '@puente/contract/entities/second-factor';
import { ids, type UserId } from '@puente/contract/ids';
import type { Role } from '@puente/contract/roles';
import { type Signed, signed } from '../connect/signed.ts';
import type { Database } from '../db/connect.ts';
import {
  passkeys as passkeyTable,
  recoveryCodes as codeTable,
  totps as totpTable,
  users,
} from '../db/schema.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Passkeys, passkeys, presentPasskey } from './passkeys.ts';
import { type RecoveryCodes, recoveryCodes } from './recovery-codes.ts';
import { hasSecondFactor, removeSecondFactor } from './removal.ts';
import { type Totps, totps } from './totps.ts';

/** The second factor of logins. */
export interface SecondFactor {
  totps: Totps;
  recoveryCodes: RecoveryCodes;
  passkeys: Passkeys;
  /** Signed options for a passkey that an authenticated user's browser is about to create. */
  creations: Signed<z.output<typeof creation>>;
  isOn: (userId: UserId) => Promise<boolean>;
  describe: (user: { userId: UserId; role: Role | null }) => Promise<Omit<Described, 'hasPassword'>>;
  /** Challenge for passkeys that is derived from a ticket, and valid for as long and as often. */
  challengeOf: (ticket: string) => string;
  waysIn: (userId: UserId, ticket: string) => Promise<LoginFactors>;
  /** Deletes the recovery codes with the last factor: they would be useless. */
  tidy: (tx: Database, userId: UserId) => Promise<void>;
  /** For a user who has lost every factor. Notifies the user. */
  removeAll: (userId: UserId) => Promise<boolean>;
  tell: (
    tx: Database,
    userId: UserId,
    letter: (name: string, publicUrl: string) => MailContent,
  ) => Promise<void>;
}

const creation = z.object({ userId: ids.user, challenge: z.string() });

interface Parts {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  secret: string;
}

/** Roles that can harm many others, and so are asked to set up a second factor. */
const askedRoles: readonly (Role | null)[] = ['staff', 'projectManager'];

export function openSecondFactor({ db, mailer, publicUrl, secret }: Parts): SecondFactor {
  const keyFor = (purpose: string): string =>
    createHash('sha256').update(`second factor: ${purpose}\0${secret}`).digest('hex');
  const challengeKey = keyFor('challenges');
  const emailOf = async (userId: UserId): Promise<string> =>
    (await db.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email ?? '';

  const hasTotp = async (userId: UserId, within: Database): Promise<boolean> => {
    const isTheirs = and(eq(totpTable.userId, userId), isNotNull(totpTable.confirmedAt));
    return (await within.select({ id: totpTable.userId }).from(totpTable).where(isTheirs)).length > 0;
  };
  const codesLeft = async (userId: UserId): Promise<number> =>
    (await db.select({ left: count() }).from(codeTable).where(eq(codeTable.userId, userId)))[0]?.left ?? 0;

  const ofPasskeys = passkeys({ db, publicUrl });
  const challengeOf: SecondFactor['challengeOf'] = (ticket) => keyedHash(challengeKey, ticket);

  return {
    totps: totps({ db, key: keyFor('secrets'), emailOf }),
    recoveryCodes: recoveryCodes(keyFor('recovery codes')),
    passkeys: ofPasskeys,
    creations: signed(secret, 'new-passkey', creation, 5 * 60),
    isOn: (userId) => hasSecondFactor(db, userId),
    removeAll: (userId) => removeSecondFactor({ db, mailer, publicUrl }, userId),
    challengeOf,

    async describe({ userId, role }) {
      const [totp, known, left] = await Promise.all([
        hasTotp(userId, db),
        db.select().from(passkeyTable).where(eq(passkeyTable.userId, userId)).orderBy(asc(passkeyTable.id)),
        codesLeft(userId),
      ]);
      return {
        totp,
        passkeys: known.map(presentPasskey),
        recoveryCodes: left,
        asked: askedRoles.includes(role) && !totp && known.length === 0,
      };
    },

    async waysIn(userId, ticket) {
      const [totp, left, passkey] = await Promise.all([
        hasTotp(userId, db),
        codesLeft(userId),
        ofPasskeys.request(userId, challengeOf(ticket)),
      ]);
      return { totp, recoveryCode: left > 0, passkey };
    },

    async tidy(tx, userId) {
      if (!(await hasSecondFactor(tx, userId)))
        await tx.delete(codeTable).where(eq(codeTable.userId, userId));
    },

    async tell(tx, userId, letter) {
      const [user] = await tx
        .select({ email: users.email, name: users.name })
        .from(users)
        .where(eq(users.id, userId));
      if (user) await mailer.send(user.email, letter(user.name, publicUrl), tx);
    },
  };
}
