import { eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { students } from '../db/schema.ts';
import { readStudent, readStudentOfUser, type StudentRow } from './columns.ts';

const isOneself = (actor: Actor | null, student: Pick<StudentRow, 'userId'>): boolean =>
  actor?.role === 'student' && actor.userId === student.userId;

/**
 * Students see and change their own profile, and support sees it. Organisations with talent access see students who chose
 * to be found. The presenters decide which fields each of them gets.
 */
export const studentPolicy = {
  table: students,
  load: readStudent,
  sees: (actor, student) =>
    isOneself(actor, student) ||
    isSupporter(actor) ||
    (actor !== null && actor.talentAccess && student.visibility === 'talent'),
  may: { read: () => true, update: isOneself, find: (actor) => actor?.talentAccess === true },
  visible: (actor): SQL => {
    if (isSupporter(actor)) return sql`true`;
    if (actor?.role === 'student' && actor.profileId !== null) return eq(students.id, actor.profileId);
    // Written into the SQL, so that the index of those who can be found serves it.
    return actor?.talentAccess ? sql`${students.visibility} = 'talent'` : sql`false`;
  },
} satisfies RowPolicy<'student', StudentRow> & ListPolicy;

/** The same policy, for a student found by the id of their user. */
export const studentOfUserPolicy = {
  load: readStudentOfUser,
  sees: studentPolicy.sees,
  may: { read: () => true },
} satisfies RowPolicy<'studentOfUser', StudentRow>;
