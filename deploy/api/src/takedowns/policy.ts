import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import type { Database } from '../db/connect.ts';
import { opportunities, organizations, projects, takedowns, works } from '../db/schema.ts';
import { joins, takedownColumns, type TakedownRow } from './columns.ts';

/** A select of takedowns with what the rules and the presenter need. */
export const selectTakedowns = (db: Database) =>
  db
    .select(takedownColumns)
    .from(takedowns)
    .leftJoin(projects, joins.project)
    .leftJoin(opportunities, joins.opportunity)
    .leftJoin(works, joins.work)
    .leftJoin(organizations, joins.organization);

/** Tells whether an actor owns the record: as its author, or as one of its organisation's people. */
const owns = (
  actor: Actor | null,
  { organizationId, studentId }: Pick<TakedownRow, 'organizationId' | 'studentId'>,
): boolean =>
  actor !== null &&
  ((organizationId !== null && actor.organizationIds.includes(organizationId)) ||
    (actor.role === 'student' && actor.profileId !== null && actor.profileId === studentId));

/** For support and for the owner of the record. The owner objects, support decides. */
export const takedownPolicy = {
  load: async (db, id) => (await selectTakedowns(db).where(eq(takedowns.id, id)))[0],
  sees: (actor, takedown) => isSupporter(actor) || owns(actor, takedown),
  may: { read: () => true, object: owns, decide: (actor) => isSupporter(actor) },
  visible: (actor) => {
    if (isSupporter(actor)) return sql`true`;
    if (actor && actor.organizationIds.length > 0) {
      const own = [...actor.organizationIds];
      return or(inArray(projects.organizationId, own), inArray(opportunities.organizationId, own)) as SQL;
    }
    return actor?.role === 'student' && actor.profileId !== null
      ? eq(works.studentId, actor.profileId)
      : sql`false`;
  },
} satisfies RowPolicy<'takedown', TakedownRow> & ListPolicy;
