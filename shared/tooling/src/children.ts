import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import pretty from 'pino-pretty';

export const root = join(import.meta.dirname, '../../..');

export interface Server {
  name: string;
  process: ChildProcess;
  /** Resolves once the server has ended, for any reason. */
  ended: Promise<number | null>;
  /** Asks the server to finish its requests, and waits until it has ended. */
  stop: () => Promise<void>;
}

/** Milliseconds that a server has to finish its requests. */
const shutdownTimeout = 10_000;

/** Options of Node for a program that ends with this process, even if this process is killed. */
export const endsWithParent = ['--import', new URL('ends-with-parent.mjs', import.meta.url).href];

/** Output of a server: passed through (`inherit`), formatted for people (`readable`), or left to the caller (`pipe`). */
export type Output = 'inherit' | 'readable' | 'pipe';

/**
 * Starts a server of the product with the same Node. It has its own process group, so that Ctrl+C in the terminal reaches only this
 * process, which then stops its servers in the right order.
 */
export function startServer(
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
  output: Output = 'inherit',
): Server {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...endsWithParent, join(root, script)],
    {
      cwd: root,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', output === 'inherit' ? 'inherit' : 'pipe', output === 'pipe' ? 'pipe' : 'inherit'],
    },
  );
  if (output === 'readable') child.stdout?.pipe(readableLog(name));
  // If this process ends, for example by an uncaught error, the server must end, too.
  const kill = () => void child.kill();
  process.once('exit', kill);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(1));
  });
  void ended.then(() => process.off('exit', kill));
  return {
    name,
    process: child,
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timeout = setTimeout(() => child.kill('SIGKILL'), shutdownTimeout);
      await ended;
      clearTimeout(timeout);
    },
  };
}

/**
 * Waits until a server reports that it is ready.
 * @throws when it ends first, or is not ready in `limit` milliseconds
 */
export async function untilServing(server: Server, address: string, limit = 60_000): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < limit) {
    if (server.process.exitCode !== null || server.process.signalCode !== null)
      throw new Error(`${server.name} stopped before it was ready.`);
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${server.name} was not ready after ${limit / 1000} s.`);
}

/**
 * A stream that takes the JSON lines of a server's log and prints them for people: time, server, message and details.
 * Other lines are printed as they are.
 */
const readableLog = (name: string): NodeJS.WritableStream =>
  pretty({
    colorize: process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId',
    singleLine: true,
    messageFormat: (line, messageKey) => `${name}: ${String(line[messageKey])}`,
  });
