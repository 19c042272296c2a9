import { and, eq, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { universityCodes } from '@puente/contract/constants/programs';
import type { StudyAreaId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { centers, degrees, programs, searchSynonyms, studyAreas, universities } from '../db/schema.ts';
import type { StudyAreaName } from './data/study-areas.ts';
import { seedSynonyms } from './reference.ts';
import { seedReferenceContent } from './reference-content.ts';
import { seedDegrees } from './reference-degrees.ts';

/**
 * Adds missing reference data to a database of an earlier version: without degrees the degree picker would stay empty.
 * Data that staff have entered since is unchanged.
 */
export async function completeReference(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [code, name] of Object.entries(universityCodes)) {
      await tx
        .update(universities)
        .set({ code })
        .where(and(eq(universities.name, name), isNull(universities.code)));
    }
    if (await isEmpty(tx, degrees)) await seedDegrees(tx, await knownAreas(tx), await knownCampuses(tx));
    if (await isEmpty(tx, programs)) await seedReferenceContent(tx);
    if (await isEmpty(tx, searchSynonyms)) await seedSynonyms(tx);
  });
}

const isEmpty = async (db: Database, table: PgTable): Promise<boolean> =>
  (await db.select().from(table).limit(1)).length === 0;

async function knownAreas(db: Database): Promise<Map<StudyAreaName, StudyAreaId>> {
  const rows = await db.select({ id: studyAreas.id, name: studyAreas.name }).from(studyAreas);
  // The areas of the first version are the same five.
  return new Map(rows.map(({ id, name }) => [name as StudyAreaName, id]));
}

const knownCampuses = (db: Database) =>
  db
    .select({ id: centers.id, university: universities.name, province: centers.province })
    .from(centers)
    .innerJoin(universities, eq(universities.id, centers.universityId));
