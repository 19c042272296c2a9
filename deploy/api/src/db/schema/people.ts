import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { Situation } from '@puente/contract/constants/situations';
import type { Visibility } from '@puente/contract/constants/visibility';
import type { DegreeId, StudentId, StudyAreaId, TeacherId, UniversityId, UserId } from '@puente/contract/ids';
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
    /** The student's main concern: the answer to the qualification question. */
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
    /** Answers to the competence questionnaire: item -> 0 to 6, and the results by section. */
    competences: jsonb().$type<{ answers: Record<string, number>; results: Record<string, number> }>(),
    /** Special-category data: only the student reads it, unless `disabilityConsentAt` says otherwise. */
    disability: boolean(),
    /**
     * Time of the student's consent to show it to companies that seek inclusion. Null without consent, or once it was
     * withdrawn.
     */
    disabilityConsentAt: moment(),
    /** Organisations that may see the student, as the student chose. */
    visibility: text().$type<Visibility>().notNull().default('applied'),
    /** Time when the profile wizard was completed. */
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

/** Reference to a student. The row is deleted with the student. */
export const ofStudent = () =>
  integer()
    .$type<StudentId>()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' });

/** At most six (§9). 'Otra' references no degree, and has the typed name only. */
export const studentDegrees = pgTable(
  'student_degrees',
  {
    id: serial().primaryKey(),
    studentId: ofStudent(),
    degreeId: integer()
      .$type<DegreeId>()
      .references(() => degrees.id, { onDelete: 'cascade' }),
    otherName: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('student_degrees_student_index').on(table.studentId),
    index('student_degrees_degree_index').on(table.degreeId),
    index('student_degrees_typed_index')
      .on(sql`fold_text(other_name)`)
      .where(sql`other_name is not null`),
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
