import { randomBytes } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { ne, type SQL, sql } from 'drizzle-orm';
import { CannotStart } from '../cannot-start.ts';
import type { Database } from '../db/connect.ts';
import { migrate, newestVersion, versionOf } from '../db/migrate.ts';
import { files } from '../db/schema.ts';
import { refreshVocabulary } from '../search/vocabulary.ts';
import type { Uploads } from '../uploads/store.ts';
import { type Head, type Line, readArchive, type Row } from './archive.ts';
import { rowsOf, type Table, tablesOf } from './tables.ts';

interface RestoreOptions {
  /** Replaces the content of the database, which must be empty otherwise. */
  overwrite: boolean;
}

const rowsAtOnce = 500;

/**
 * Restores a backup in one transaction. A backup of an older version is restored into the tables of its version, which
 * are then migrated to this one.
 * @returns number of rows and files
 * @throws CannotStart with one sentence when the backup or the database does not allow it
 */
export async function restore(
  db: Database,
  uploads: Uploads,
  path: string,
  { overwrite }: RestoreOptions,
): Promise<{ rows: number; files: number }> {
  const lines = readArchive(path);
  const { version } = headOf((await lines.next()).value as Line | undefined, path);
  if (version > newestVersion())
    throw new CannotStart('The backup was made by a newer version of the platform: install that one first.');
  if ((await versionOf(db)) === null) await migrate(db, { upTo: version });
  if ((await versionOf(db)) !== version) {
    throw new CannotStart(
      'The backup is older than the tables of this database: restore it into an empty database, and it is brought to this version.',
    );
  }
  const restored = await db.transaction(async (tx) => {
    const tables = await tablesOf(tx);
    if (!overwrite) await assertEmpty(tx, tables);
    const putBack = await withoutRules(tx, tables, async () => {
      if (overwrite)
        await tx.execute(
          sql`truncate ${list(tables.map(({ name }) => sql.identifier(name)))}, sessions, verifications, rate_limits`,
        );
      return takeIn(tx, uploads, new Map(tables.map((table) => [table.name, table])), lines);
    });
    await resetSequences(tx, tables);
    return putBack;
  });
  await migrate(db);
  // The bytes lie where this installation keeps them now.
  await db.update(files).set({ provider: uploads.bytes.name }).where(ne(files.provider, uploads.bytes.name));
  await refreshVocabulary(db);
  return restored;
}

function headOf(line: Line | undefined, path: string): Head {
  if (typeof line === 'object' && 'puente' in line && line.format === 1) return line;
  throw new CannotStart(`${path} is not a backup of this platform.`);
}

async function assertEmpty(tx: Database, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const rows = await rowsOf(tx, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0)
      throw new CannotStart(
        'The database is not empty. Add --overwrite to replace everything that is in it.',
      );
  }
}

/**
 * Runs work with foreign keys and triggers off: references form cycles, and the triggers ran before the backup. Then
 * checks the references again.
 */
async function withoutRules<Result>(
  tx: Database,
  tables: readonly Table[],
  work: () => Promise<Result>,
): Promise<Result> {
  const references = await rowsOf<{ table: string; name: string; definition: string }>(
    tx,
    sql`select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of references)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { name } of tables)
    await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  const result = await work();
  for (const { name } of tables)
    await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  for (const { table, name, definition } of references)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  return result;
}

async function takeIn(
  tx: Database,
  uploads: Uploads,
  tables: ReadonlyMap<string, Table>,
  lines: AsyncIterable<Line>,
): Promise<{ rows: number; files: number }> {
  const count = { rows: 0, files: 0 };
  const folder = await mkdtemp(join(tmpdir(), 'puente-restore-'));
  let insert: ((row: Row) => Promise<void>) | undefined;
  let flush = (): Promise<void> => Promise.resolve();
  let arriving: ArrivingFile | undefined;
  try {
    for await (const line of lines) {
      if (Array.isArray(line)) {
        count.rows++;
        await insert?.(line);
      } else if (typeof line === 'string') {
        await arriving?.write(Buffer.from(line, 'base64'));
      } else {
        await flush();
        await arriving?.store(uploads);
        arriving = undefined;
        if ('table' in line) ({ insert, flush } = inserter(tx, tables.get(line.table), line.columns));
        else if ('file' in line) {
          count.files++;
          arriving = receiveFile(folder, line.file, line.mime);
        } else if ('end' in line && (line.end.rows !== count.rows || line.end.files !== count.files)) {
          throw new CannotStart('The backup does not have what it says at its end.');
        }
      }
    }
    return count;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Collects rows and inserts them some hundred at a time. The database converts each text to its type. */
function inserter(tx: Database, table: Table | undefined, names: readonly string[]) {
  const types = new Map(table?.columns.map(({ name, type }) => [name, type]));
  if (!table || names.some((name) => !types.has(name)))
    throw new CannotStart('The backup has tables that this version does not know.');
  const columns = list(names.map((name) => sql.identifier(name)));
  const values = list(names.map((name, index) => sql.raw(`(row ->> ${index})::${types.get(name)}`)));
  let waiting: Row[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const rows = JSON.stringify(waiting);
    waiting = [];
    await tx.execute(
      sql`insert into ${sql.identifier(table.name)} (${columns}) select ${values} from json_array_elements(${rows}::json) as row`,
    );
  };
  const insert = async (row: Row): Promise<void> => {
    waiting.push(row);
    if (waiting.length === rowsAtOnce) await flush();
  };
  return { insert, flush };
}

interface ArrivingFile {
  write: (bytes: Buffer) => Promise<void>;
  store: (uploads: Uploads) => Promise<void>;
}

function receiveFile(folder: string, key: string, mime: string): ArrivingFile {
  // A backup may come from anywhere: a name in it may not lead out of the store.
  if (!/^(?:public|private)\/[\w.-]+$/.test(key))
    throw new CannotStart('The backup has a file with a name that no upload has.');
  const path = join(folder, randomBytes(8).toString('hex'));
  const stream: WriteStream = createWriteStream(path, { mode: 0o600 });
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => stream.write(bytes, (error) => (error ? reject(error) : resolve()))),
    store: async (uploads) => {
      stream.end();
      await finished(stream);
      await uploads.bytes.put(key, path, mime);
      await rm(path, { force: true });
    },
  };
}

async function resetSequences(tx: Database, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'id')) continue;
    const id = sql`(select max(id) from ${sql.identifier(name)})`;
    await tx.execute(sql`select setval(sequence, coalesce(${id}, 1), ${id} is not null)
      from pg_get_serial_sequence(${`public.${name}`}, 'id') as sequence where sequence is not null`);
  }
}

const list = (parts: readonly SQL[] | readonly ReturnType<typeof sql.identifier>[]): SQL =>
  sql.join([...parts], sql`, `);
