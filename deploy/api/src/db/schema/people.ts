import type { Situation } from '@puente/contract/constants/situations';
import type { Visibility } from '@puente/contract/constants/visibility';
import type { DegreeId, StudentId, StudyAreaId, TeacherId, UniversityId, UserId } from '@puente/contract/ids';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, stamps } from './columns.ts';
import { degrees, studyAreas, universities } from './studies.ts';

const user = () =>
  integer()
    .$type<UserId>()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' });

export const students = pgTable(
  'students',
  {
    id: serial().$type<StudentId>().primaryKey(),
    userId: user(),
    universityId: integer()
      .$type<UniversityId>()
      .references(() => universities.id, { onDelete: 'set null' }),
    province: text(),
    situation: text().$type<Situation>().notNull().default('unknown'),
    /** What worries them: the answer to the qualification question. */
    qualification: text(),
    campaigns: text().array().notNull().default([]),
    studyAreaId: integer()
      .$type<StudyAreaId>()
      .references(() => studyAreas.id, { onDelete: 'set null' }),
    studyType: text(),
    workDeadline: text(),
    /** Topics of interest (§9). */
    tags: text().array().notNull().default([]),
    reachedUsHow: text(),
    /** Answers of the competence questionnaire: item -> 0 to 6, and the results by section. */
    competences: jsonb().$type<{ answers: Record<string, number>; results: Record<string, number> }>(),
    /** Special-category data: only the student reads it, unless `disabilityConsentAt` says otherwise. */
    disability: boolean(),
    /** When the student agreed that companies seeking inclusion see it; null when not, or no longer. */
    disabilityConsentAt: moment(),
    /** Which organisations see them, chosen by the student. */
    visibility: text().$type<Visibility>().notNull().default('applied'),
    /** When the profile wizard was finished. */
    completedAt: moment(),
    ...stamps,
  },
  (table) => [
    index('students_university_index').on(table.universityId),
    index('students_area_index').on(table.studyAreaId),
    // The talent corner, newest first: few students of many.
    index('students_talent_index')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`visibility = 'talent'`),
  ],
);

/** A row that goes with its student. */
export const ofStudent = () =>
  integer()
    .$type<StudentId>()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' });

/** At most six (§9). 'Otra' has no degree of the list, only the name that was typed. */
export const studentDegrees = pgTable(
  'student_degrees',
  {
    id: serial().primaryKey(),
    studentId: ofStudent(),
    degreeId: integer()
      .$type<DegreeId>()
      .references(() => degrees.id, { onDelete: 'cascade' }),
    otherName: text(),
  },
  (table) => [
    index('student_degrees_student_index').on(table.studentId),
    index('student_degrees_degree_index').on(table.degreeId),
  ],
);

export const teachers = pgTable(
  'teachers',
  {
    id: serial().$type<TeacherId>().primaryKey(),
    userId: user(),
    universityId: integer()
      .$type<UniversityId>()
      .references(() => universities.id, { onDelete: 'set null' }),
    studyAreaId: integer()
      .$type<StudyAreaId>()
      .references(() => studyAreas.id, { onDelete: 'set null' }),
    notificationDeadline: moment(),
    ...stamps,
  },
  (table) => [index('teachers_university_index').on(table.universityId)],
);

export const teacherDegrees = pgTable(
  'teacher_degrees',
  {
    teacherId: integer()
      .$type<TeacherId>()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    degreeId: integer()
      .$type<DegreeId>()
      .notNull()
      .references(() => degrees.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.teacherId, table.degreeId] }),
    index('teacher_degrees_degree_index').on(table.degreeId),
  ],
);
