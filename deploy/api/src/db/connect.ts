import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { Tracing } from '@puente/observability/tracing';
import { CannotStart } from '../cannot-start.ts';
import { FairQueue } from '../fairness/fair-queue.ts';
import { readFor } from './cancellable-reads.ts';
import { lockFolder } from './folder-lock.ts';
import { type Listen, listenEmbedded, listenOnServer } from './listening.ts';
import * as schema from './schema.ts';
import { mostConnections, mostConnectionsOfVisitor, type TimeLimits, timeLimits } from './time-limits.ts';
import { WriteNotes } from './written.ts';

/** Database or transaction of either engine. Code that needs more than this type does not run on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connection of the job queue to the same database. */
export type QueueConnection = Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;

export interface Connection {
  /**
   * For ordinary calls. The other connections reach the same tables. On a server, each has its own time limit
   * (time-limits.ts).
   */
  db: Database;
  lists: Database;
  jobs: Database;
  upkeep: Database;
  /**
   * Runs work on `lists`. On a server, the signal cancels its statements when the client has disconnected. The embedded
   * database cannot cancel.
   */
  reading: <Result>(left: AbortSignal, work: () => Promise<Result>) => Promise<Result>;
  engine: 'pglite' | 'postgres';
  queue: QueueConnection;
  listen: Listen;
  /** For libraries that bring their own SQL. */
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Connections that this process has, and number of requests that wait for one. */
  pool: () => { open: number; idle: number; waiting: number };
  /** Runs `work` under a lock between processes. The embedded engine has one process only. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Called with each SQL text except those of jobs, which run by the clock. Tests count queries with it. */
  onQuery?: ((text: string, values: unknown[]) => void) | undefined;
  limits?: TimeLimits;
  /** Makes spans of the statements of calls, on a server. */
  tracing?: Tracing | undefined;
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

const uncounted = <Options extends ConnectOptions>(options: Options): Options => ({
  ...options,
  onQuery: undefined,
});

/**
 * PostgreSQL assumes that a random page costs four times a sequential one, as on spinning disks. It would read a whole
 * table, and unpack the words of all rows for the count of a search, rather than visit every third row. On today's
 * disks, and in memory, both cost the same.
 */
const randomPageCost = 1.1;

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
    await client.exec(`set random_page_cost = ${randomPageCost}`);
    const turns = new FairQueue({ slots: 1, slotsPerVisitor: 1 });
    const shared = inTurns(client, turns);
    const db = drizzle({ client: shared, ...configuration(options) });
    return {
      db,
      lists: db,
      jobs: drizzle({ client: shared, ...configuration(uncounted(options)) }),
      upkeep: db,
      reading: (_left, work) => work(),
      engine: 'pglite',
      queue: { db: fromPglite(client), backend: 'pglite' },
      listen: listenEmbedded(client),
      query: (text, values) => shared.query(text, values),
      pool: () => ({ open: 1, idle: 0, waiting: turns.waiting }),
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

/**
 * The embedded database runs one statement or transaction at a time. The queue picks the next one fairly among
 * visitors.
 */
const inTurns = (client: PGlite, turns: FairQueue): PGlite =>
  new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...given: unknown[]) => Promise<unknown>;
      return property === 'query' || property === 'exec' || property === 'transaction'
        ? (...given: unknown[]) => turns.run(() => method(...given))
        : method;
    },
  });

const setUpLock = 7_266_001;

async function openServer(options: ConnectOptions & { databaseUrl: string }): Promise<Connection> {
  const [{ default: pg }, { drizzle }, { ReadersPool, cancelStatements }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('./readers-pool.ts'),
  ]);
  const limits = options.limits ?? timeLimits;
  const Client = options.tracing && (await import('./traced-clients.ts')).tracedClients(options.tracing);
  const settingsOf = (kind: keyof TimeLimits) => ({
    connectionString: options.databaseUrl,
    max: mostConnections[kind],
    statement_timeout: limits[kind],
    options: `-c random_page_cost=${randomPageCost}`,
    connectionTimeoutMillis: 5_000,
    ...(Client && { Client }),
  });
  const pools = {
    calls: new ReadersPool({ ...settingsOf('calls'), perVisitor: mostConnectionsOfVisitor.calls }),
    lists: new ReadersPool({ ...settingsOf('lists'), perVisitor: mostConnectionsOfVisitor.lists }),
    jobs: new pg.Pool(settingsOf('jobs')),
    upkeep: new pg.Pool(settingsOf('upkeep')),
  };
  const all = Object.values(pools);
  const sumOf = (count: 'totalCount' | 'idleCount'): number =>
    all.reduce((sum, pool) => sum + pool[count], 0);
  const close = async (): Promise<void> => void (await Promise.all(all.map((pool) => pool.end())));
  // A connection that the server drops is replaced by the pool, and the next query on it fails. Without a listener it would end the process:
  // the pool's hears idle connections only, and one within a transaction may be dropped between two statements.
  for (const pool of all) {
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  const over = (client: InstanceType<typeof pg.Pool>, asked = options): Database =>
    drizzle({ client, ...configuration(asked) });
  const db = over(pools.calls);
  try {
    await db.execute(sql`select 1`);
  } catch {
    await close();
    throw new CannotStart('The database at DATABASE_URL does not answer.');
  }
  return {
    db,
    lists: over(pools.lists),
    jobs: over(pools.jobs, uncounted(options)),
    upkeep: over(pools.upkeep),
    reading: (left, work) =>
      readFor(left, (connections) => pools.calls.query(cancelStatements, [connections]), work),
    engine: 'postgres',
    // The queue has connections of its own: one listens all the time, and a busy pool may not delay jobs.
    queue: { connectionString: options.databaseUrl, max: 4 },
    // Not of a pool: it is kept all the time, and asks nothing.
    listen: listenOnServer(
      () =>
        new pg.Client({
          connectionString: options.databaseUrl,
          connectionTimeoutMillis: 5_000,
          keepAlive: true,
        }),
    ),
    query: (text, values) => pools.calls.query(text, values),
    pool: () => ({
      open: sumOf('totalCount'),
      idle: sumOf('idleCount'),
      waiting: pools.calls.waitingTurns + pools.lists.waitingTurns,
    }),
    alone: async (work) => {
      const client = await pools.upkeep.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [setUpLock]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [setUpLock]);
        client.release();
      }
    },
    close,
  };
}
