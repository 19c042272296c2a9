import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@puente/testing/free-port';

export interface DevCommand {
  url: string;
  /** Everything that it and its servers have printed so far. */
  terminal: () => string;
  /** Resolves when it can be used. @throws when it ended before */
  ready: Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** As the terminal does it: the command and all its servers get the signal. */
  pressControlC: () => void;
  /** Whether any process of it is left. */
  runs: () => boolean;
}

/** `npm run dev -w <app>` in a checkout, without npm: a process group of its own, as in a terminal. */
export async function startDev(
  checkout: string,
  app: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<DevCommand> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(checkout, 'shared/tooling/src/dev.ts'), app, ...args],
    {
      cwd: checkout,
      env: { ...process.env, DATA_DIR: 'data', PORT: port, API_PORT: String(await freePort()), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error('shared/tooling/src/dev.ts cannot be run.');
  let printed = '';
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.includes('from source: http')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${printed}`)));
  });
  // A caller that only waits for the end does not call this.
  ready.catch(() => {});
  return {
    url: `http://localhost:${port}`,
    terminal: () => printed,
    ready,
    ended,
    pressControlC: () => void process.kill(-pid, 'SIGINT'),
    runs: () => isThere(-pid),
  };
}

function isThere(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}
