import { eq } from 'drizzle-orm';
import { passkeys } from '../db/schema.ts';
import type { RowPolicy } from '../serving/policy.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** What a user logs in with concerns nobody else. Staff remove all of it at once (`user.removeSecondFactor`). */
export const passkeyPolicy = {
  load: async (db, id) => (await db.select().from(passkeys).where(eq(passkeys.id, id)))[0],
  sees: (actor, passkey) => actor?.userId === passkey.userId,
  may: { rename: () => true, remove: () => true },
} satisfies RowPolicy<'passkey', PasskeyRow>;
