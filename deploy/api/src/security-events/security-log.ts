import { eq } from 'drizzle-orm';
import type { SecurityEventKind } from '@puente/contract/constants/security-events';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { securityEvents, users } from '../db/schema.ts';
import { keyedHash } from '../http/keyed-hash.ts';

interface Event {
  kind: SecurityEventKind;
  /** The affected account. */
  userId: UserId | null;
  /** The user who did it, if it was not the account's owner. */
  actorId?: UserId;
  /** Reason of the member of staff who did it. */
  reason?: string | null;
}

/** The security log, for one request. */
export interface SecurityLog {
  /** Keyed hash of the network address. */
  address: string;
  note: (event: Event) => Promise<void>;
  /** Stores neither the account's address nor whether it exists: both cases take the same time. */
  noteFailedLogin: (email: string) => Promise<void>;
}

/** @param address network address, of which a keyed hash is stored */
export function securityLogOf(
  { db, pepper }: { db: Database; pepper: string },
  address: string,
): SecurityLog {
  const addressHash = keyedHash(pepper, address);
  const note: SecurityLog['note'] = async ({ kind, userId, actorId = userId, reason = null }) => {
    await db.insert(securityEvents).values({ kind, userId, actorId, addressHash, reason });
  };
  return {
    address: addressHash,
    note,
    async noteFailedLogin(email) {
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
      await note({ kind: 'loginFailed', userId: user?.id ?? null });
    },
  };
}
