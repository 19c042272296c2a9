import { eq } from 'drizzle-orm';
import type { RowPolicy } from '../access/policy.ts';
import { passkeys } from '../db/schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Users see only their own passkeys. Staff can only remove the whole second factor (`user.removeSecondFactor`). */
export const passkeyPolicy = {
  load: async (db, id) => (await db.select().from(passkeys).where(eq(passkeys.id, id)))[0],
  sees: (actor, passkey) => actor?.userId === passkey.userId,
  may: { rename: () => true, remove: () => true },
} satisfies RowPolicy<'passkey', PasskeyRow>;
