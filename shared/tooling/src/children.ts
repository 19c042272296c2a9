import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export interface Server {
  name: string;
  process: ChildProcess;
  /** Resolves once the server has ended, however that came. */
  ended: Promise<number | null>;
  /** Asks it to finish what it is doing, and waits. */
  stop: () => Promise<void>;
}

/** Milliseconds that a server has to finish what it is doing. */
const patience = 10_000;

/** Starts a server of ours on the same Node. `output` is `inherit`, or `pipe` for a caller that reads or hides it. */
export function startServer(
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
  output: 'inherit' | 'pipe' = 'inherit',
): Server {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output === 'inherit' ? 'inherit' : 'pipe'],
  });
  // Whatever ends this process, an error nobody caught for example, may not leave a server behind.
  const kill = () => void child.kill();
  process.once('exit', kill);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(1));
  }).finally(() => process.removeListener('exit', kill));
  return {
    name,
    process: child,
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(impatience);
    },
  };
}

/**
 * Waits until a server says that it is ready.
 * @throws when it ends first, or is not ready in `limit` milliseconds
 */
export async function untilReady(server: Server, address: string, limit = 60_000): Promise<void> {
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
