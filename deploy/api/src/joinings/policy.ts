import { and, eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { joinings, users } from '../db/schema.ts';

export type JoiningRow = typeof joinings.$inferSelect & {
  /** Account with the confirmed address that would join; null if there is none. */
  personId: UserId | null;
};

const isPerson = (actor: Actor | null, { personId }: JoiningRow): boolean =>
  actor !== null && actor.userId === personId;

const actsFor = (actor: Actor | null, { organizationId }: JoiningRow): boolean =>
  actor?.organizationIds.includes(organizationId) ?? false;

/** For the person and the organisation's people: one side begins, the other decides. */
export const joiningPolicy = {
  load: async (db, id) => {
    const [found] = await db
      .select({ joining: joinings, personId: users.id })
      .from(joinings)
      .leftJoin(users, and(eq(users.email, joinings.email), eq(users.emailVerified, true)))
      .where(eq(joinings.id, id));
    return found && { ...found.joining, personId: found.personId };
  },
  sees: (actor, joining) => isPerson(actor, joining) || actsFor(actor, joining),
  may: {
    decide: (actor, joining) =>
      joining.origin === 'request' ? actsFor(actor, joining) : isPerson(actor, joining),
    withdraw: (actor, joining) =>
      joining.origin === 'request' ? isPerson(actor, joining) : actsFor(actor, joining),
  },
} satisfies RowPolicy<'joining', JoiningRow>;
