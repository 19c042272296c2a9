import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, untilReady } from '../scripts/children.ts';
import { freePort } from '../testing/free-port.ts';
import { startPostgres } from '../deploy/api/test/postgres.ts';
import { table } from './statistics.ts';

const projects = 10_000;
const seconds = 8;

/** The hot list: two filters, two populated relations, page 3. */
const list =
  '/api/projects?filters[presentiality][$in]=onsite,hybrid&filters[study_areas][$eq]=Ciencias&populate=organization,study_areas&sort=publishedAt:desc&pagination[page]=3';

/** Requests per second and latency of the project list, on both engines. */
export async function benchApi(): Promise<{ report: string; data: unknown }> {
  const results: Record<string, autocannon.Result> = { PGlite: await measure({}) };
  const postgres = await startPostgres({ durable: true });
  try {
    results['PostgreSQL'] = await measure({ DATABASE_URL: await postgres.createDatabase('bench') });
  } finally {
    await postgres.stop();
  }
  const rows = Object.entries(results).map(([engine, { requests, latency, non2xx }]) => [
    engine, requests.average.toFixed(0), latency.p50.toFixed(1), latency.p99.toFixed(1), String(non2xx),
  ]);
  return { report: table([`list of ${projects} projects`, 'req/s', 'p50 ms', 'p99 ms', 'errors'], rows), data: results };
}

async function measure(env: Readonly<Record<string, string>>): Promise<autocannon.Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-bench-'));
  const port = await freePort();
  const server = startServer('The API', 'deploy/api/src/main.ts', {
    API_PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'large',
    SEED_PROJECTS: String(projects),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...env,
  });
  try {
    await untilReady(server, `http://127.0.0.1:${port}`, 300_000);
    const url = `http://127.0.0.1:${port}${list}`;
    await autocannon({ url, connections: 10, duration: 2 });
    return await autocannon({ url, connections: 10, duration: seconds });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
