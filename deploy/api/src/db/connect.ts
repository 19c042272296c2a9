import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ConstructorOptions } from 'pg-boss';
import { CannotStart } from '../cannot-start.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';
import { WriteNotes } from './written.ts';

/** Either engine, and a transaction of either. Code that needs more than this does not run on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** How the job queue reaches the same database. */
export type QueueConnection = Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;

export interface Connection {
  db: Database;
  engine: 'pglite' | 'postgres';
  queue: QueueConnection;
  /** For libraries that bring their own SQL. */
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Connections that this process has, and how many requests wait for a connection. */
  pool: () => { open: number; idle: number; waiting: number };
  /** Runs `work` while no other process does, on the engine that several processes can share. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Told each SQL text; the tests count queries with it. */
  onQuery?: ((text: string, values: unknown[]) => void) | undefined;
}

/** Opens the database server named by DATABASE_URL, or the embedded one in DATA_DIR/database. */
export const connect = (options: ConnectOptions): Promise<Connection> =>
  options.databaseUrl === undefined
    ? openEmbedded(options)
    : openServer({ ...options, databaseUrl: options.databaseUrl });

const configuration = ({ onQuery }: ConnectOptions) => ({
  schema,
  casing: 'snake_case' as const,
  logger: { logQuery: (text: string, values: unknown[]) => onQuery?.(text, values) },
  cache: new WriteNotes(),
});

async function openEmbedded(options: ConnectOptions): Promise<Connection> {
  const [{ PGlite }, { unaccent }, { pg_trgm }, { drizzle }, { fromPglite }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/unaccent'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
    import('pg-boss'),
  ]);
  const folder = join(options.dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(options.dataDir);
  try {
    const client = await PGlite.create({ dataDir: folder, extensions: { unaccent, pg_trgm } });
    return {
      db: drizzle({ client, ...configuration(options) }),
      engine: 'pglite',
      queue: { db: fromPglite(client), backend: 'pglite' },
      query: (text, values) => client.query(text, values),
      pool: () => ({ open: 1, idle: 0, waiting: 0 }),
      alone: (work) => work(),
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

const setUpLock = 7_266_001;

async function openServer(options: ConnectOptions & { databaseUrl: string }): Promise<Connection> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
  });
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
    // The queue has connections of its own: one listens all the time, and a busy pool may not delay jobs.
    queue: { connectionString: options.databaseUrl, max: 4 },
    query: (text, values) => pool.query(text, values),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
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
