import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { CannotStart } from '../cannot-start.ts';
import type { Database } from './connect.ts';
import { assertSchemaMatches } from './schema-check.ts';

const ourMigrations = join(import.meta.dirname, '../../migrations');

/** The part of a Drizzle database that its own two migrators use, and that its common type lacks. */
interface Migratable {
  dialect: PgDialect;
  session: PgSession;
}

export interface Migration {
  /** File name without `.sql`, such as `0000_platform`. */
  name: string;
  /** Time of its journal entry, in milliseconds. The version of a database is that of its last migration. */
  version: number;
  /** SHA-256 of its SQL. */
  hash: string;
}

interface MigrateOptions {
  /** Applies no migration later than this version, and does not compare the schema. */
  upTo?: number;
  folder?: string;
}

/**
 * Waits for a lock for so long, and then lets those pass who queue behind the migration: a table that a long read holds (a backup) is
 * otherwise closed to every other reader while the migration waits for it.
 */
const lockTimeoutMs = 1000;
const pauseMs = 1000;
/** A long read that lasts as long as this is not going to end soon. */
const mostTries = 300;

/**
 * Applies the missing migrations in one transaction, again and again while another transaction holds one of their tables.
 * @throws CannotStart when an applied migration is not one of ours, the tables are not those that this version uses, or a table stays
 * locked for ten minutes
 */
export async function migrate(
  db: Database,
  { upTo, folder = ourMigrations }: MigrateOptions = {},
): Promise<void> {
  const { dialect, session } = db as unknown as Migratable;
  const wanted = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis <= (upTo ?? Infinity),
  );
  await assertOurHistory(db, folder);
  const setTimeLimit = `set local lock_timeout = ${lockTimeoutMs}`;
  const limited = wanted.map((migration) => ({ ...migration, sql: [setTimeLimit, ...migration.sql] }));
  await untilUnlocked(() => dialect.migrate(limited, session, { migrationsFolder: folder }));
  if (upTo === undefined) await assertSchemaMatches(db);
}

async function untilUnlocked(apply: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      return await apply();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  throw new CannotStart(
    'Another transaction holds a table that a migration changes: end it, and start again.',
  );
}

/** Drizzle wraps the driver's error, which has PostgreSQL's code `lock_not_available`. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && ('code' in error ? error.code === '55P03' : isLockTimeout(error.cause));

/** Lists the migrations of a folder, oldest first. */
export function migrationsIn(folder = ourMigrations): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const names = new Map(entries.map(({ tag, when }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash }) => ({
    name: names.get(folderMillis) ?? String(folderMillis),
    version: folderMillis,
    hash,
  }));
}

/** The newest version of our migrations. */
export const newestVersion = (): number => Math.max(...migrationsIn().map(({ version }) => version));

/** The version of a database; null when it has none of our tables. */
export async function versionOf(db: Database): Promise<number | null> {
  const applied = await appliedTo(db);
  return applied.at(-1)?.version ?? null;
}

/** @throws CannotStart when an applied migration is not one of ours */
export const assertOurHistory = async (db: Database, folder = ourMigrations): Promise<void> =>
  assertHistory(await appliedTo(db), migrationsIn(folder));

/**
 * Compares the migrations of a database with ours. Migrations later than ours belong to a newer release, which keeps the tables
 * usable for this one.
 * @throws CannotStart naming the first difference
 */
export function assertHistory(applied: readonly Omit<Migration, 'name'>[], ours: readonly Migration[]): void {
  const newest = ours.at(-1)?.version ?? 0;
  const unknown = applied.find(
    ({ version }) => version <= newest && !ours.some((migration) => migration.version === version),
  );
  if (unknown)
    throw new CannotStart(
      `The database has a migration of ${new Date(unknown.version).toISOString()} that this version does not have: use the version that made the database.`,
    );
  const at = new Map(applied.map(({ version, hash }) => [version, hash]));
  const last = applied.at(-1)?.version ?? 0;
  for (const { name, version, hash } of ours) {
    const appliedHash = at.get(version);
    if (appliedHash === undefined ? version < last : appliedHash !== hash)
      throw new CannotStart(
        appliedHash === undefined
          ? `The database lacks migration ${name}, although it has a later one: use the version that made the database.`
          : `Migration ${name} was applied to this database with other SQL (SHA-256 ${appliedHash}) than this version has: use the version that made the database.`,
      );
  }
}

/** Lists the migrations that a database has, oldest first. */
async function appliedTo(db: Database): Promise<Omit<Migration, 'name'>[]> {
  const { rows: tables } = (await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )) as Rows<{ found: boolean }>;
  if (!tables[0]?.found) return [];
  const { rows } = (await db.execute(
    sql`select created_at::text as version, hash from drizzle.__drizzle_migrations order by created_at`,
  )) as Rows<{ version: string; hash: string }>;
  return rows.map(({ version, hash }) => ({ version: Number(version), hash }));
}

/** Both engines return rows like this; their common type does not say so. */
interface Rows<Row> {
  rows: Row[];
}
