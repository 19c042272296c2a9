import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PlatformFigureName } from '@puente/contract/constants/platform-figures';
import type { StudyAreaId, UniversityId } from '@puente/contract/ids';
import { endedBeforeItsDay, firstAnswer, sentAt } from '../applications/answer-time.ts';
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
  /** Values that are computed once for each row, by name. `counts` and `columns` then refer to them. */
  read?: Readonly<Record<string, SQL>>;
  /** Condition on the values of `read`. */
  counts?: SQL;
  /**
   * Values that the figures need of each row, by name. Rows with the same values are counted first, so each column must
   * have few different ones.
   */
  columns?: Readonly<Record<string, SQL>>;
  /** Column whose median is a figure, as tenths. Null counts for no median. */
  medianOf?: string;
  /** Aggregates over groups of `n` rows with the same values, which refer to `columns` by name. */
  figures: Partial<Record<PlatformFigureName, SQL>>;
}

const count = sql`sum(n)`;
const countOf = (condition: SQL): SQL => sql`coalesce(sum(n) filter (where ${condition}), 0)`;
const shareOf = (condition: SQL): SQL => sql`round(100.0 * ${countOf(condition)} / ${count}, 1)`;
/** Median of a source's `medianOf`: the mean of the two in the middle, which are one for an odd number of rows. */
const median = sql`round((min(tenths) filter (where up_to > floor((known - 1) / 2.0))
  + min(tenths) filter (where up_to > ceil((known - 1) / 2.0))) / 20.0, 1)`;
const tenthsOf = (value: SQL): SQL => sql`round(${value} * 10)::int`;

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
  const wasWithdrawn = sql`withdrawn`;
  return [
    {
      table,
      moment: sentAt,
      where: and(sql`${applications.status} <> 'draft'`, ofStudent),
      columns: {
        status: sql`${studentView.status}`,
        withdrawn: sql`${applications.withdrawnAt} is not null`,
      },
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
      where: and(sql`${applications.answerDue} < now()`, ofStudent),
      read: {
        due: sql`${applications.answerDue}`,
        sent: sentAt,
        answered: firstAnswer,
        ended: endedBeforeItsDay,
      },
      // An answer counts from its day on, also an early one. Otherwise the present week would consist of early answers.
      counts: sql`not ended or answered is not null`,
      columns: {
        in_time: sql`answered <= due`,
        // Without the condition, `greatest` would make one day of no answer.
        days: sql`case when answered is not null then ${tenthsOf(sql`greatest(1, date_part('epoch', answered - sent) / 86400)`)} end`,
      },
      medianOf: 'days',
      figures: { owedAnswers: count, answeredInTime: shareOf(sql`in_time`), medianAnswerDays: median },
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
      hours: tenthsOf(
        sql`date_part('epoch', ${contactMessages.firstAnsweredAt} - ${contactMessages.createdAt}) / 3600`,
      ),
    },
    medianOf: 'hours',
    figures: {
      contactMessages: count,
      answeredMessages: shareOf(sql`hours is not null`),
      medianFirstAnswerHours: median,
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
