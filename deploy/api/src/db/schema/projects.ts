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
  unique,
} from 'drizzle-orm/pg-core';
import type { Modality } from '@puente/contract/constants/modalities';
import type { Status } from '@puente/contract/constants/statuses';
import type { ProjectChanges } from '@puente/contract/forms/project-data';
import type {
  CoordinatorId,
  OrganizationId,
  ProgramId,
  ProjectId,
  ProjectTemplateId,
  StudyAreaId,
  StudySubareaId,
  TeacherId,
  UserId,
} from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { inAlphabet } from '../../lists/alphabet.ts';
import { users } from './accounts.ts';
import { moment, searchWords, stamps } from './columns.ts';
import { coordinators, organizations } from './organizations.ts';
import { teachers } from './people.ts';
import { programs } from './programs.ts';
import { studyAreas, studySubareas } from './studies.ts';

/** Condition of the indexes on projects that accept applications. */
const isListed = sql`status = 'new' and published_at is not null`;

export const projects = pgTable(
  'projects',
  {
    id: serial().$type<ProjectId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /**
     * Copy of the organisation's name, maintained by triggers, so that one index finds words in either (migration
     * 0002).
     */
    organizationName: text().notNull().default(''),
    /** Names of its study areas and subareas, maintained by triggers for the same reason. */
    areaNames: text().notNull().default(''),
    title: text().notNull(),
    description: text().notNull(),
    status: text().$type<Status>().notNull().default('new'),
    publishedAt: moment(),
    /** Time since which staff hide it from everybody but its owner (takedowns). It has no publication date. */
    takenDownAt: moment(),
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
    /** Owner of the project's result. */
    resultOwner: text(),
    /** Number of days in which the organisation promises to answer an application. */
    answerDays: smallint().notNull().default(limits.answerDays.usual),
    /** The selected students work as one team, with one collaboration. */
    teamwork: boolean().notNull().default(false),
    /** Public text about why the project is closed, expired or unavailable. */
    statusReason: text(),
    coordinatorId: integer()
      .$type<CoordinatorId>()
      .references(() => coordinators.id, { onDelete: 'set null' }),
    programId: integer()
      .$type<ProgramId>()
      .references(() => programs.id, { onDelete: 'set null' }),
    /** User who last saved the project. */
    changedById: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Words of everything that describes the project or its organisation. */
    search: searchWords()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_words(title || ' ' || organization_name || ' ' || array_text(tags) || ' ' || array_text(academic_profile) || ' ' || area_names || ' ' || description || ' ' || coalesce(objectives, '') || ' ' || coalesce(requirements, ''))`,
      ),
    /** Words of title, study areas, tags and organisation, each with its weight, by which searches are ranked. */
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

/** Reference to a project. The row is deleted with the project. */
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
    /** Time of the teacher's consent. The teacher is not shown before. */
    acceptedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.teacherId] }),
    index('project_tutors_teacher_index').on(table.teacherId),
  ],
);

/** Views of a project's page. A separate table, since a count must not invalidate the cached lists of projects. */
export const projectViews = pgTable('project_views', {
  projectId: integer()
    .$type<ProjectId>()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  views: integer().notNull().default(0),
});

/** Templates that an organisation saved to start new projects from. */
export const projectTemplates = pgTable(
  'project_templates',
  {
    id: serial().$type<ProjectTemplateId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Fields in the contract's format, as the body of a call that creates a project. */
    fields: jsonb().$type<ProjectChanges>().notNull(),
    ...stamps,
  },
  (table) => [unique('project_templates_name_unique').on(table.organizationId, table.name)],
);
