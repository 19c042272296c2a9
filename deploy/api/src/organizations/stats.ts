import type { OrganizationStats, ReadableStats } from '@puente/contract/entities/organization';
import type { OrganizationId } from '@puente/contract/ids';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import {
  applications,
  follows,
  opportunities,
  opportunityInterests,
  projectMetrics,
  projects,
} from '../db/schema.ts';
import { visibleTo } from '../serving/policies.ts';

const weeks = 12;
/** Monday of this week, as Spain's clocks have it. */
const thisWeek = sql`date_trunc('week', now() at time zone 'Europe/Madrid')`;

const numberOf = (from: SQL, where: SQL | undefined): SQL<number> =>
  sql`(select count(*) from ${from} where ${where})`.mapWith(Number);

const sentAt = sql`coalesce(${applications.sentAt}, ${applications.createdAt})`;
/** Time enough for an answer, after which its people are reminded. */
const inTime = sql`interval '7 days'`;
/** An application by which one can tell whether an organisation answers. A withdrawn one waits for none. */
const isJudged = sql`${sentAt} < now() - ${inTime} and ${sentAt} > now() - interval '1 year' and ${applications.status} <> 'unavailable'`;

/** Interest is an answer, too. */
const answeredAt = sql`least(${applications.preselectedAt}, ${applications.answeredAt})`;
const isAnsweredInTime = sql`${applications.status} <> 'new' and ${answeredAt} <= ${sentAt} + ${inTime}`;

const answeredInTime = (from: SQL, where: SQL | undefined): SQL<number | null> =>
  sql<
    number | null
  >`(select round(100.0 * count(*) filter (where ${isAnsweredInTime}) / nullif(count(*), 0))::int from ${from} where ${where})`;

/** The figures of an organisation that are open to everybody who is signed in. */
export const publicStatsOf = ({
  attributes: { projects: all, open_projects, opportunities: offers, followers, answered_in_time },
}: OrganizationStats): ReadableStats => ({
  attributes: { projects: all, open_projects, opportunities: offers, followers, answered_in_time },
});

/** The figures of an organisation (contract, `organizationStats`), in two queries. */
export async function organizationStatsOf(db: Database, id: OrganizationId): Promise<OrganizationStats> {
  const published = and(eq(projects.organizationId, id), visibleTo('project', null));
  const sent = and(eq(projects.organizationId, id), ne(applications.status, 'draft'));
  const withProject = sql`${applications} inner join ${projects} on ${projects.id} = ${applications.projectId}`;
  const [[counts], trend] = await Promise.all([
    db
      .select({
        projects: numberOf(sql`${projects}`, published),
        open_projects: numberOf(
          sql`${projects}`,
          and(
            published,
            sql`${projects.status} = 'new' and (${projects.deadline} is null or ${projects.deadline} >= now())`,
          ),
        ),
        opportunities: numberOf(
          sql`${opportunities}`,
          and(eq(opportunities.organizationId, id), visibleTo('opportunity', null)),
        ),
        applications: numberOf(withProject, sent),
        applications_new: numberOf(withProject, and(sent, eq(applications.status, 'new'))),
        interested: numberOf(
          sql`${opportunityInterests} inner join ${opportunities} on ${opportunities.id} = ${opportunityInterests.opportunityId}`,
          eq(opportunities.organizationId, id),
        ),
        followers: numberOf(sql`${follows}`, eq(follows.organizationId, id)),
        answered_in_time: answeredInTime(withProject, and(sent, isJudged)),
      })
      .from(sql`(select 1) one`),
    followTrend(db, id),
  ]);
  if (!counts) throw new Error('The counts have a row, whatever there is to count.');
  return { attributes: { ...counts, follows: trend } };
}

const changes = (deleted: boolean): SQL<number> =>
  sql`count(${projectMetrics.id}) filter (where ${projectMetrics.deleteEntry} = ${deleted})`.mapWith(Number);

/** Follows and unfollows by week, weeks without any included. */
const followTrend = (db: Database, id: OrganizationId) =>
  db
    .select({
      week: sql<string>`to_char(week, 'YYYY-MM-DD')`,
      followed: changes(false),
      unfollowed: changes(true),
    })
    .from(
      sql`generate_series(${thisWeek} - make_interval(weeks => ${weeks - 1}::int), ${thisWeek}, interval '1 week') week`,
    )
    .leftJoin(
      projectMetrics,
      and(
        eq(projectMetrics.organizationId, id),
        eq(projectMetrics.type, 'follow'),
        sql`${projectMetrics.date} >= week at time zone 'Europe/Madrid'`,
        sql`${projectMetrics.date} < (week + interval '1 week') at time zone 'Europe/Madrid'`,
      ),
    )
    .groupBy(sql`week`)
    .orderBy(sql`week`);
