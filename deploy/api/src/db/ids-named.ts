import { inArray } from 'drizzle-orm';
import type { StudyAreaId, StudySubareaId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { refuseFields } from '../http/refuse.ts';
import type { Database } from './connect.ts';
import type { studyAreas, studySubareas } from './schema.ts';

type Names = readonly string[];

/**
 * Ids of the areas or subareas with these names. Two areas can have a subarea of the same name: then the name stands
 * for both.
 * @throws Refusal at `field` when a name is unknown
 */
export function idsNamed(
  db: Database,
  table: typeof studyAreas,
  names: Names,
  field: string,
): Promise<StudyAreaId[]>;
export function idsNamed(
  db: Database,
  table: typeof studySubareas,
  names: Names,
  field: string,
): Promise<StudySubareaId[]>;
export async function idsNamed(
  db: Database,
  table: typeof studyAreas | typeof studySubareas,
  names: Names,
  field: string,
): Promise<(StudyAreaId | StudySubareaId)[]> {
  if (names.length === 0) return [];
  const found = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.name, [...names]));
  const known = new Set(found.map(({ name }) => name));
  if (names.some((name) => !known.has(name))) throw refuseFields({ [field]: messages.pattern });
  return found.map(({ id }) => id);
}
