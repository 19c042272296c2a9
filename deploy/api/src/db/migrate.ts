import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** The part of a Drizzle database that its own two migrators use, and that its common type leaves out. */
interface Migratable {
  dialect: PgDialect;
  session: PgSession;
}

/** Applies the migrations that are missing, in one transaction. */
export async function migrate(db: Database): Promise<void> {
  const { dialect, session } = db as unknown as Migratable;
  await dialect.migrate(readMigrationFiles({ migrationsFolder }), session, { migrationsFolder });
}
