import { and, eq, ne } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { sessions } from '../db/schema.ts';

/**
 * Ends the user's other sessions. After a change of login data, another session may belong to a thief.
 * @param token of the present session
 */
export async function endOtherSessions(
  tx: Database,
  userId: UserId,
  token: string | undefined,
): Promise<void> {
  const isPresent = token === undefined ? undefined : ne(sessions.token, token);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isPresent));
}
