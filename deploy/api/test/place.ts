import { randomBytes } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { templateDatabase } from './template.ts';

/** Where a server keeps its data; without `databaseUrl` the database is embedded in the folder. */
export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** A copy of the seeded data that the run's set-up made. */
export async function copyTemplate(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'puente-api-'));
  const template = process.env['TEST_TEMPLATE'];
  if (template === undefined) throw new Error('Run through Jest: its set-up makes the seeded template.');
  await cp(template, dataDir, { recursive: true });
  // Without a checkpoint's wait: what is copied is small, and nothing writes to the template.
  return { dataDir, databaseUrl: await createDatabase(` template "${templateDatabase}" strategy wal_log`) };
}

/** A database without anything, on the engine that the tests run on; the embedded one is a folder that is not there yet. */
export const emptyDatabase = (): Promise<string | undefined> => createDatabase('');

async function createDatabase(from: string): Promise<string | undefined> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (server === undefined) return undefined;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(
    server,
    // Two copies of one template at the same moment get in each other's way.
    'select pg_advisory_lock(1)',
    `create database "${name}"${from}`,
  );
  return server.replace(/\/postgres$/, `/${name}`);
}

/** Gives the memory back that a database takes; also one that a killed server was connected to. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (server === undefined) return;
  const name = new URL(databaseUrl).pathname.slice(1);
  await administer(server, `drop database if exists "${name}" with (force)`);
}

async function administer(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
