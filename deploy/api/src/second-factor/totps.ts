import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { brand } from '@puente/contract/brand';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { totps as table } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

/** Codes of authenticator apps (RFC 6238) with the defaults of every app: six digits, a new code every half minute. */
export interface Totps {
  /** Creates a new secret, and drops the one of an earlier attempt. @throws Refusal TotpExists */
  begin: (userId: UserId) => Promise<{ uri: string; secret: string }>;
  /** Activates the secret once a code proves that the app has it. Returns false for a wrong code. */
  confirm: (tx: Database, userId: UserId, code: string) => Promise<boolean>;
  /** Uses up a code. Tells whether it was right and not used before. */
  use: (db: Database, userId: UserId, code: string) => Promise<boolean>;
}

/** Clocks of telephones are off by seconds, so the previous and the next code are accepted, too. */
const window = 1;

interface TotpParts {
  db: Database;
  key: string;
  emailOf: (userId: UserId) => Promise<string>;
}

export function totps({ db, key, emailOf }: TotpParts): Totps {
  const totpOf = (secret: Secret, label = ''): TOTP => new TOTP({ issuer: brand.name, label, secret });

  /** Time step of a code, in half minutes. */
  const stepOf = async (encrypted: string, code: string): Promise<number | undefined> => {
    // Under another AUTH_SECRET, for instance after a restore elsewhere, no code is right.
    const data = await symmetricDecrypt({ key, data: encrypted }).catch(() => undefined);
    if (data === undefined) return undefined;
    const totp = totpOf(Secret.fromBase32(data));
    const delta = totp.validate({ token: code, window });
    return delta === null ? undefined : totp.counter() + delta;
  };

  return {
    async begin(userId) {
      const secret = new Secret({ size: 20 });
      const encrypted = await symmetricEncrypt({ key, data: secret.base32 });
      const [begun] = await db
        .insert(table)
        .values({ userId, secret: encrypted })
        .onConflictDoUpdate({
          target: table.userId,
          set: { secret: encrypted, usedStep: 0 },
          setWhere: isNull(table.confirmedAt),
        })
        .returning({ userId: table.userId });
      if (!begun) throw refuse('TotpExists');
      return { uri: totpOf(secret, await emailOf(userId)).toString(), secret: secret.base32 };
    },

    async confirm(tx, userId, code) {
      const isWaiting = and(eq(table.userId, userId), isNull(table.confirmedAt));
      const [waiting] = await tx.select({ secret: table.secret }).from(table).where(isWaiting);
      if (!waiting) throw refuse('TotpExists');
      const usedStep = await stepOf(waiting.secret, code);
      if (usedStep === undefined) return false;
      const confirmed = await tx
        .update(table)
        .set({ confirmedAt: sql`now()`, usedStep })
        .where(and(isWaiting, eq(table.secret, waiting.secret)))
        .returning({ userId: table.userId });
      return confirmed.length > 0;
    },

    async use(within, userId, code) {
      const isOn = and(eq(table.userId, userId), isNotNull(table.confirmedAt));
      const [known] = await within.select({ secret: table.secret }).from(table).where(isOn);
      const step = known && (await stepOf(known.secret, code));
      if (step === undefined) return false;
      // Of two logins with one code the database lets one through.
      const used = await within
        .update(table)
        .set({ usedStep: step })
        .where(and(isOn, lt(table.usedStep, step)))
        .returning({ userId: table.userId });
      return used.length > 0;
    },
  };
}
