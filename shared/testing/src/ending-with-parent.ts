import { type ChildProcess, spawn } from 'node:child_process';
import { endsWithParent } from '@puente/tooling/children';

/**
 * Starts a program of ours on the same Node, with its output in pipes and a channel for messages; it ends with this process.
 * @param first addresses of modules that run before the program is looked at
 */
export const spawnEndingWithParent = (
  program: string,
  env: NodeJS.ProcessEnv,
  first: readonly string[] = [],
): ChildProcess => {
  const imports = first.flatMap((module) => ['--import', module]);
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...endsWithParent, ...imports, program],
    { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
};
