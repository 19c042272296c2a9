import { type ChildProcess, spawn } from 'node:child_process';
import { endsWithParent } from '@puente/tooling/children';

/**
 * Starts a program with the same Node, with piped output and a message channel. It ends with this process.
 * @param first addresses of modules that run before the program
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
