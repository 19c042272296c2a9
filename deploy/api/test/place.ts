import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '@puente/testing/databases';
import { templateDatabase } from './template.ts';

/** Location of a server's data. Without `databaseUrl` the database is embedded in the folder. */
export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Copies the seeded data that the run's set-up created. */
export async function copyTemplate(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'puente-api-'));
  const template = process.env['TEST_TEMPLATE'];
  if (template === undefined) throw new Error('Run through Jest: its set-up makes the seeded template.');
  await cp(template, dataDir, { recursive: true });
  return { dataDir, databaseUrl: await databaseFrom(templateDatabase) };
}

/** An empty database on the engine of the tests. When embedded, a folder that does not exist yet. */
export const emptyDatabase = (): Promise<string | undefined> => databaseFrom();

async function databaseFrom(template?: string): Promise<string | undefined> {
  const server = process.env['TEST_POSTGRES_URL'];
  return server === undefined ? undefined : makeDatabase(server, template);
}
