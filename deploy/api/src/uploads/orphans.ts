import { posix } from 'node:path';
import { and, asc, eq, getTableColumns, inArray, is, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { FileId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import * as schema from '../db/schema.ts';
import { files, merges } from '../db/schema.ts';
import type { Uploads } from './store.ts';

/** Every column of the schema that references a file, so that a new column is not forgotten here. */
const references = Object.values<unknown>(schema)
  .flatMap((part) => (is(part, PgTable) ? part : []))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return foreignTable === files ? columns.map((column) => ({ table, column })) : [];
    }),
  );

const isReferred = or(
  ...references.map(
    ({ table, column }): SQL => sql`exists (select 1 from ${table} where ${column} = ${files.id})`,
  ),
) as SQL;

/** Images that staff upload for texts are named by their address in the Markdown, without a foreign key. */
const isForTexts = inArray(files.purpose, ['resource', 'cover']);
/** The undo of a merge gives back rows with their files. */
const isForUndo = sql`exists (select 1 from ${merges} where ${files.id} = any(${merges.fileIds}))`;
const isOrphan = and(not(isReferred), not(isForTexts), not(isForUndo)) as SQL;

/**
 * Deletes a file that was just replaced, so that its public address ends at once. Does nothing while something
 * references it.
 */
export async function removeReplaced(
  db: Database,
  uploads: Pick<Uploads, 'discard'>,
  replaced: FileId | null,
): Promise<void> {
  if (replaced === null) return;
  const [gone] = await db
    .delete(files)
    .where(and(eq(files.id, replaced), isOrphan))
    .returning();
  if (gone) await uploads.discard(gone);
}

const perStep = 100;

/**
 * Files that were uploaded before `olderThan` and that no row references: sent with a form that was never finished, or
 * replaced.
 */
export const orphanedFiles = (db: Database, olderThan: Date): Promise<(typeof files.$inferSelect)[]> =>
  db
    .select(getTableColumns(files))
    .from(files)
    .where(and(lt(files.createdAt, olderThan), isOrphan))
    .orderBy(asc(files.id))
    .limit(perStep);

/**
 * Deletes the result of `orphanedFiles`, and bytes without a row (a process died between the two). Several processes
 * may run it at once, while users upload and reference files.
 * @returns number of files, and of stray bytes
 */
export async function removeOrphans(
  db: Database,
  uploads: Uploads,
  olderThan: Date,
): Promise<{ files: number; strays: number }> {
  let removed = 0;
  for (;;) {
    const gone = await db.transaction(async (tx) => {
      const found = (await orphanedFiles(tx, olderThan)).map(({ id }) => id);
      if (found.length === 0) return [];
      // A reference from now on waits for us; a reference made meanwhile is seen by the second look.
      await tx
        .select({ id: files.id })
        .from(files)
        .where(inArray(files.id, found))
        .orderBy(asc(files.id))
        .for('update');
      return tx
        .delete(files)
        .where(and(inArray(files.id, found), isOrphan))
        .returning();
    });
    if (gone.length === 0) break;
    removed += gone.length;
    // The row first: a row without bytes would be a broken file, bytes without a row are only found again.
    await Promise.all(gone.map(uploads.discard));
  }
  return { files: removed, strays: await removeStrays(db, uploads, olderThan) };
}

async function removeStrays(db: Database, uploads: Uploads, olderThan: Date): Promise<number> {
  let removed = 0;
  for await (const key of uploads.bytes.keysBefore(olderThan)) {
    const { name, ext } = posix.parse(key);
    const hash = name.slice(-32);
    if (ext === '' || !/^[0-9a-f]{32}$/.test(hash) || (await isKnown(db, hash))) continue;
    await uploads.bytes.remove(key);
    removed++;
  }
  return removed;
}

async function isKnown(db: Database, hash: string): Promise<boolean> {
  const found = await db.select({ id: files.id }).from(files).where(eq(files.hash, hash));
  return found.length > 0;
}
