import type { CenterId, DegreeId, StudyAreaId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { centerDegrees, degrees } from '../db/schema.ts';
import { insertAll } from './batches.ts';
import { degreeTitles, taughtAt } from './data/degrees.ts';
import type { StudyAreaName } from './data/study-areas.ts';

interface Campus {
  id: CenterId;
  university: string;
  province: string;
}

/** Seeds the official degrees, and the universities of some of them. */
export async function seedDegrees(
  db: Database,
  areaIds: ReadonlyMap<StudyAreaName, StudyAreaId>,
  campuses: readonly Campus[],
): Promise<void> {
  const rows = [...areaIds].flatMap(([area, studyAreaId]) => [
    ...degreeTitles[area].grado.map((title) => ({
      name: `Grado en ${title}`,
      type: 'Grado' as const,
      studyAreaId,
    })),
    ...degreeTitles[area].master.map((title) => ({
      name: `Máster Universitario en ${title}`,
      type: 'Máster' as const,
      studyAreaId,
    })),
  ]);
  const ids = await insertAll(db, degrees, rows);
  const idOf = new Map(rows.map(({ name }, index) => [name, ids[index] as DegreeId]));
  await db.insert(centerDegrees).values(
    campuses.flatMap(({ id, university, province }) =>
      (taughtAt[university]?.[province] ?? []).map((title) => ({
        centerId: id,
        degreeId: idOf.get(`Grado en ${title}`) as DegreeId,
      })),
    ),
  );
}
