import { inAlphabet } from '../../lists/alphabet.ts';
import type { Refusal } from '@puente/contract/constants/refusals';
import type { Modality } from '@puente/contract/constants/modalities';
import type { Status } from '@puente/contract/constants/statuses';
import type {
  ApplicationId,
  ApplicationNoteId,
  CoordinatorId,
  FileId,
  OrganizationId,
  ProgramId,
  ProjectId,
  StudyAreaId,
  StudySubareaId,
  TeacherId,
  UserId,
} from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, searchWords, stamps } from './columns.ts';
import { files, users } from './accounts.ts';
import { coordinators, organizations } from './organizations.ts';
import { ofStudent, teachers } from './people.ts';
import { programs } from './programs.ts';
import { studyAreas, studySubareas } from './studies.ts';

/** The condition of the indexes on projects that take applications. */
const isListed = sql`status = 'new' and published_at is not null`;

export const projects = pgTable(
  'projects',
  {
    id: serial().$type<ProjectId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Copy of the organisation's name, kept by triggers, so that one index finds words in either (migration 0002). */
    organizationName: text().notNull().default(''),
    /** Names of its study areas and subareas, kept by triggers for the same reason. */
    areaNames: text().notNull().default(''),
    title: text().notNull(),
    description: text().notNull(),
    status: text().$type<Status>().notNull().default('new'),
    publishedAt: moment(),
    /** Last instant to apply: the end of the chosen day in Spain; null when the project stays open. */
    deadline: moment(),
    type: text(),
    objectives: text(),
    ods: smallint().array().notNull().default([]),
    odsExplanation: text(),
    academicProfile: text().array().notNull().default([]),
    requirements: text(),
    workingMethod: text(),
    tags: text().array().notNull().default([]),
    internship: boolean().notNull().default(false),
    language: text(),
    presentiality: text().$type<Modality>().notNull(),
    location: text(),
    visibilityConsent: boolean().notNull().default(false),
    remuneration: text(),
    dedication: text(),
    /** Whose the result is. */
    resultOwner: text(),
    /** Within how many days of an application the organisation answers. */
    answerDays: smallint().notNull().default(limits.answerDays.usual),
    /** Why it is closed, expired or unavailable, in words that are shown. */
    statusReason: text(),
    coordinatorId: integer()
      .$type<CoordinatorId>()
      .references(() => coordinators.id, { onDelete: 'set null' }),
    programId: integer()
      .$type<ProgramId>()
      .references(() => programs.id, { onDelete: 'set null' }),
    /** Who saved it last. */
    changedById: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Words of everything that says what the project is about, and whose it is. */
    search: searchWords()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_words(title || ' ' || organization_name || ' ' || array_text(tags) || ' ' || array_text(academic_profile) || ' ' || area_names || ' ' || description || ' ' || coalesce(objectives, '') || ' ' || coalesce(requirements, ''))`,
      ),
    /** Those of its title, of what one studies for it, of its tags and its organisation, each with its weight: searches are ranked by it. */
    searchedPlaces: searchWords().generatedAlwaysAs(
      (): SQL =>
        sql`search_places(title, array_text(academic_profile) || ' ' || area_names, array_text(tags), organization_name)`,
    ),
    /** Serves releases before 2.1 during a rollout. */
    places: searchWords()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_places(title, array_text(tags) || ' ' || array_text(academic_profile) || ' ' || area_names, organization_name)`,
      ),
    ...stamps,
  },
  (table) => [
    // The public list, newest first, its count and its facets: all are answered from this index alone (decisions/013-lists-and-time-limits.md).
    index('projects_open_index')
      .on(
        table.publishedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.presentiality,
        table.location,
        table.deadline,
        table.type,
      )
      .where(isListed),
    index('projects_open_deadline_index').on(table.deadline, table.id).where(isListed),
    // Serves releases before 2.1 during a rollout.
    index('projects_open_title_index')
      .on(sql`fold_text(title)`, table.id)
      .where(isListed),
    index('projects_open_title_alphabet_index')
      .on(inAlphabet(sql`title`), table.id)
      .where(isListed),
    index('projects_organization_index').on(table.organizationId, table.createdAt.desc().nullsFirst()),
    index('projects_program_index').on(table.programId),
    index('projects_coordinator_index').on(table.coordinatorId),
    index('projects_changed_by_index').on(table.changedById),
    // Only what can be found: most projects of a platform that has run for some years are over.
    index('projects_search_index').using('gin', table.search).where(isListed),
    // One for each rank of a search (lists/words.ts): a frequent word may be rare in titles.
    index('projects_searched_title_index')
      .using('gin', sql`ts_filter(searched_places, '{a}')`)
      .where(isListed),
    index('projects_searched_studies_index')
      .using('gin', sql`ts_filter(searched_places, '{a,b}')`)
      .where(isListed),
    index('projects_searched_tags_index')
      .using('gin', sql`ts_filter(searched_places, '{a,b,c}')`)
      .where(isListed),
    index('projects_searched_places_index').using('gin', table.searchedPlaces).where(isListed),
    // Serve releases before 2.1 during a rollout.
    index('projects_places_title_index')
      .using('gin', sql`ts_filter(places, '{a}')`)
      .where(isListed),
    index('projects_places_label_index')
      .using('gin', sql`ts_filter(places, '{a,b}')`)
      .where(isListed),
    index('projects_places_index').using('gin', table.places).where(isListed),
  ],
);

