import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '@puente/testing/free-port';
import { startPostgres } from '@puente/testing/postgres';
import { root, startServer, untilServing } from '@puente/tooling/children';
import { benchLogins } from './logins.ts';
import { plansOf } from './plans.ts';
import { markdownTable } from './statistics.ts';

const sizes = [1_000, 10_000, 100_000] as const;
const seconds = 8;
const connections = 10;

/** The hot list: two filters, two populated relations, page 3. */
const list =
  '/api/projects?filters[presentiality][$in]=onsite,hybrid&filters[study_areas][$eq]=Ciencias&populate=organization,study_areas&sort=publishedAt:desc&pagination[page]=3';

/**
 * Typical searches: frequent words, a partial word, several words, words without results. Each has as many results on
 * its page at every size; otherwise the comparison would measure the size of the response. A rare word such as '2030'
 * has no results at 1,000 projects.
 */
const words = [
  'datos',
  'ingen',
  'investigaciones',
  'energia renovable',
  'mapa',
  'salud',
  'agua',
  'sensores barrio',
  'educación',
  'zzyzx',
  'diseño web',
];
const searches = words.map(
  (word) =>
    `/api/projects?filters[keyword][$containsi]=${encodeURIComponent(word)}&populate=organization,study_areas`,
);

/** Requests of the project list when it opens: the first page, and the count for each filter. */
const counted =
  '/api/projects?populate=organization,study_areas&facets=presentiality,location,study_areas,type';

const asked = {
  list: [list],
  /** Ranked by the fields in which the words occur. */
  search: searches,
  'search, newest first': searches.map((path) => `${path}&sort=publishedAt:desc`),
  'list and facets': [counted],
};
type Asked = keyof typeof asked;

interface Measured {
  projects: number;
  /** Time for migrating and seeding. */
  seedSeconds: number;
  /** Projects on the page of each search. */
  found: number[];
  results: Record<Asked, autocannon.Result>;
}

/** Measures the project list and its search at three sizes on both engines, logins, and the query plans of lists. */
export async function benchApi(): Promise<{ report: string; data: unknown }> {
  const postgres = await startPostgres({ durable: true });
  try {
    const engines: Record<string, Measured[]> = { PGlite: [], PostgreSQL: [] };
    for (const size of sizes) {
      engines['PGlite']?.push(await measure(size, {}));
      engines['PostgreSQL']?.push(
        await measure(size, { DATABASE_URL: await postgres.createDatabase(`bench_${size}`) }),
      );
    }
    // Print the results of minutes of work first, even if a later check fails.
    console.log(`\n${speeds(engines)}\n\n${growth(engines)}\n`);
    requireSameResults([...(engines['PGlite'] ?? []), ...(engines['PostgreSQL'] ?? [])]);
    const plans = await plansOf(postgres.url(`bench_${sizes[2]}`));
    const logins = {
      PGlite: await benchLogins({}),
      PostgreSQL: await benchLogins({ DATABASE_URL: await postgres.createDatabase('bench_logins') }),
    };
    return {
      report: [speeds(engines), growth(engines), seeds(engines), loginTable(logins), plans].join('\n\n'),
      data: { engines, logins },
    };
  } finally {
    await postgres.stop();
  }
}

/** @throws when a search has more results on its page at one size than at another */
function requireSameResults(measured: readonly Measured[]): void {
  for (const [index, word] of words.entries()) {
    const counts = new Set(measured.map(({ found }) => found[index]));
    if (counts.size > 1)
      throw new Error(`"${word}" gives ${[...counts].join(' and ')} results: choose another word.`);
  }
}

function speeds(engines: Readonly<Record<string, Measured[]>>): string {
  const rows = Object.entries(engines).flatMap(([engine, measured]) =>
    measured.flatMap(({ projects, results }) =>
      Object.entries(results).map(([what, { requests, latency, non2xx, errors }]) => [
        engine,
        String(projects),
        what,
        requests.average.toFixed(0),
        latency.p50.toFixed(1),
        latency.p99.toFixed(1),
        String(non2xx + errors),
      ]),
    ),
  );
  return markdownTable(['engine', 'projects', 'what', 'req/s', 'p50 ms', 'p99 ms', 'errors'], rows);
}

function growth(engines: Readonly<Record<string, Measured[]>>): string {
  const rows = Object.entries(engines).flatMap(([engine, measured]) =>
    (Object.keys(asked) as Asked[]).map((what) => {
      const p99 = (at: Measured | undefined) => at?.results[what].latency.p99 ?? Number.NaN;
      return [engine, what, (p99(measured.at(-1)) / p99(measured[0])).toFixed(2)];
    }),
  );
  return markdownTable(['engine', 'what', `p99 at ${sizes[2]} / at ${sizes[0]}`], rows);
}

const seeds = (engines: Readonly<Record<string, Measured[]>>): string =>
  markdownTable(
    ['engine', 'projects', 'students', 'migrate and seed, s'],
    Object.entries(engines).flatMap(([engine, measured]) =>
      measured.map(({ projects, seedSeconds }) => [
        engine,
        String(projects),
        String(projects * 2),
        seedSeconds.toFixed(1),
      ]),
    ),
  );

const loginTable = (logins: Readonly<Record<string, Awaited<ReturnType<typeof benchLogins>>>>): string =>
  markdownTable(
    ['engine', 'logins/s', 'known e-mail, median ms', 'unknown e-mail, median ms', 'difference'],
    Object.entries(logins).map(([engine, { perSecond, known, unknown }]) => [
      engine,
      perSecond.toFixed(0),
      known.toFixed(2),
      unknown.toFixed(2),
      `${((Math.abs(known - unknown) / known) * 100).toFixed(1)} %`,
    ]),
  );

async function measure(projects: number, database: Readonly<Record<string, string>>): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-bench-'));
  const port = await freePort();
  const env = {
    API_PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'large',
    SEED_PROJECTS: String(projects),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...database,
  };
  try {
    const started = performance.now();
    const seeding = spawnSync(process.execPath, [join(root, 'deploy/api/src/cli/db.ts'), 'seed', 'large'], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    if (seeding.status !== 0) throw new Error('The seed failed.');
    const seedSeconds = (performance.now() - started) / 1000;
    const server = startServer('The API', 'deploy/api/src/main.ts', env);
    try {
      const address = `http://127.0.0.1:${port}`;
      await untilServing(server, address);
      const found: number[] = [];
      for (const path of searches) {
        const answer = (await (await fetch(`${address}${path}`)).json()) as { data: unknown[] };
        found.push(answer.data.length);
      }
      const results = {} as Record<Asked, autocannon.Result>;
      for (const [what, paths] of Object.entries(asked)) {
        const run = { url: address, connections, requests: paths.map((path) => ({ path })) };
        await autocannon({ ...run, duration: 2 });
        results[what as Asked] = await autocannon({ ...run, duration: seconds });
        process.stdout.write('.');
      }
      return { projects, seedSeconds, found, results };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
