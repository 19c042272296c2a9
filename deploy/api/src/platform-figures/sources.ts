import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PlatformFigureName } from '@puente/contract/constants/platform-figures';
import type { StudyAreaId, UniversityId } from '@puente/contract/ids';
import {
  daysToAnswer,
  endedBeforeItsDay,
  firstAnswer,
  isAnsweredInTime,
  sentAt,
} from '../applications/answer-time.ts';
import { studentView } from '../applications/held.ts';
import {
  applications,
  contactMessages,
  conversations,
  coordinators,
  opportunities,
  organizations,
  projectManagers,
  projects,
  students,
  teachers,
  universities,
  works,
} from '../db/schema.ts';

export interface FigureFilters {
  university?: UniversityId | undefined;
  area?: StudyAreaId | undefined;
}

/** Rows of a table that are counted by one of their moments. */
export interface FigureSource {
  table: SQL;
  moment: SQL;
  where?: SQL | undefined;
  /** Values that the figures need of each row, by name. */
  columns?: Readonly<Record<string, SQL>>;
  /** Aggregates over the rows, which refer to `columns` by name. */
  figures: Partial<Record<PlatformFigureName, SQL>>;
}

const count = sql`count(*)`;
const countOf = (condition: SQL): SQL => sql`count(*) filter (where ${condition})`;
const shareOf = (condition: SQL): SQL =>
  sql`round(100.0 * count(*) filter (where ${condition}) / nullif(count(*), 0), 1)`;
const medianOf = (value: SQL): SQL =>
  sql`round(percentile_cont(0.5) within group (order by ${value})::numeric, 1)`;

/** Lists all sources. A figure that a filter has no meaning for is counted without the filter, and left out by the caller. */
export const figureSources = (filters: FigureFilters): FigureSource[] => [
  ...registrations(filters),
  ...applicationSources(filters),
  ...publications(filters),
  ...messagesToTheTeam,
];

const registrations = ({ university, area }: FigureFilters): FigureSource[] => [
  {
    table: sql`${students}`,
    moment: sql`${students.createdAt}`,
    where: ofPerson(students, { university, area }),
    figures: { students: count },
  },
  {
    table: sql`${teachers}`,
    moment: sql`${teachers.createdAt}`,
    where: ofPerson(teachers, { university, area }),
    figures: { teachers: count },
  },
  {
    table: sql`${coordinators}`,
    moment: sql`${coordinators.createdAt}`,
    figures: { coordinators: count },
  },
  {
    table: sql`${projectManagers}`,
    moment: sql`${projectManagers.createdAt}`,
    figures: { projectManagers: count },
  },
  {
    table: sql`${organizations}`,
    moment: sql`${organizations.createdAt}`,
    figures: { organizations: count },
  },
];

const ofPerson = (
  table: typeof students | typeof teachers,
  { university, area }: FigureFilters,
): SQL | undefined =>
  and(
    university === undefined ? undefined : eq(table.universityId, university),
    area === undefined ? undefined : eq(table.studyAreaId, area),
  );

function applicationSources(filters: FigureFilters): FigureSource[] {
  const ofStudent = ofPerson(students, filters);
  const table = ofStudent
    ? sql`${applications} join ${students} on ${students.id} = ${applications.studentId}`
    : sql`${applications}`;
  const wasWithdrawn = sql`withdrawn_at is not null`;
  return [
    {
      table,
      moment: sentAt,
      where: and(sql`${applications.status} <> 'draft'`, ofStudent),
      columns: { status: sql`${studentView.status}`, withdrawn_at: sql`${applications.withdrawnAt}` },
      figures: {
        applications: count,
        waiting: countOf(sql`status = 'new'`),
        preselected: countOf(sql`status = 'preselected'`),
        selected: countOf(sql`status = 'selected'`),
        refused: countOf(sql`status in ('rejected', 'notSelected')`),
        withdrawn: countOf(wasWithdrawn),
        ended: countOf(sql`status in ('unavailable', 'expired') and not (${wasWithdrawn})`),
      },
    },
    {
      table,
      moment: sql`${applications.answerDue}`,
      // An answer counts from its day on, also an early one. Otherwise the present week would consist of early answers.
      where: and(
        sql`${applications.answerDue} < now()`,
        sql`(not (${endedBeforeItsDay}) or ${firstAnswer} is not null)`,
        ofStudent,
      ),
      columns: { in_time: isAnsweredInTime, days: daysToAnswer, answered: sql`${firstAnswer} is not null` },
      figures: {
        owedAnswers: count,
        answeredInTime: shareOf(sql`in_time`),
        medianAnswerDays: medianOf(sql`case when answered then days end`),
      },
    },
  ];
}

const publications = ({ university, area }: FigureFilters): FigureSource[] => [
  {
    table: sql`${projects}`,
    moment: sql`${projects.publishedAt}`,
    where:
      area === undefined
        ? undefined
        : sql`exists (select from project_study_areas a where a.project_id = ${projects.id} and a.study_area_id = ${area})`,
    figures: { projects: count },
  },
  {
    table: sql`${works}`,
    moment: sql`${works.publishedAt}`,
    where: and(
      sql`${works.hiddenAt} is null`,
      university === undefined
        ? undefined
        : sql`${works.authorUniversity} = (select ${universities.name} from ${universities} where ${universities.id} = ${university})`,
      area === undefined
        ? undefined
        : sql`exists (select from work_study_areas a where a.work_id = ${works.id} and a.study_area_id = ${area})`,
    ),
    figures: { works: count },
  },
  {
    table: sql`${opportunities}`,
    moment: sql`${opportunities.publishedAt}`,
    figures: { opportunities: count },
  },
];

const messagesToTheTeam: FigureSource[] = [
  {
    table: sql`${contactMessages}`,
    moment: sql`${contactMessages.createdAt}`,
    columns: {
      answered_at: sql`${contactMessages.firstAnsweredAt}`,
      hours: sql`extract(epoch from ${contactMessages.firstAnsweredAt} - ${contactMessages.createdAt}) / 3600`,
    },
    figures: {
      contactMessages: count,
      answeredMessages: shareOf(sql`answered_at is not null`),
      medianFirstAnswerHours: medianOf(sql`hours`),
    },
  },
  {
    table: sql`${conversations}`,
    moment: sql`${conversations.createdAt}`,
    where: sql`${conversations.applicationId} is null and ${conversations.workId} is null and ${conversations.opportunityId} is null`,
    columns: {
      answered: sql`exists (select from chat_messages m where m.conversation_id = ${conversations.id} and m."from" = 'staff')`,
    },
    figures: { chats: count, answeredChats: shareOf(sql`answered`) },
  },
];
