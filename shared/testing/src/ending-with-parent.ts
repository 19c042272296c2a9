import { type ChildProcess, spawn } from 'node:child_process';
import { endsWithParent } from '@puente/tooling/children';

/** Starts a program of ours on the same Node, with its output in pipes and a channel for messages; it ends with this process. */
export const spawnEndingWithParent = (program: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...endsWithParent, program], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
