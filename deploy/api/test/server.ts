import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

export interface TestServer {
  address: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Every line that it printed so far, on either stream. */
  lines: string[];
  child: ChildProcess;
  /** `keep` leaves its data where they are, for another server (`from`). */
  stop: (signal?: NodeJS.Signals, options?: { keep?: boolean }) => Promise<number | null>;
}

interface Options {
  env?: Record<string, string>;
  /** Runs another program than src/main.ts. */
  entry?: string;
  /** On the data of another server that was stopped, or beside it on PostgreSQL, instead of on a fresh copy. */
  from?: Pick<TestServer, 'dataDir' | 'databaseUrl'>;
}

const templateDatabase = 'template_demo';

/** A real server process with the demo seed, its own database and its own DATA_DIR, on a free port. */
export async function startServer({
  env = {},
  entry = 'src/main.ts',
  from,
}: Options = {}): Promise<TestServer> {
  const { dataDir, databaseUrl } = from ?? (await copyTemplate());
  const { child, lines } = spawnServer(entry, {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...env,
  });
  const address = await addressOf(child, lines);
  return {
    address,
    dataDir,
    databaseUrl,
    lines,
    child,
    stop: async (signal = 'SIGTERM', { keep = false } = {}) => {
      const code = await exitOf(child, signal);
      if (!keep) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Starts the program without a template, and waits for nothing. */
export function spawnServer(
  entry: string,
  env: Record<string, string>,
): { child: ChildProcess; lines: string[] } {
  const lines: string[] = [];
  const child = spawn(process.execPath, [join(__dirname, '..', entry)], {
    env: {
      PATH: process.env['PATH'],
      API_PORT: '0',
      PUBLIC_URL: 'http://localhost:3000',
      RATE_LIMITS: '1000',
      CHECK_ANSWERS: 'on',
      ...env,
    },
    // The last channel lets a test ask a server of its own (ask) for what no call offers.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  return { child, lines };
}

export function exitOf(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', resolve);
    if (signal) child.kill(signal);
  });
}

async function addressOf(child: ChildProcess, lines: readonly string[]): Promise<string> {
  for (let waited = 0; waited < 60_000; waited += 25) {
    const found = lines
      .map((line) => /"address":"([^"]+)"/.exec(line)?.[1])
      .find((address) => address !== undefined);
    if (found !== undefined) return found;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${lines.join('\n')}`);
}

async function copyTemplate(): Promise<Pick<TestServer, 'dataDir' | 'databaseUrl'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'puente-api-'));
  const template = process.env['TEST_TEMPLATE'];
  if (template === undefined) throw new Error('Run through Jest: its set-up makes the seeded template.');
  await cp(template, dataDir, { recursive: true });
  return { dataDir, databaseUrl: await copyDatabase() };
}

const copyDatabase = (): Promise<string | undefined> => createDatabase(` template "${templateDatabase}"`);

/** An empty database, on the engine that the tests run on; when embedded, a folder that is not there yet. */
export const emptyDatabase = (): Promise<string | undefined> => createDatabase('');

async function createDatabase(from: string): Promise<string | undefined> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (server === undefined) return undefined;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Two copies of one template at the same moment get in each other's way.
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database "${name}"${from}`);
  } finally {
    await client.end();
  }
  return server.replace(/\/postgres$/, `/${name}`);
}
