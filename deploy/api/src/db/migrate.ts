import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { CannotStart } from '../cannot-start.ts';
import type { Database } from './connect.ts';

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** The part of a Drizzle database that its own two migrators use, and that its common type leaves out. */
interface Migratable {
  dialect: PgDialect;
  session: PgSession;
}

/**
 * Applies the missing migrations in one transaction; with `upTo`, none later than that version.
 * @throws CannotStart when the tables were made by migrations that have been written anew since: applied once more, they
 * would fail at the first thing that is there already, and not say why
 */
export async function migrate(db: Database, upTo = Infinity): Promise<void> {
  const { dialect, session } = db as unknown as Migratable;
  const wanted = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis <= upTo);
  const version = await versionOf(db);
  // Tables of a newer version stay as they are: a release may go back.
  const isBehind = version !== null && wanted.some(({ folderMillis }) => folderMillis > version);
  if (isBehind && !wanted.some(({ folderMillis }) => folderMillis === version))
    throw new CannotStart(
      'The tables of this database were made by migrations that this version does not have: use an empty database.',
    );
  await dialect.migrate(wanted, session, { migrationsFolder });
}

/** The version that the migrations lead to: when the last of them was written. */
export const newestVersion = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/** The version of a database; null for a database without any of our tables. */
export async function versionOf(db: Database): Promise<number | null> {
  const { rows: tables } = (await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )) as Rows<{ found: boolean }>;
  if (!tables[0]?.found) return null;
  const { rows } = (await db.execute(
    sql`select max(created_at)::text as version from drizzle.__drizzle_migrations`,
  )) as Rows<{ version: string | null }>;
  const version = rows[0]?.version ?? null;
  return version === null ? null : Number(version);
}

/** Both engines give rows so; the type that they have in common does not say it. */
interface Rows<Row> {
  rows: Row[];
}
