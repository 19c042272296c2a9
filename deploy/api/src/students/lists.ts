import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import {
  degrees,
  follows,
  opportunities,
  opportunityInterests,
  organizations,
  studentDegrees,
  students,
  studyAreas,
  universities,
  users,
} from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import { anyOf } from '../lists/one-of-several.ts';
import type { Slice } from '../lists/slice.ts';
import { opportunityColumns } from '../opportunities/columns.ts';
import { studentColumns, studentTables } from './columns.ts';

/** An e-mail is looked up only if the text has both @ and a dot (specification §5). */
const canBeEmail = (text: string): boolean => text.includes('@') && text.includes('.');

const byDate = {
  'createdAt:desc': [desc(students.createdAt), desc(students.id)],
  'createdAt:asc': [asc(students.createdAt), asc(students.id)],
};

const readStudents = (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
  db
    .select({ ...studentColumns, total })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(universities, eq(universities.id, students.universityId))
    .leftJoin(studyAreas, eq(studyAreas.id, students.studyAreaId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

export const studentList = listOf<'GET /api/students'>()({
  from: studentTables,
  read: readStudents,
  filters: {
    id: matches(students.id),
    user: {
      inside: {
        id: matches(users.id),
        email: ({ $eq, ...others }) => {
          if ($eq === undefined) return matches(users.email)(others);
          return canBeEmail($eq) ? matches(users.email)({ ...others, $eq: $eq.toLowerCase() }) : sql`false`;
        },
      },
    },
  },
  sorts: byDate,
  sort: 'createdAt:desc',
});

/** Condition that every word is in the name of one of the student's degrees. */
const studies = (words: string): SQL => {
  const name = sql`fold_text(coalesce(${degrees.name}, ${studentDegrees.otherName}))`;
  const matched = words.split(/\s+/).map((word) => sql`${name} like word_pattern(${word})`);
  return sql`exists (select 1 from ${studentDegrees} left join ${degrees} on ${degrees.id} = ${studentDegrees.degreeId}
    where ${studentDegrees.studentId} = ${students.id} and ${and(...matched)})`;
};

/** List of the talent corner: without a score, and without any filter or order that the organisation does not see. */
export const talentList = listOf<'GET /api/students/find'>()({
  from: studentTables,
  read: readStudents,
  filters: {
    student_area: matches(studyAreas.name),
    university: matches(universities.name),
    province: matches(students.province),
    study_type: matches(students.studyType),
    work_deadline: matches(students.workDeadline),
    situation: matches(students.situation),
    tags: anyOf(students.tags),
    degrees: ({ $containsi }) => studies($containsi),
    id: matches(students.id),
  },
  sorts: byDate,
  sort: 'createdAt:desc',
  facets: {
    student_area: { value: studyAreas.name },
    university: { value: universities.name },
    province: { value: students.province },
    study_type: { value: students.studyType },
    work_deadline: { value: students.workDeadline },
    situation: { value: students.situation },
    tags: { value: sql`topic.name`, join: sql`cross join lateral unnest(${students.tags}) as topic(name)` },
  },
});

export const followList = listOf<'GET /api/students/follows'>()({
  from: sql`${follows} inner join ${organizations} on ${organizations.id} = ${follows.organizationId}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ id: organizations.id, total })
      .from(follows)
      .innerJoin(organizations, eq(organizations.id, follows.organizationId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {},
  sorts: {
    'createdAt:desc': [desc(follows.createdAt), desc(organizations.id)],
    'name:asc': [asc(inAlphabet(organizations.name)), asc(organizations.id)],
  },
  sort: 'createdAt:desc',
});

export const interestList = listOf<'GET /api/students/interests'>()({
  from: sql`${opportunityInterests} inner join ${opportunities} on ${opportunities.id} = ${opportunityInterests.opportunityId}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...opportunityColumns, total })
      .from(opportunityInterests)
      .innerJoin(opportunities, eq(opportunities.id, opportunityInterests.opportunityId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {},
  sorts: {
    'createdAt:desc': [desc(opportunityInterests.createdAt), desc(opportunities.id)],
    'title:asc': [asc(inAlphabet(opportunities.title)), asc(opportunities.id)],
  },
  sort: 'createdAt:desc',
});
