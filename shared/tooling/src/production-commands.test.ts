/** Root commands on a machine that has only what servers need, while the API runs from the same folder. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Checkout, copyOfRepository } from '@puente/testing/checkout';
import { freePort } from '@puente/testing/free-port';
import { isFullRun } from '@puente/testing/full-run';
import { type Postgres, startPostgres } from '@puente/testing/postgres';
import { endsWithParent } from './children.ts';

jest.setTimeout(600_000);

/** `npm run test:long production`: it installs. */
const inFull = isFullRun ? describe : describe.skip;

inFull('a production install', () => {
  let checkout: Checkout;
  let postgres: Postgres;
  let env: Record<string, string | undefined>;
  let api: ChildProcess | undefined;

  beforeAll(async () => {
    checkout = copyOfRepository({ installed: false });
    postgres = await startPostgres();
    env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      DATABASE_URL: await postgres.createDatabase('production'),
      DATA_DIR: join(checkout.folder, 'data'),
      PUBLIC_URL: 'http://localhost:3000',
      AUTH_SECRET: 'a-secret-that-is-long-enough-for-production',
      CREDENTIAL_KEYS: '5e'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:1',
    };
    const servers = ['deploy/api', 'deploy/edge', 'deploy/renderer'].flatMap((folder) => ['-w', folder]);
    await npm('ci', '--omit=dev', '--no-audit', '--no-fund', ...servers);
  });
  afterAll(async () => {
    const ended = api && new Promise((resolve) => api?.once('exit', resolve));
    api?.kill();
    await ended;
    await postgres.stop();
    checkout.remove();
  });

  async function npm(...args: string[]): Promise<{ code: number; text: string }> {
    try {
      const { stdout, stderr } = await promisify(execFile)('npm', args, { cwd: checkout.folder, env });
      return { code: 0, text: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, text: stdout + stderr };
    }
  }
  const installedAt = (): number =>
    statSync(join(checkout.folder, 'node_modules/.package-lock.json')).mtimeMs;

  it('migrates, is operated beside its servers, and refuses to build', async () => {
    const before = installedAt();
    expect(await npm('run', 'db', '--', 'migrate')).toEqual({
      code: 0,
      text: expect.stringContaining('The tables are those of this version.') as string,
    });
    const port = await freePort();
    api = spawn(process.execPath, [...endsWithParent, join(checkout.folder, 'deploy/api/src/main.ts')], {
      env: { ...env, API_PORT: String(port) },
      stdio: 'ignore',
    });
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await isReady())) {
      expect(api.exitCode).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await npm('run', 'db', '--', 'create-staff', 'equipo@ejemplo.es', 'Ana')).toMatchObject({
      code: 0,
      text: expect.stringContaining('http://localhost:3000/') as string,
    });
    expect(await npm('run', 'releases')).toMatchObject({ code: 0 });
    expect(await npm('run', 'prune', '-w', '@puente/releases', '--', '--keep', '10')).toMatchObject({
      code: 0,
    });
    expect(await npm('run', 'build')).toEqual({
      code: 1,
      text: expect.stringContaining('this is a production install') as string,
    });
    expect(await isReady()).toBe(true);
    expect(installedAt()).toBe(before);
  });
});
