import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { spawnEndingWithParent } from '@puente/testing/ending-with-parent';

/** What the tests want of every server; each may say otherwise. */
export const usualEnvironment = {
  API_PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  RATE_LIMITS: '1000',
  CHECK_ANSWERS: 'on',
  PASSWORD_HASHING: 'quick',
};

/** All that programs of the tests get of this process's environment: where programs are, and modules that were compiled before. */
export const environmentOfPrograms = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** Starts a program of this workspace, with the given settings and none of the machine's. */
export const spawnTestProgram = (entry: string, env: Readonly<Record<string, string>>): ChildProcess =>
  spawnEndingWithParent(
    join(__dirname, '..', entry),
    { ...environmentOfPrograms, ...usualEnvironment, ...env },
    [join(__dirname, '../src/drizzle-resolution.ts')],
  );
