import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** What the tests want of every server; each may say otherwise. */
export const usualEnvironment = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
  API_PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  RATE_LIMITS: '1000',
  CHECK_ANSWERS: 'on',
});

/** Starts a program of this workspace. It ends when this process does, however that comes. */
export const spawnTestProgram = (entry: string, env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(
    process.execPath,
    ['--import', join(__dirname, 'end-with-parent.mjs'), join(__dirname, '..', entry)],
    {
      env,
      // The last one also lets a test ask a server of its own (operated-server.ts) for what no call offers.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