/** A row that goes with its project. */
export const ofProject = () =>
  integer()
    .$type<ProjectId>()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

export const projectStudyAreas = pgTable(
  'project_study_areas',
  {
    projectId: ofProject(),
    studyAreaId: integer()
      .$type<StudyAreaId>()
      .notNull()
      .references(() => studyAreas.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.studyAreaId] }),
    index('project_study_areas_area_index').on(table.studyAreaId, table.projectId),
  ],
);

export const projectStudySubareas = pgTable(
  'project_study_subareas',
  {
    projectId: ofProject(),
    studySubareaId: integer()
      .$type<StudySubareaId>()
      .notNull()
      .references(() => studySubareas.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.studySubareaId] })],
);

/** Teachers who guide a project. */
export const projectTutors = pgTable(
  'project_tutors',
  {
    projectId: ofProject(),
    teacherId: integer()
      .$type<TeacherId>()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    /** When the teacher agreed; until then nothing of them is shown. */
    acceptedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.teacherId] }),
    index('project_tutors_teacher_index').on(table.teacherId),
  ],
);

/** A student's studies at a moment. */
export interface Studied {
  university: string | null;
  province: string | null;
  student_area: string | null;
  study_type: string | null;
  /** Names of what they study. */
  degrees: string[];
}

/**
 * What the student knows of an application whose last move has not been told yet. It is kept in the row that the move changed:
 * the move itself is saved at once, so that a closed tab loses nothing, and only its news wait.
 */
export interface HeldDecision {
  /** Of the last move; the job that tells an earlier one finds another here, and tells nothing. */
  decision: string;
  status: Status;
  statusReason: string | null;
  refusal: Refusal | null;
  preselectedAt: string | null;
  answeredAt: string | null;
  /** These are absent from a row that the previous release has written. */
  updatedAt?: string;
  studied?: Studied | null;
  /** The moment at which the student is told. */
  tellAt?: string;
  /** True for a moment that was chosen, false for a matter of seconds. */
  isLater?: boolean;
}

/** Applications: one of each student to each project, also when two requests come at the same moment. */
export const applications = pgTable(
  'applications',
  {
    id: serial().$type<ApplicationId>().primaryKey(),
    studentId: ofStudent(),
    projectId: ofProject(),
    status: text().$type<Status>().notNull().default('new'),
    motivation: text(),
    interest: text(),
    availability: text(),
    video: text(),
    supermatch: boolean().notNull().default(false),
    deadline: moment(),
    /** The end of the day by which the organisation meant to answer, as its project said when this was sent. */
    answerDue: moment(),
    /** The organisation's private mark. */
    goodCandidate: boolean(),
    /** Name of the tutor at the university. */
    tutor: text(),
    projectExpected: text(),
    rtxInterest: boolean(),
    /** What the organisation says with its answer. */
    statusReason: text(),
    /** Why it was a 'no', of the fixed list. */
    refusal: text().$type<Refusal>(),
    /** What the student knows, while the last move waits to be told. */
    held: jsonb().$type<HeldDecision>(),
    /** The person of the organisation who moved it last: a colleague who was slower is told. */
    movedBy: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Null while it is a draft. */
    sentAt: moment(),
    /** When the organisation showed interest; null again when it takes that back. */
    preselectedAt: moment(),
    /** When it ended, by the organisation's answer or otherwise. */
    answeredAt: moment(),
    /** Studies of its student at that moment. A trigger writes them with `answeredAt`: an answered one stays as it was read. */
    studied: jsonb().$type<Studied>(),
    /** When the student took it back. */
    withdrawnAt: moment(),
    /** The page of the form that the student has come to; null once it is sent. */
    draftStep: smallint(),
    cvId: integer()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    ...stamps,
  },
  (table) => [
    uniqueIndex('applications_student_project_key').on(table.studentId, table.projectId),
    index('applications_project_index').on(table.projectId, table.createdAt.desc().nullsFirst()),
    index('applications_cv_index').on(table.cvId),
    index('applications_moved_by_index').on(table.movedBy),
    // Few wait at a time: the reminders look at those alone.
    index('applications_answer_due_index')
      .on(table.answerDue)
      .where(sql`status = 'new'`),
    // Held for seconds or days: few of the rows.
    index('applications_held_index')
      .on(sql`(${table.held}->>'decision')`)
      .where(sql`held is not null`),
  ],
);

/** What an organisation's people write about an application for themselves. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: serial().$type<ApplicationNoteId>().primaryKey(),
    applicationId: integer()
      .$type<ApplicationId>()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    ...stamps,
  },
  (table) => [
    index('application_notes_application_index').on(table.applicationId),
    index('application_notes_author_index').on(table.authorId),
  ],
);

/** How often the page of a project was opened. Apart, since counting must not write the project itself, whose lists are remembered. */
export const projectViews = pgTable('project_views', {
  projectId: integer()
    .$type<ProjectId>()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  views: integer().notNull().default(0),
});
