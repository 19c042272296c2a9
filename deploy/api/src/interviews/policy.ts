import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrganizationId, ProjectId, StudentId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import type { Database } from '../db/connect.ts';
import { applications, interviews, projects } from '../db/schema.ts';

export type InterviewRow = typeof interviews.$inferSelect & {
  studentId: StudentId;
  projectId: ProjectId;
  organizationId: OrganizationId;
};

/** For a query that joins `interviews` with `applications` and `projects`. */
export const interviewColumns = {
  ...getTableColumns(interviews),
  studentId: applications.studentId,
  projectId: applications.projectId,
  organizationId: projects.organizationId,
};

export const interviewsWithProjects = (db: Database) =>
  db
    .select(interviewColumns)
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId));

type Parties = Pick<InterviewRow, 'studentId' | 'organizationId'>;

const isInterviewed = (actor: Actor | null, { studentId }: Parties): boolean =>
  actor?.role === 'student' && actor.profileId === studentId;

const isHost = (actor: Actor | null, { organizationId }: Parties): boolean =>
  actor?.organizationIds.includes(organizationId) ?? false;

/** The applicant and the people of the project's organisation see an interview. Rules about its state are in change.ts. */
export const interviewPolicy = {
  load: async (db, id) => (await interviewsWithProjects(db).where(eq(interviews.id, id)))[0],
  sees: (actor, interview) => isInterviewed(actor, interview) || isHost(actor, interview),
  may: {
    read: () => true,
    take: isInterviewed,
    ask: isInterviewed,
    offer: isHost,
    move: () => true,
    cancel: () => true,
  },
  /** For a query that joins `interviews` with `applications` and `projects`. */
  visible: (actor): SQL => {
    if (actor?.role === 'student' && actor.profileId !== null)
      return eq(applications.studentId, actor.profileId);
    return actor && actor.organizationIds.length > 0
      ? inArray(projects.organizationId, [...actor.organizationIds])
      : sql`false`;
  },
} satisfies RowPolicy<'interview', InterviewRow> & ListPolicy;
