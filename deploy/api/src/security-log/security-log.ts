import type { SecurityEventKind } from '@puente/contract/constants/security-events';
import type { UserId } from '@puente/contract/ids';
import { eq } from 'drizzle-orm';
import { securityEvents, users } from '../db/schema.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import type { Services } from '../serving/services.ts';

interface Event {
  kind: SecurityEventKind;
  /** The account that it happened to. */
  userId: UserId | null;
  /** Who did it, when it was not the user. */
  actorId?: UserId;
}

/** The security log, for one request. */
export interface SecurityLog {
  /** Keyed hash of the network address. */
  address: string;
  note: (event: Event) => Promise<void>;
  /** The address of the account is not kept, nor that there is none: both take the same work. */
  noteFailedLogin: (email: string) => Promise<void>;
}

/** @param address of the network, of which a keyed hash is kept */
export function securityLogOf({ db, pepper }: Pick<Services, 'db' | 'pepper'>, address: string): SecurityLog {
  const addressHash = keyedHash(pepper, address);
  const note: SecurityLog['note'] = async ({ kind, userId, actorId = userId }) => {
    await db.insert(securityEvents).values({ kind, userId, actorId, addressHash });
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
