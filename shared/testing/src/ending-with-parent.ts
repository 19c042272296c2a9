import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Starts a program of ours on the same Node, with its output in pipes and a channel for messages. It ends when this
 * process does, even one that was killed.
 */
export const spawnEndingWithParent = (program: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      join(import.meta.dirname, 'end-with-parent.mjs'),
      program,
    ],
    { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
