import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { apiOfWorker } from '@puente/testing/api-process';
import { dropDatabase } from '@puente/testing/databases';
import { copyTemplate, type Place } from './place.ts';
import { spawnTestProgram, usualEnvironment } from './test-program.ts';

export interface TestServer extends Place {
  address: string;
  /** Lines of output so far, of both streams. */
  lines: readonly string[];
  /** Finishes running requests. `keep` leaves its data for another server (`from`). */
  stop: (options?: { keep?: boolean }) => Promise<void>;
}

/** A server in a separate process, which can receive signals. */
export interface TestServerProcess extends Place {
  address: string;
  lines: readonly string[];
  child: ChildProcess;
  /** Returns the exit code. */
  stop: (signal?: NodeJS.Signals, options?: { keep?: boolean }) => Promise<number | null>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  /**
   * Uses the data of another server that was stopped, or runs in parallel to it on PostgreSQL, instead of a fresh copy.
   */
  from?: Place;
}

interface ProcessOptions extends ServerOptions {
  entry?: string;
  workspace?: string | undefined;
}

/**
 * Starts the server with the demo seed, its own database and its own DATA_DIR, on a free port. It runs in the process
 * that the files of a Jest worker share, so that the modules of the API are loaded once. One server at a time.
 */
export async function startServer(
  { env = {}, from }: ServerOptions = {},
  api = apiOfWorker(),
): Promise<TestServer> {
  const place = from ?? (await copyTemplate());
  const { address, lines, stop } = await api.serve({ ...usualEnvironment, ...environmentOf(place, env) });
  return {
    ...place,
    address,
    lines,
    stop: async ({ keep = false } = {}) => {
      await stop();
      if (!keep) await removePlace(place);
    },
  };
}

/**
 * Starts it in a separate process: for tests of starting, of ending, and of several servers at once.
 * @param options.entry another program than src/main.ts
 * @param options.workspace folder of the API in another release
 */
export async function startServerProcess({
  env = {},
  entry = 'src/main.ts',
  from,
  workspace,
}: ProcessOptions = {}): Promise<TestServerProcess> {
  const place = from ?? (await copyTemplate());
  const { child, lines } = spawnServer(entry, environmentOf(place, env), workspace);
  const address = await addressOf(child, lines);
  return {
    ...place,
    address,
    lines,
    child,
    stop: async (signal = 'SIGTERM', { keep = false } = {}) => {
      const code = await exitOf(child, signal);
      if (!keep) await removePlace(place);
      return code;
    },
  };
}

const environmentOf = (
  { dataDir, databaseUrl }: Place,
  env: Record<string, string>,
): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  ...env,
});

async function removePlace({ dataDir, databaseUrl }: Place): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  if (databaseUrl !== undefined) await dropDatabase(databaseUrl);
}

/** Starts the program without a template, and waits for nothing. */
export function spawnServer(
  entry: string,
  env: Record<string, string>,
  workspace?: string,
): { child: ChildProcess; lines: string[] } {
  const lines: string[] = [];
  const child = spawnTestProgram(entry, env, workspace);
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
