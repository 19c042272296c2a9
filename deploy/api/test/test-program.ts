import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { spawnEndingWithParent } from '@puente/testing/ending-with-parent';

/** Default settings of every test server. Each may override them. */
export const usualEnvironment = {
  API_PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  RATE_LIMITS: '1000',
  CHECK_ANSWERS: 'on',
  PASSWORD_HASHING: 'quick',
};

/** The only variables of this process's environment that test programs get: the search path, and the compile cache. */
export const environmentOfPrograms = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** The folder of this workspace. */
const ownWorkspace = join(__dirname, '..');

/**
 * Starts a program of this workspace, with the given settings and none of the machine's.
 * @param workspace folder of the same workspace in another release
 */
export const spawnTestProgram = (
  entry: string,
  env: Readonly<Record<string, string>>,
  workspace = ownWorkspace,
): ChildProcess =>
  spawnEndingWithParent(join(workspace, entry), { ...environmentOfPrograms, ...usualEnvironment, ...env }, [
    join(workspace, 'src/drizzle-resolution.ts'),
  ]);
