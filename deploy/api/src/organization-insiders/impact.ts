import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hoursOfWork } from '@puente/contract/constants/impact';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { ImpactReport } from '@puente/contract/entities/impact';
import type { OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  applications,
  collaborationMembers,
  collaborations,
  loggedWeeks,
  projects,
  students,
  universities,
  works,
} from '../db/schema.ts';
import { visibleTo } from '../server/policies.ts';

const fromMoment = (year: number): SQL => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/Madrid')`;
/** Condition that a time is in a year of Spain's time zone. */
const isIn = (moment: PgColumn, year: number): SQL =>
  sql`${moment} >= ${fromMoment(year)} and ${moment} < ${fromMoment(year + 1)}`;
const yearOf = (moment: PgColumn): SQL<number> =>
  sql`extract(year from ${moment} at time zone 'Europe/Madrid')::int`.mapWith(Number);

const workTypes = ['TFG', 'TFM', 'TFG o TFM'];

/** Results of an organisation's projects in a year, by default the current one. */
export async function impactReportOf(
  db: Database,
  id: OrganizationId,
  wanted: number | undefined,
): Promise<ImpactReport> {
  const present = Number(dayInSpain(new Date()).slice(0, 4));
  const year = wanted ?? present;
  const [published, chosen, published_works, years, confirmedHours] = await Promise.all([
    publishedProjects(db, id, year),
    chosenStudents(db, id, year),
    worksOfChosen(db, id, year),
    yearsWithAnything(db, id),
    confirmedHoursOf(db, id, year),
  ]);
  const names = chosen.flatMap(({ universities: own }) => own);
  return {
    year,
    years: [...new Set([present, ...years])].sort((one, other) => other - one),
    projects: published.length,
    students: chosen.length,
    universities: [...new Set(names)].sort((one, other) => one.localeCompare(other, 'es')),
    confirmed_hours: confirmedHours,
    hours: hoursOfWork * chosen.reduce((sum, { places }) => sum + places, 0),
    goals: goalsOf(published),
    works: published_works.map(({ id: work, title, publishedAt }) => ({
      id: work,
      title,
      publishedAt: publishedAt.toISOString(),
    })),
  };
}

const publishedProjects = (db: Database, id: OrganizationId, year: number) =>
  db
    .select({ id: projects.id, title: projects.title, ods: projects.ods, reason: projects.odsExplanation })
    .from(projects)
    .where(and(eq(projects.organizationId, id), visibleTo('project', null), isIn(projects.publishedAt, year)))
    .orderBy(asc(projects.publishedAt), asc(projects.id));

/** Condition that a student was selected and knows it. */
const isChosen = (id: OrganizationId): SQL | undefined =>
  and(eq(projects.organizationId, id), eq(applications.status, 'selected'), isNull(applications.held));

/** Condition on applications that their collaboration has confirmed hours. */
const hasConfirmedHours = sql`exists (select 1 from ${loggedWeeks} inner join ${collaborationMembers}
  on ${collaborationMembers.id} = ${loggedWeeks.memberId}
  where ${collaborationMembers.applicationId} = ${applications.id} and ${loggedWeeks.confirmedAt} is not null)`;

/** Hours of the weeks of a year that the organisation has confirmed. A week counts in the year of its Monday. */
async function confirmedHoursOf(db: Database, id: OrganizationId, year: number): Promise<number> {
  const [sum] = await db
    .select({ minutes: sql`coalesce(sum(${loggedWeeks.minutes}), 0)`.mapWith(Number) })
    .from(loggedWeeks)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, loggedWeeks.memberId))
    .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
    .where(
      and(
        eq(collaborations.organizationId, id),
        isNotNull(loggedWeeks.confirmedAt),
        sql`extract(year from ${loggedWeeks.week}) = ${year}`,
      ),
    );
  return (sum?.minutes ?? 0) / 60;
}

/**
 * Students who were selected in the year, each with the number of projects for a TFG or TFM without a confirmed hour.
 * Other projects have no hours to estimate.
 */
const chosenStudents = (db: Database, id: OrganizationId, year: number) =>
  db
    .select({
      id: students.id,
      // Universities of the moment when they were chosen.
      universities: sql<string[]>`array_remove(array_agg(distinct case when ${applications.studied} is null
        then ${universities.name} else ${applications.studied}->>'university' end), null)`,
      places:
        sql`count(*) filter (where ${inArray(projects.type, workTypes)} and not ${hasConfirmedHours})`.mapWith(
          Number,
        ),
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(students, eq(students.id, applications.studentId))
    .leftJoin(universities, eq(universities.id, students.universityId))
    .where(and(isChosen(id), isIn(applications.answeredAt, year)))
    .groupBy(students.id);

async function worksOfChosen(db: Database, id: OrganizationId, year: number) {
  const chosenByThen = db
    .select({ one: sql`1` })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(
      and(
        isChosen(id),
        eq(applications.studentId, works.studentId),
        sql`${applications.answeredAt} < ${fromMoment(year + 1)}`,
      ),
    );
  const rows = await db
    .select({ id: works.id, title: works.title, publishedAt: works.publishedAt })
    .from(works)
    .where(
      and(
        eq(works.status, 'finished'),
        isIn(works.publishedAt, year),
        isNull(works.hiddenAt),
        exists(chosenByThen),
      ),
    )
    .orderBy(desc(works.publishedAt), desc(works.id));
  return rows.flatMap((row) => (row.publishedAt === null ? [] : [{ ...row, publishedAt: row.publishedAt }]));
}

async function yearsWithAnything(db: Database, id: OrganizationId): Promise<number[]> {
  const [published, chosen] = await Promise.all([
    db
      .selectDistinct({ year: yearOf(projects.publishedAt) })
      .from(projects)
      .where(and(eq(projects.organizationId, id), visibleTo('project', null))),
    db
      .selectDistinct({ year: yearOf(applications.answeredAt) })
      .from(applications)
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .where(and(isChosen(id), sql`${applications.answeredAt} is not null`)),
  ]);
  return [...published, ...chosen].map(({ year }) => year);
}

type Published = Awaited<ReturnType<typeof publishedProjects>>;

function goalsOf(published: Published): ImpactReport['goals'] {
  const numbers = [...new Set(published.flatMap(({ ods }) => ods))].sort((one, other) => one - other);
  return numbers.map((number) => ({
    number,
    projects: published
      .filter(({ ods }) => ods.includes(number))
      .map(({ id, title, reason }) => ({ id, title, reason })),
  }));
}
