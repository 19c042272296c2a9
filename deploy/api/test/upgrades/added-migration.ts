import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '../place.ts';
import { exitOf, spawnServer } from '../server.ts';

/** The migrations of this version. */
export const migrations = join(__dirname, '../../migrations');

/**
 * Copies our migrations and adds one, as a later release would.
 * @param folder where the copy is made
 * @returns the folder of the copy
 */
export async function withMigration(folder: string, statements: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'migrations-'));
  await cp(migrations, copy, { recursive: true });
  const path = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: '9999_test' };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(join(copy, '9999_test.sql'), statements);
  return copy;
}

/** Settings of `migrate.ts` beside this file. */
export const migratingEnvironment = (
  { dataDir, databaseUrl }: Place,
  folder: string,
  upTo?: number,
): Record<string, string> => ({
  DATA_DIR: dataDir,
  FOLDER: folder,
  ...(upTo !== undefined && { UP_TO: String(upTo) }),
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/**
 * Applies the migrations of a folder to a database.
 * @param upTo version of the last one; default: all
 * @returns the output, line by line
 */
export async function applyMigrations(
  target: Place,
  folder: string,
  upTo?: number,
): Promise<readonly string[]> {
  const { child, lines } = spawnServer(
    'test/upgrades/migrate.ts',
    migratingEnvironment(target, folder, upTo),
  );
  await exitOf(child);
  return lines;
}
