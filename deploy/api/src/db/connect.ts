import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { CannotStart } from '../cannot-start.ts';
import * as schema from './schema.ts';

/** Either engine, and a transaction of either. Code that needs more than this does not run on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** Runs `work` while no other process does, on the engine that several processes can share. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Told each SQL text; the tests count queries with it. */
  onQuery?: ((text: string) => void) | undefined;
}

/** Opens the database server named by DATABASE_URL, or the embedded one in DATA_DIR/database. */
export const connect = (options: ConnectOptions): Promise<Connection> =>
  options.databaseUrl === undefined
    ? openEmbedded(options)
    : openServer({ ...options, databaseUrl: options.databaseUrl });

const configuration = ({ onQuery }: ConnectOptions) => ({
  schema,
  casing: 'snake_case' as const,
  ...(onQuery && { logger: { logQuery: onQuery } }),
});

async function openEmbedded(options: ConnectOptions): Promise<Connection> {
  const [{ PGlite }, { unaccent }, { pg_trgm }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/unaccent'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
  ]);
  const folder = join(options.dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const client = await PGlite.create({ dataDir: folder, extensions: { unaccent, pg_trgm } });
  return {
    db: drizzle({ client, ...configuration(options) }),
    engine: 'pglite',
    alone: (work) => work(),
    close: () => client.close(),
  };
}

const setUpLock = 7_266_001;

async function openServer(options: ConnectOptions & { databaseUrl: string }): Promise<Connection> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzle({ client: pool, ...configuration(options) });
  try {
    await db.execute(sql`select 1`);
  } catch {
    await pool.end();
    throw new CannotStart('The database at DATABASE_URL does not answer.');
  }
  return {
    db,
    engine: 'postgres',
    alone: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [setUpLock]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [setUpLock]);
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
