import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { opportunities } from '../db/schema.ts';
import { opportunityColumns, type OpportunityRow } from './columns.ts';

/** A release before takedowns may have published it again. */
const published = and(isNotNull(opportunities.publishedAt), isNull(opportunities.takenDownAt)) as SQL;

const runs = (actor: Actor | null, { organizationId }: Pick<OpportunityRow, 'organizationId'>): boolean =>
  actor?.organizationIds.includes(organizationId) ?? false;

/**
 * Every visitor sees published opportunities; their organisation also sees drafts. Support takes unsuitable ones
 * down, and sees these.
 */
export const opportunityPolicy = {
  table: opportunities,
  load: async (db, id) =>
    (await db.select(opportunityColumns).from(opportunities).where(eq(opportunities.id, id)))[0],
  sees: (actor, opportunity) =>
    (opportunity.publishedAt !== null && opportunity.takenDownAt === null) ||
    runs(actor, opportunity) ||
    (opportunity.takenDownAt !== null && isSupporter(actor)),
  may: {
    read: () => true,
    update: runs,
    unpublish: (actor, opportunity) => actor?.role === 'staff' || runs(actor, opportunity),
    inspect: runs,
    takeDown: (actor) => isSupporter(actor),
  },
  visible: (actor) =>
    actor && actor.organizationIds.length > 0
      ? (or(published, inArray(opportunities.organizationId, [...actor.organizationIds])) as SQL)
      : published,
} satisfies RowPolicy<'opportunity', OpportunityRow> & ListPolicy;
