import type { Database } from '../db/connect.ts';
import { centers, studyAreas, studySubareas, universities } from '../db/schema.ts';
import { insertAll } from './batches.ts';
import { studyAreas as areaData, type StudyAreaName } from './data/study-areas.ts';
import { universities as universityData } from './data/universities.ts';

export interface Reference {
  universities: { id: number; name: string; province: string }[];
  areaIds: Map<StudyAreaName, number>;
  subareaIds: Map<string, number>;
}

/** What every seed has: the universities and study areas of Spain. */
export async function seedReference(db: Database): Promise<Reference> {
  const universityIds = await insertAll(db, universities, universityData.map(([name]) => ({ name, validated: true })));
  const known = universityData.map(([name, ...provinces], index) => ({ id: universityIds[index] as number, name, provinces }));
  await insertAll(
    db,
    centers,
    known.flatMap(({ id, provinces }) => provinces.map((province) => ({ universityId: id, name: `Campus de ${province}`, province }))),
  );

  const areaNames = Object.keys(areaData) as StudyAreaName[];
  const areaIds = await insertAll(db, studyAreas, areaNames.map((name) => ({ name })));
  const subareas = areaNames.flatMap((area, index) => areaData[area].map((name) => ({ name, areaId: areaIds[index] as number })));
  const subareaIds = await insertAll(db, studySubareas, subareas);
  return {
    universities: known.map(({ id, name, provinces }) => ({ id, name, province: provinces[0] as string })),
    areaIds: new Map(areaNames.map((name, index) => [name, areaIds[index] as number])),
    subareaIds: new Map(subareas.map(({ name }, index) => [name, subareaIds[index] as number])),
  };
}
