import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root, type Server, startServer } from '@puente/tooling/children';
import { releaseWhatChanged } from '@puente/tooling/product';
import { freePort } from './free-port.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** Environment variables that pass the template to the test processes. */
const variables = {
  folder: 'JOURNEYS_DATA',
  server: 'JOURNEYS_POSTGRES',
  database: 'JOURNEYS_DATABASE',
  renderer: 'JOURNEYS_RENDERER',
};

/** Files and database of a product after its first start. */
interface Template {
  /** DATA_DIR, without releases. */
  folder: string;
  /** Connection string of PostgreSQL's database `postgres`. */
  server: string;
  /** Name of the seeded database. */
  database: string;
  /** Origin of a renderer with the builds of this checkout. */
  renderer: string;
}

/** Reason for promotions into stores that only tests read. */
const force = 'builds under test';

let renderer: Server | undefined;
let postgres: Postgres | undefined;

/**
 * Prepares the common parts of the products in a run of journeys: builds of this checkout, a renderer that loads them once, and a seeded
 * database. Made once, before the first journey, since this is most of a product's startup time.
 */
export async function makeTemplate(): Promise<void> {
  const builds = await buildsOf({});
  const rendererPort = await freePort();
  renderer = startServer('The renderer', 'deploy/renderer/src/main.ts', {
    RENDERER_PORT: String(rendererPort),
    DATA_DIR: builds,
    LOG_LEVEL: 'error',
  });
  const folder = mkdtempSync(join(tmpdir(), 'puente-template-'));
  postgres = await startPostgres();
  const database = 'journeys_template';
  const databaseUrl = await postgres.createDatabase(database);
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'deploy/api/src/cli/db.ts'), 'seed', 'demo'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'warn',
        PASSWORD_HASHING: 'quick',
      },
    },
  );
  process.env[variables.folder] = folder;
  process.env[variables.server] = postgres.url('postgres');
  process.env[variables.database] = database;
  process.env[variables.renderer] = `http://127.0.0.1:${rendererPort}`;
}

/**
 * Returns the template of this run.
 * @throws outside a run of journeys
 */
export function template(): Template {
  const {
    [variables.folder]: folder,
    [variables.server]: server,
    [variables.database]: database,
    [variables.renderer]: renderer,
  } = process.env;
  if (!folder || !server || !database || !renderer)
    throw new Error("Run through Jest: its set-up makes the journeys' template.");
  return { folder, server, database, renderer };
}

export async function removeTemplate(): Promise<void> {
  const folder = process.env[variables.folder];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  await Promise.all([postgres?.stop(), renderer?.stop()]);
}

/**
 * Returns the folder of releases of this checkout, one per brand. Rebuilt when a source changes. `CANDIDATE_BUILDS` names an existing
 * folder instead: production's releases with a candidate among them (`npm run candidate`).
 */
export async function buildsOf(env: Readonly<Record<string, string>>): Promise<string> {
  const brand = env['BRAND_DIR'];
  const candidate = process.env['CANDIDATE_BUILDS'];
  if (candidate && brand === undefined) return candidate;
  const builds = join(
    root,
    '.cache',
    brand === undefined ? 'releases-under-test' : `releases-of-${basename(brand)}`,
  );
  // The setup of the run has made the default builds, and two files must not build them concurrently.
  if (brand === undefined && process.env[variables.folder] !== undefined) return builds;
  mkdirSync(builds, { recursive: true });
  if (brand === undefined) await releaseWhatChanged(builds, { quiet: true, env, force });
  else {
    // Builds are slow, so another brand builds only the apps that a visitor sees.
    cpSync(await buildsOf({}), builds, { recursive: true, preserveTimestamps: true });
    await releaseWhatChanged(builds, { quiet: true, env, force, apps: ['shell', 'public-site'] });
  }
  return builds;
}
