import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '@puente/testing/free-port';

export interface DevCommand {
  url: string;
  /** Output of the command and its servers so far, without colours. */
  terminal: () => string;
  /**
   * Resolves when the product can be used.
   * @throws when the command ended before
   */
  ready: Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Sends the signal to the command and all its servers, as a terminal does. */
  pressControlC: () => void;
  /** Tells whether any process of the command is still running. */
  runs: () => boolean;
}

/** Runs `npm run dev -w <app>` in a checkout, without npm, in its own process group as in a terminal. */
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
  // Prevents an unhandled rejection when a caller only waits for the end.
  ready.catch(() => {});
  return {
    url: `http://localhost:${port}`,
    terminal: () => stripVTControlCharacters(printed),
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
