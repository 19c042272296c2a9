import { and, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { OrganizationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { applications, projects } from '../db/schema.ts';

export type ApplicationRow = typeof applications.$inferSelect & { organizationId: OrganizationId };

const columns = { ...getTableColumns(applications), organizationId: projects.organizationId };

export const isApplicant = (actor: Actor | null, application: Pick<ApplicationRow, 'studentId'>): boolean =>
  actor?.role === 'student' && actor.profileId === application.studentId;

/** Drafts of applications are visible to their student only (specification §4). */
const isAddressee = (
  actor: Actor | null,
  application: Pick<ApplicationRow, 'organizationId' | 'status'>,
): boolean =>
  application.status !== 'draft' && (actor?.organizationIds.includes(application.organizationId) ?? false);

/** Once an application or its project is withdrawn, only the student reads its content. */
export const readsContent = (
  actor: Actor | null,
  application: Pick<ApplicationRow, 'studentId' | 'status'>,
): boolean => isApplicant(actor, application) || application.status !== 'unavailable';

/** An application is seen by the student who made it and by the people of the project's organisation. */
export const applicationPolicy = {
  load: async (db, id) =>
    (
      await db
        .select(columns)
        .from(applications)
        .innerJoin(projects, eq(projects.id, applications.projectId))
        .where(eq(applications.id, id))
    )[0],
  sees: (actor, application) => isApplicant(actor, application) || isAddressee(actor, application),
  may: {
    read: () => true,
    cv: readsContent,
    decide: isAddressee,
    note: isAddressee,
    submit: isApplicant,
    remove: isApplicant,
    withdraw: isApplicant,
    converse: () => true,
  },
  /** For a query that joins `applications` with `projects`. */
  visible: (actor) => {
    if (actor?.role === 'student' && actor.profileId !== null)
      return eq(applications.studentId, actor.profileId);
    if (!actor || actor.organizationIds.length === 0) return sql`false`;
    return and(
      ne(applications.status, 'draft'),
      inArray(projects.organizationId, [...actor.organizationIds]),
    ) as SQL;
  },
} satisfies RowPolicy<'application', ApplicationRow> & ListPolicy;
