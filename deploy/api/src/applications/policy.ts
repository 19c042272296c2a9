import { and, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../serving/actor.ts';
import { applies, projects } from '../db/schema.ts';
import type { ListPolicy, RowPolicy } from '../serving/policy.ts';

export type ApplyRow = typeof applies.$inferSelect & { organizationId: number };

const columns = { ...getTableColumns(applies), organizationId: projects.organizationId };

export const isApplicant = (actor: Actor | null, apply: Pick<ApplyRow, 'studentId'>): boolean =>
  actor?.role === 'student' && actor.profileId === apply.studentId;

/** Applications in draft are the student's alone (specification §4). */
const isAddressee = (actor: Actor | null, apply: Pick<ApplyRow, 'organizationId' | 'status'>): boolean =>
  apply.status !== 'draft' && (actor?.organizationIds.includes(apply.organizationId) ?? false);

/** What is in an application that was withdrawn, or whose project was, is the student's again. */
export const readsContent = (actor: Actor | null, apply: Pick<ApplyRow, 'studentId' | 'status'>): boolean =>
  isApplicant(actor, apply) || apply.status !== 'unavailable';

/** An application is seen by the student who made it and by the people of the project's organisation. */
export const applyPolicy = {
  load: async (db, id) =>
    (
      await db
        .select(columns)
        .from(applies)
        .innerJoin(projects, eq(projects.id, applies.projectId))
        .where(eq(applies.id, id))
    )[0],
  sees: (actor, apply) => isApplicant(actor, apply) || isAddressee(actor, apply),
  may: {
    read: () => true,
    cv: readsContent,
    decide: isAddressee,
    submit: isApplicant,
    remove: isApplicant,
    withdraw: isApplicant,
  },
  /** For a query that has `projects` beside `applies`. */
  visible: (actor) => {
    if (actor?.role === 'student' && actor.profileId !== null) return eq(applies.studentId, actor.profileId);
    if (!actor || actor.organizationIds.length === 0) return sql`false`;
    return and(
      ne(applies.status, 'draft'),
      inArray(projects.organizationId, [...actor.organizationIds]),
    ) as SQL;
  },
} satisfies RowPolicy<'apply', ApplyRow> & ListPolicy;
