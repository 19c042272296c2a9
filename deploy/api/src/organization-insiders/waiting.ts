import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { WaitingWork } from '@puente/contract/entities/project';
import type { OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { applications, joinings, projects } from '../db/schema.ts';

const countOf = (condition: SQL): SQL<number> => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** Pending tasks of an organisation's people in its projects. */
export async function waitingWorkOf(db: Database, id: OrganizationId): Promise<WaitingWork> {
  const isUnanswered = and(eq(projects.organizationId, id), eq(applications.status, 'new'));
  const [[sent], [oldest], [own], joinRequests] = await Promise.all([
    db
      .select({
        unanswered: countOf(sql`true`),
        overdue: countOf(sql`${applications.answerDue} < now()`),
      })
      .from(applications)
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .where(isUnanswered),
    db
      .select({ sentAt: applications.sentAt, id: projects.id, title: projects.title })
      .from(applications)
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .where(and(isUnanswered, isNotNull(applications.sentAt)))
      .orderBy(asc(applications.sentAt), asc(applications.id))
      .limit(1),
    db
      .select({
        closing_soon: countOf(
          sql`${projects.status} = 'new' and ${projects.deadline} between now() and now() + interval '7 days'`,
        ),
        drafts: countOf(sql`${projects.status} = 'draft'`),
      })
      .from(projects)
      .where(eq(projects.organizationId, id)),
    db.$count(joinings, and(eq(joinings.organizationId, id), eq(joinings.origin, 'request'))),
  ]);
  if (!sent || !own) throw new Error('The counts have a row, whatever there is to count.');
  return {
    ...sent,
    ...own,
    join_requests: joinRequests,
    oldest: oldest?.sentAt
      ? { sentAt: oldest.sentAt.toISOString(), project: { id: oldest.id, title: oldest.title } }
      : null,
  };
}
