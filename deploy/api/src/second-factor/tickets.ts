import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, sql } from 'drizzle-orm';
import { ids, type UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { verifications } from '../db/schema.ts';

/** A login that has passed its first step. */
export interface Begun {
  userId: UserId;
  rememberMe: boolean;
}

export const ticketSeconds = 5 * 60;

/**
 * The table has only hashes of tickets, so that a reader of the table cannot use them. A ticket is valid for one login.
 */
const prefix = 'second-factor:';
const identifierOf = (ticket: string): string =>
  prefix + createHash('sha256').update(ticket).digest('base64url');
const isGood = (ticket: string) =>
  and(eq(verifications.identifier, identifierOf(ticket)), gt(verifications.expiresAt, sql`now()`));

const remembered = 'remembered';

export async function issueTicket(db: Database, { userId, rememberMe }: Begun): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await db.insert(verifications).values({
    identifier: identifierOf(ticket),
    value: `${userId} ${rememberMe ? remembered : ''}`,
    expiresAt: sql`now() + make_interval(secs => ${ticketSeconds}::int)`,
  });
  return ticket;
}

export async function readTicket(db: Database, ticket: string): Promise<Begun | undefined> {
  const [found] = await db.select({ value: verifications.value }).from(verifications).where(isGood(ticket));
  return found && begunIn(found.value);
}

/** Uses up a ticket. Returns false when another request did. */
export async function takeTicket(db: Database, ticket: string): Promise<boolean> {
  const taken = await db.delete(verifications).where(isGood(ticket)).returning({ id: verifications.id });
  return taken.length > 0;
}

/** Deletes pending logins of a user whose password has changed. */
export async function dropTickets(tx: Database, userId: UserId): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(like(verifications.identifier, `${prefix}%`), like(verifications.value, `${userId} %`)));
}

function begunIn(value: string): Begun {
  const [userId, life] = value.split(' ');
  return { userId: ids.user.parse(Number(userId)), rememberMe: life === remembered };
}
