import { sql } from 'drizzle-orm';
import type { MediaFile } from '@puente/contract/entities/file';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { files } from '../db/schema.ts';
import { presentFile } from './presenter.ts';

const filesById = prepared('files_by_id', (db) =>
  db
    .select()
    .from(files)
    .where(sql`${files.id} = any(${sql.placeholder('ids')})`),
);

/** Loads the files of a page of records by id, in one query. */
export async function filesOf(
  db: Database,
  ids: readonly (number | null)[],
): Promise<Map<number, MediaFile>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await filesById(db).execute({ ids: wanted });
  return new Map(rows.map((row) => [row.id, presentFile(row)]));
}

/** The file of a record whose relation is populated; null when it has none. */
export const fileIn = (found: ReadonlyMap<number, MediaFile>, id: number | null): MediaFile | null =>
  id === null ? null : (found.get(id) ?? null);
