import {
  centerDegrees,
  centers,
  studentDegrees,
  students,
  teacherDegrees,
  teachers,
  universityAgreements,
} from '../db/schema.ts';
import { by, byField, type MergeRule } from './merge-rule.ts';

/** Every foreign key to a university. A test compares them with the schema. Students register at any moment. */
export const universityRules: readonly MergeRule[] = [
  { part: 'students', column: students.universityId, quiet: true },
  { part: 'teachers', column: teachers.universityId, quiet: true },
  { part: 'centers', column: centers.universityId, same: placeOf, names: byField('name') },
  { part: 'agreements', column: universityAgreements.universityId, same: by('collaborationId'), quiet: true },
];

/** Every foreign key to a centre, for two universities that have the same one. */
export const centerRules: readonly MergeRule[] = [
  { part: 'taughtDegrees', column: centerDegrees.centerId, same: by('degreeId') },
];

/** Every foreign key to a degree. */
export const degreeRules: readonly MergeRule[] = [
  { part: 'students', column: studentDegrees.degreeId, same: by('studentId'), quiet: true },
  { part: 'teachers', column: teacherDegrees.degreeId, same: by('teacherId'), quiet: true },
  { part: 'centers', column: centerDegrees.degreeId, same: by('centerId') },
];

/** Key of a centre: its name without accents and case, and its province. */
export function placeOf(row: Readonly<Record<string, unknown>>): string {
  const name = String(row['name']).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return JSON.stringify([name, row['province']]);
}
