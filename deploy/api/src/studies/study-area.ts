import { eq } from 'drizzle-orm';
import type { StudyAreaId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { studyAreas } from '../db/schema.ts';

/** Finds a study area by id or by name; undefined when there is none. */
export async function findStudyArea(
  db: Database,
  wanted: StudyAreaId | string,
): Promise<StudyAreaId | undefined> {
  const [area] = await db
    .select({ id: studyAreas.id })
    .from(studyAreas)
    .where(typeof wanted === 'number' ? eq(studyAreas.id, wanted) : eq(studyAreas.name, wanted));
  return area?.id;
}
