import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type { WorkLicence } from '@puente/contract/constants/works';
import type {
  CollaborationId,
  FileId,
  StudentId,
  StudyAreaId,
  TeacherId,
  UserId,
  WorkId,
} from '@puente/contract/ids';
import { files, users } from './accounts.ts';
import { collaborations } from './collaborations.ts';
import { moment, searchWords, stamps } from './columns.ts';
import { ofStudent, students, teachers } from './people.ts';
import { studyAreas } from './studies.ts';

/** A student's own final-degree or master's project. Without a publication date it is a draft (§4). */
export const works = pgTable(
  'works',
  {
    id: serial().$type<WorkId>().primaryKey(),
    /** Null when the author has left and agreed to keep the work anonymously. */
    studentId: integer()
      .$type<StudentId>()
      .references(() => students.id, { onDelete: 'set null' }),
    /** Stage for which its form was chosen (§2): proposal, under way, finished. */
    status: text().$type<'choosing' | 'onGoing' | 'finished'>().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    publishedAt: moment(),
    /** Author, university and degree at publication. Later changes of the profile do not apply. */
    authorName: text(),
    authorSurname: text(),
    authorUniversity: text(),
    authorDegree: text(),
    authorDegreeType: text(),
    language: text(),
    tfxDate: moment(),
    /** Table of contents. */
    index: text(),
    fileId: integer()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    licence: text().$type<WorkLicence>(),
    /** The day from which the document is public. */
    embargoUntil: moment(),
    /** Numbers of the Sustainable Development Goals. */
    ods: smallint().array().notNull().default([]),
    url: text(),
    awarded: boolean().notNull().default(false),
    /** Tells whether the work takes part in the awards call. */
    awards: boolean().notNull().default(false),
    /** Tells whether readers may write to the author on the platform. */
    contactable: boolean().notNull().default(true),
    tags: text().array().notNull().default([]),
    /** MM/yyyy */
    releaseMonth: text(),
    sector: text(),
    categories: text().array().notNull().default([]),
    linkedin: text(),
    impact: text(),
    sustainability: text(),
    innovation: text(),
    viability: text(),
    tutor: text(),
    /** The tutor, if a teacher of the platform was named by e-mail. */
    tutorId: integer()
      .$type<TeacherId>()
      .references(() => teachers.id, { onDelete: 'set null' }),
    /** Time when the teacher confirmed to be the tutor. The author learns nothing about them before. */
    tutorAcceptedAt: moment(),
    /** The collaboration that it came of. */
    collaborationId: integer()
      .$type<CollaborationId>()
      .references((): AnyPgColumn => collaborations.id, { onDelete: 'set null' }),
    /** Reason why staff or the author hid it from the repository. */
    hidingReason: text(),
    hiddenAt: moment(),
    /** Tells whether staff hid it. Then only staff can show it again. */
    hiddenByStaff: boolean().notNull().default(false),
    /** Folded words of title, summary and tags, of the author and the university. */
    searchedWords: searchWords().generatedAlwaysAs(
      (): SQL =>
        sql`search_words(title || ' ' || array_text(tags) || ' ' || summary || ' ' || coalesce(author_name, '') || ' ' || coalesce(author_surname, '') || ' ' || coalesce(author_university, '') || ' ' || coalesce(author_degree, ''))`,
    ),
    /** Words of title, degree, tags and author, each with its weight. */
    searchedPlaces: searchWords().generatedAlwaysAs(
      (): SQL =>
        sql`search_places(title, coalesce(author_degree, ''), array_text(tags), coalesce(author_name, '') || ' ' || coalesce(author_surname, '') || ' ' || coalesce(author_university, ''))`,
    ),
    /** Serves releases before 2.1 during a rollout, as does `places`. */
    search: searchWords()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_words(title || ' ' || array_text(tags) || ' ' || summary)`),
    places: searchWords()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_places(title, array_text(tags), '')`),
    ...stamps,
  },
  (table) => [
    // Two tabs begin one work.
    uniqueIndex('works_collaboration_key').on(table.collaborationId, table.studentId),
    index('works_student_index').on(table.studentId),
    index('works_tutor_index').on(table.tutorId),
    index('works_file_index').on(table.fileId),
    index('works_published_index')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`published_at is not null and hidden_at is null`),
    index('works_university_index').on(table.authorUniversity),
    index('works_search_index').using('gin', table.search),
    index('works_searched_words_index').using('gin', table.searchedWords),
  ],
);

/** Unsaved changes of a work's author. The work itself is unchanged (§2, /tfx/[id]/edit). */
export const workDrafts = pgTable(
  'work_drafts',
  {
    workId: integer()
      .$type<WorkId>()
      .primaryKey()
      .references(() => works.id, { onDelete: 'cascade' }),
    /** The author. The draft is deleted with their account, even if the work stays. */
    studentId: ofStudent(),
    value: jsonb().$type<unknown>().notNull(),
    /** Document uploaded for the draft. Without this reference it would be removed as unused. */
    fileId: integer()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('work_drafts_student_index').on(table.studentId),
    index('work_drafts_file_index').on(table.fileId),
  ],
);

export const workStudyAreas = pgTable(
  'work_study_areas',
  {
    workId: integer()
      .$type<WorkId>()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    studyAreaId: integer()
      .$type<StudyAreaId>()
      .notNull()
      .references(() => studyAreas.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.studyAreaId] }),
    index('work_study_areas_area_index').on(table.studyAreaId, table.workId),
  ],
);

/** Works that students and coordinators saved. */
export const favoriteWorks = pgTable(
  'favorite_works',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workId: integer()
      .$type<WorkId>()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.workId] }),
    index('favorite_works_work_index').on(table.workId),
  ],
);
