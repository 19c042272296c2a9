import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { TakedownState } from '@puente/contract/constants/takedowns';
import type { OrganizationId, StudentId } from '@puente/contract/ids';
import { opportunities, organizations, projects, takedowns, works } from '../db/schema.ts';

/** State of a takedown: takedownStates of the contract. */
export const state = sql<TakedownState>`(case when ${takedowns.liftedAt} is not null then 'lifted'
  when ${takedowns.upheldAt} is not null then 'upheld'
  when ${takedowns.objectedAt} is not null then 'objected' else 'takenDown' end)`;

/** Organisation of the record; null for a work. */
export const organizationId = sql<OrganizationId | null>`coalesce(${projects.organizationId}, ${opportunities.organizationId})`;

export const takedownColumns = {
  ...getTableColumns(takedowns),
  state,
  organizationId,
  studentId: sql<StudentId | null>`${works.studentId}`,
  title: sql<string>`coalesce(${projects.title}, ${opportunities.title}, ${works.title})`,
  owner: sql<
    string | null
  >`coalesce(${organizations.name}, nullif(trim(concat_ws(' ', ${works.authorName}, ${works.authorSurname})), ''))`,
};

/** Joins of a takedown to its record and to the record's organisation. */
export const joins = {
  project: eq(projects.id, takedowns.projectId),
  work: eq(works.id, takedowns.workId),
  opportunity: eq(opportunities.id, takedowns.opportunityId),
  organization: sql`${organizations.id} = ${organizationId}`,
} as const satisfies Record<string, SQL>;

export type TakedownRow = typeof takedowns.$inferSelect & {
  state: TakedownState;
  organizationId: OrganizationId | null;
  studentId: StudentId | null;
  title: string;
  owner: string | null;
};
