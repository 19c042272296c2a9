import { universityCodes } from '@puente/contract/constants/programs';
import type { CenterId, StudyAreaId, StudySubareaId, UniversityId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { centers, searchSynonyms, studyAreas, studySubareas, universities } from '../db/schema.ts';
import { insertAll } from './batches.ts';
import { type StudyAreaName, studyAreas as areaData } from './data/study-areas.ts';
import { synonyms } from './data/synonyms.ts';
import { universities as universityData } from './data/universities.ts';
import { universityShortNames } from './data/university-short-names.ts';
import { seedReferenceContent } from './reference-content.ts';
import { seedDegrees } from './reference-degrees.ts';

const codeOf = new Map<string, string>(Object.entries(universityCodes).map(([code, name]) => [name, code]));

export interface Reference {
  universities: { id: UniversityId; name: string; province: string }[];
  areaIds: Map<StudyAreaName, StudyAreaId>;
  subareaIds: Map<string, StudySubareaId>;
}

/** Seeds the data of every seed: Spain's universities, degrees and study areas, the campaigns and the site's pages. */
export async function seedReference(db: Database): Promise<Reference> {
  const universityIds = await insertAll(
    db,
    universities,
    universityData.map(([name]) => ({
      name,
      validated: true,
      code: codeOf.get(name) ?? null,
      shortNames: [...(universityShortNames[name] ?? [])],
    })),
  );
  const known = universityData.map(([name, ...provinces], index) => ({
    id: universityIds[index] as UniversityId,
    name,
    provinces,
  }));
  const campuses = known.flatMap(({ id, name, provinces }) =>
    provinces.map((province) => ({ universityId: id, university: name, province })),
  );
  const centerIds = await insertAll(
    db,
    centers,
    campuses.map(({ universityId, province }) => ({ universityId, name: `Campus de ${province}`, province })),
  );

  const areaNames = Object.keys(areaData) as StudyAreaName[];
  const areaIds = await insertAll(
    db,
    studyAreas,
    areaNames.map((name) => ({ name })),
  );
  const subareas = areaNames.flatMap((area, index) =>
    areaData[area].map((name) => ({ name, areaId: areaIds[index] as StudyAreaId })),
  );
  const subareaIds = await insertAll(db, studySubareas, subareas);
  const idOfArea = new Map(areaNames.map((name, index) => [name, areaIds[index] as StudyAreaId]));
  await seedDegrees(
    db,
    idOfArea,
    campuses.map((campus, index) => ({ ...campus, id: centerIds[index] as CenterId })),
  );
  await seedReferenceContent(db);
  await seedSynonyms(db);
  return {
    universities: known.map(({ id, name, provinces }) => ({ id, name, province: provinces[0] as string })),
    areaIds: idOfArea,
    subareaIds: new Map(subareas.map(({ name }, index) => [name, subareaIds[index] as StudySubareaId])),
  };
}

export const seedSynonyms = (db: Database) =>
  db.insert(searchSynonyms).values(synonyms.map((terms) => ({ terms: [...terms] })));
