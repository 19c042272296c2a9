import { rename, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { CannotStart } from '../cannot-start.ts';
import type { Database } from '../db/connect.ts';
import { assertOurHistory, versionOf } from '../db/migrate.ts';
import { files } from '../db/schema.ts';
import { keyOf } from '../uploads/purposes.ts';
import type { Uploads } from '../uploads/store.ts';
import { type Line, type Row, writeArchive } from './archive.ts';
import { rowsOf, type Table, tablesOf } from './tables.ts';

interface Written {
  rows: number;
  files: number;
  /** Number of files that are in the database but not in the store. */
  missing: number;
}

const rowsAtOnce = 500;

/**
 * Writes a consistent snapshot of the database, and the files that it refers to, into one archive. Users may continue
 * to work. The archive gets its name once it is complete. A database of an older version needs no migration first; one
 * of a newer version, during a rollout or after a rollback, is written with the tables and columns that it has.
 * @throws CannotStart when the database is empty or not made by our migrations
 */
export async function backUp(db: Database, uploads: Uploads, path: string): Promise<Written> {
  const version = await versionOf(db);
  await assertOurHistory(db);
  if (version === null) throw new CannotStart('The database is empty.');
  const written: Written = { rows: 0, files: 0, missing: 0 };
  const unfinished = `${path}.part`;
  try {
    await db.transaction((tx) => writeArchive(unfinished, everything(tx, uploads, version, written)), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return written;
}

async function* everything(
  tx: Database,
  uploads: Uploads,
  version: number,
  written: Written,
): AsyncGenerator<Line> {
  yield { puente: 'backup', format: 1, version, createdAt: new Date().toISOString() };
  for (const table of await tablesOf(tx)) {
    yield { table: table.name, columns: table.columns.map(({ name }) => name) };
    for await (const row of rowsIn(tx, table)) {
      written.rows++;
      yield row;
    }
  }
  yield* filesOf(tx, uploads, written);
  yield { end: { rows: written.rows, files: written.files } };
}

async function* rowsIn(tx: Database, { name, columns }: Table): AsyncGenerator<Row> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select json_build_array(${values})::text as row from ${sql.identifier(name)}`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${rowsAtOnce} from backup_rows`));
    for (const { row } of rows) yield JSON.parse(row) as Row;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close backup_rows`);
}

async function* filesOf(tx: Database, uploads: Uploads, written: Written): AsyncGenerator<Line> {
  const known = await tx
    .select({
      purpose: files.purpose,
      hash: files.hash,
      ext: files.ext,
      mime: files.mime,
      formats: files.formats,
    })
    .from(files)
    .orderBy(files.id);
  for (const { purpose, formats, ...whole } of known) {
    for (const part of [whole, ...Object.values(formats ?? {})]) {
      const key = keyOf(purpose, part);
      if ((await uploads.bytes.sizeOf(key)) === undefined) {
        written.missing++;
        continue;
      }
      written.files++;
      yield { file: key, mime: part.mime };
      for await (const chunk of await uploads.bytes.open(key)) yield (chunk as Buffer).toString('base64');
    }
  }
}
