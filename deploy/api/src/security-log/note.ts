import type { SecurityEventKind } from '@puente/contract/constants/security-events';
import type { UserId } from '@puente/contract/ids';
import { eq } from 'drizzle-orm';
import { securityEvents, users } from '../db/schema.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import type { Browser } from '../serving/serve.ts';
import type { Services } from '../serving/services.ts';

type Tools = Pick<Services, 'db' | 'pepper'> & { browser: Pick<Browser, 'address'> };

interface Event {
  kind: SecurityEventKind;
  /** The account that it happened to. */
  userId: UserId | null;
  /** Who did it, when it was not the user. */
  actorId?: UserId;
}

/** Adds to the security log. */
export async function noteEvent(
  { db, pepper, browser }: Tools,
  { kind, userId, actorId }: Event,
): Promise<void> {
  const addressHash = keyedHash(pepper, browser.address);
  await db.insert(securityEvents).values({ kind, userId, actorId: actorId ?? userId, addressHash });
}

/** The address of the account is not kept, nor that there is none: both take the same work. */
export async function noteFailedLogin(tools: Tools, email: string): Promise<void> {
  const [user] = await tools.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await noteEvent(tools, { kind: 'loginFailed', userId: user?.id ?? null });
}
