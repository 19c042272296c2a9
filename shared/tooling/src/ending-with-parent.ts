import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Starts a program of ours on the same Node, with a channel for messages. It ends when this process does, even when this
 * one is killed: the channel closes then (end-with-parent.mjs).
 */
export const spawnEndingWithParent = (
  program: string,
  { env, output = 'pipe', cwd }: { env: NodeJS.ProcessEnv; output?: 'inherit' | 'pipe'; cwd?: string },
): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      join(import.meta.dirname, 'end-with-parent.mjs'),
      program,
    ],
    { cwd, env, stdio: ['ignore', output, output, 'ipc'] },
  );
