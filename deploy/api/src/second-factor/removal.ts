import { and, eq, isNotNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { passkeys, recoveryCodes, securityEvents, totps, users } from '../db/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import { factorRemovedByTeamMail } from './mails.ts';

/** Tells whether logins of this user require a second factor. */
export async function hasSecondFactor(db: Database, userId: UserId): Promise<boolean> {
  const totp = db
    .select({ userId: totps.userId })
    .from(totps)
    .where(and(eq(totps.userId, userId), isNotNull(totps.confirmedAt)));
  const passkey = db.select({ userId: passkeys.userId }).from(passkeys).where(eq(passkeys.userId, userId));
  return (await unionAll(totp, passkey).limit(1)).length > 0;
}

/** Removes the whole second factor, and notifies the user. Returns false when there was none. */
export async function removeSecondFactor(
  { db, mailer, publicUrl }: { db: Database; mailer: Mailer; publicUrl: string },
  userId: UserId,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const wasOn = await hasSecondFactor(tx, userId);
    for (const table of [totps, passkeys, recoveryCodes])
      await tx.delete(table).where(eq(table.userId, userId));
    const [user] = await tx
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(eq(users.id, userId));
    if (wasOn && user) await mailer.send(user.email, factorRemovedByTeamMail(user.name, publicUrl), tx);
    return wasOn;
  });
}

/** For the command line, when no member of staff can log in. Returns false when the address has no second factor. */
export async function removeSecondFactorOf(
  tools: { db: Database; mailer: Mailer; publicUrl: string },
  email: string,
): Promise<boolean> {
  const { db } = tools;
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  if (!user || !(await removeSecondFactor(tools, user.id))) return false;
  await db
    .insert(securityEvents)
    .values({ kind: 'secondFactorRemoved', userId: user.id, actorId: null, addressHash: 'command line' });
  return true;
}
