import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { OrganizationStats, ReadableStats } from '@puente/contract/entities/organization';
import type { OrganizationId } from '@puente/contract/ids';
import { answerFigures } from '../applications/answer-time.ts';
import type { Database } from '../db/connect.ts';
import {
  applications,
  follows,
  opportunities,
  opportunityInterests,
  projectMetrics,
  projects,
} from '../db/schema.ts';
import { isOpenOpportunity } from '../opportunities/columns.ts';
import { visibleTo } from '../server/policies.ts';

const weeks = 12;
/** Monday of this week in Spain's time zone. */
const thisWeek = sql`date_trunc('week', now() at time zone 'Europe/Madrid')`;

const numberOf = (from: SQL, where: SQL | undefined): SQL<number> =>
  sql`(select count(*) from ${from} where ${where})`.mapWith(Number);

/** The figures of an organisation that every signed-in user may see. */
export const publicStatsOf = ({ attributes }: OrganizationStats): ReadableStats => {
  const { projects: all, open_projects, opportunities: offers, followers } = attributes;
  const { answered_in_time, median_answer_days } = attributes;
  return {
    attributes: {
      projects: all,
      open_projects,
      opportunities: offers,
      followers,
      answered_in_time,
      median_answer_days,
    },
  };
};

/** The figures of an organisation (contract, `organizationStats`), in three queries. */
export async function organizationStatsOf(db: Database, id: OrganizationId): Promise<OrganizationStats> {
  const published = and(eq(projects.organizationId, id), visibleTo('project', null));
  const sent = and(eq(projects.organizationId, id), ne(applications.status, 'draft'));
  const withProject = sql`${applications} inner join ${projects} on ${projects.id} = ${applications.projectId}`;
  const [[counts], [answers], trend] = await Promise.all([
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
          and(eq(opportunities.organizationId, id), visibleTo('opportunity', null), isOpenOpportunity),
        ),
        applications: numberOf(withProject, sent),
        applications_new: numberOf(withProject, and(sent, eq(applications.status, 'new'))),
        interested: numberOf(
          sql`${opportunityInterests} inner join ${opportunities} on ${opportunities.id} = ${opportunityInterests.opportunityId}`,
          eq(opportunities.organizationId, id),
        ),
        followers: numberOf(sql`${follows}`, eq(follows.organizationId, id)),
      })
      .from(sql`(select 1) one`),
    db
      .select(answerFigures)
      .from(applications)
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .where(sent),
    followTrend(db, id),
  ]);
  if (!counts || !answers) throw new Error('The counts have a row, whatever there is to count.');
  return { attributes: { ...counts, ...answers, follows: trend } };
}

const changes = (deleted: boolean): SQL<number> =>
  sql`count(${projectMetrics.id}) filter (where ${projectMetrics.deleteEntry} = ${deleted})`.mapWith(Number);

/** Follows and unfollows by week, including weeks without any. */
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
