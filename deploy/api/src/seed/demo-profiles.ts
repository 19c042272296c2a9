import { asc, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { competenceResults, competenceSections } from '@puente/contract/constants/competences';
import { goalCodes } from '@puente/contract/constants/goals';
import { interests } from '@puente/contract/constants/interests';
import { waysOfReaching } from '@puente/contract/constants/reached-us-how';
import { type StudyType, studyTypes } from '@puente/contract/constants/study-types';
import { workDeadlines } from '@puente/contract/constants/work-deadlines';
import type { newSavedSearch } from '@puente/contract/forms/saved-search';
import type { DegreeId, StudentId, StudyAreaId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  degrees,
  notificationPreferences,
  savedSearches,
  studentDegrees,
  students,
  studyAreas,
} from '../db/schema.ts';
import { seedMessages } from './demo-messages.ts';
import type { SeededStudent } from './demo-people.ts';
import { seedRelations } from './demo-relations.ts';
import { makeRandom, type Random } from './random.ts';

const day = 24 * 60 * 60 * 1000;

interface Studies {
  areaIds: readonly StudyAreaId[];
  /** The seeded degrees by type. */
  degrees: readonly { id: DegreeId; type: string; studyAreaId: StudyAreaId | null }[];
}

/** Seeds the profiles and favourites of students. The first, the demo account, has everything; some have none. */
export async function seedProfiles(db: Database, seeded: readonly SeededStudent[]): Promise<void> {
  // A generator of its own, so that the random numbers of other seeds stay as they are.
  const random = makeRandom(1_212);
  const studies = await readStudies(db);
  const profiles = seeded.map((student, index) => profileOf(random, student, studies, index === 0));
  await writeProfiles(
    db,
    profiles.map(({ row }) => row),
  );
  const chosen = profiles.flatMap(({ row, degreeIds }) =>
    degreeIds.map((degreeId) => ({ studentId: row.id, degreeId })),
  );
  if (chosen.length > 0) await db.insert(studentDegrees).values(chosen);
  await db.insert(notificationPreferences).values(
    seeded
      .filter((_, index) => index === 0 || random.chance(0.5))
      .map(({ id }, index) => ({
        studentId: id,
        u4iAdvice: index === 0 || random.chance(0.3),
        professionalOffers: index === 0 || random.chance(0.3),
      })),
  );
  await seedRelations(db, random, seeded);
  await seedMessages(db, random, (seeded[0] as SeededStudent).id);
  await seedSavedSearches(db, seeded);
}

async function readStudies(db: Database): Promise<Studies> {
  const areas = await db.select({ id: studyAreas.id }).from(studyAreas).orderBy(asc(studyAreas.id));
  const found = await db
    .select({ id: degrees.id, type: degrees.type, studyAreaId: degrees.studyAreaId })
    .from(degrees)
    .where(isNotNull(degrees.studyAreaId))
    .orderBy(asc(degrees.id));
  return { areaIds: areas.map(({ id }) => id), degrees: found };
}

type Row = typeof students.$inferInsert & { id: StudentId };

function profileOf(
  random: Random,
  { id, userId }: SeededStudent,
  { areaIds, degrees: all }: Studies,
  isDemo: boolean,
): { row: Row; degreeIds: DegreeId[] } {
  const studyType: StudyType = isDemo || random.chance(0.75) ? studyTypes[0] : studyTypes[1];
  const studyAreaId = random.pick(areaIds);
  const near = all.filter((degree) => degree.studyAreaId === studyAreaId && degree.type === studyType);
  const isComplete = isDemo || random.chance(0.8);
  const createdAt = new Date(Date.now() - (isDemo ? 200 : 1 + random.next() * 300) * day);
  const row: Row = {
    id,
    userId,
    createdAt,
    studyType,
    studyAreaId,
    workDeadline: random.pick(workDeadlines),
    tags: random.sample(interests, 2 + random.below(5)).map(({ name }) => name),
    reachedUsHow: random.pick(waysOfReaching),
    qualification: isDemo ? 'work' : random.chance(0.6) ? random.pick(goalCodes) : null,
    competences: isDemo || random.chance(0.3) ? questionnaire(random) : null,
    visibility: isDemo || (isComplete && random.chance(0.6)) ? 'talent' : 'applied',
    completedAt: isComplete ? new Date(createdAt.getTime() + day / 24) : null,
  };
  return { row, degreeIds: random.sample(near, isDemo ? 2 : 1).map((degree) => degree.id) };
}

function questionnaire(random: Random): NonNullable<Row['competences']> {
  const items = competenceSections.flatMap(({ code, items: all }) =>
    all.map(({ value, negative }) => ({ item: `${code}.${value}`, negative })),
  );
  const answers = Object.fromEntries(
    items.map(({ item, negative }) => [item, (negative ? 0 : 3) + random.below(4)]),
  );
  return { answers, results: competenceResults(answers) };
}

const written = [
  'createdAt',
  'studyType',
  'studyAreaId',
  'workDeadline',
  'tags',
  'reachedUsHow',
  'qualification',
  'competences',
  'visibility',
  'completedAt',
] as const;

/** Updates the existing rows in one statement. */
async function writeProfiles(db: Database, rows: readonly Row[]): Promise<void> {
  await db
    .insert(students)
    .values([...rows])
    .onConflictDoUpdate({
      target: students.id,
      set: Object.fromEntries(
        written.map((column) => [column, sql`excluded.${sql.identifier(snakeCase(column))}`]),
      ),
    });
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const near: z.output<typeof newSavedSearch> = {
  name: 'Híbrido, A Coruña',
  address: 'modality=hybrid&province=A+Coru%C3%B1a',
  filters: { presentiality: { $in: ['hybrid'] }, location: { $eq: 'A Coruña' } },
  frequency: 'weekly',
};
const water: z.output<typeof newSavedSearch> = {
  name: '«agua», Remoto',
  address: 'q=agua&modality=remote',
  filters: { keyword: { $containsi: 'agua' }, presentiality: { $in: ['remote'] } },
  frequency: 'daily',
};

/** Seeds two searches of the demo student, and one of another. */
async function seedSavedSearches(db: Database, students: readonly { id: StudentId }[]): Promise<void> {
  const [demo, , another] = students;
  if (!demo || !another) return;
  await db.insert(savedSearches).values([
    { filters: {}, ...near, studentId: demo.id },
    { filters: {}, ...water, studentId: demo.id },
    { filters: {}, ...near, studentId: another.id },
  ]);
}
