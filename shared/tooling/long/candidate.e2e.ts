/** Candidates are tried in what production serves, and production stays as it was. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Checkout, copyOfRepository } from '@puente/testing/checkout';
import { expect, test } from '@puente/testing/journey';

let checkout: Checkout;
let production: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  checkout = copyOfRepository();
  production = mkdtempSync(join(tmpdir(), 'puente-production-'));
  await run('deploy/releases/src/cli/release.ts', '--promote');
});
test.afterAll(() => {
  checkout.remove();
  rmSync(production, { recursive: true, force: true });
});

/** Runs a program of the copy. Returns its output, or throws with it on failure. */
async function run(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(checkout.folder, script), ...args],
    { cwd: checkout.folder, env: { ...process.env, DATA_DIR: production } },
  );
  return stdout;
}

const tryOut = (app: string) =>
  run('shared/tooling/src/candidate.ts', app, '--production', production, '--journeys', 'public-pages');

const served = () => readFileSync(join(production, 'releases/channels/production.json'), 'utf8');
const listed = () => run('deploy/releases/src/cli/list.ts');

function change(file: string, from: string, to: string): void {
  const path = join(checkout.folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

test('an app that fits passes in the midst of production', async () => {
  test.setTimeout(600_000);
  const before = [served(), await listed()];
  change('public-site/src/audiences/students.ts', 'puede cambiar algo', 'puede cambiarlo todo');
  const printed = await tryOut('public-site');
  expect(printed).toMatch(/public-site \S+: built and published/);
  expect(printed).toContain('is now in production');
  expect(printed).toContain('1 passed, 0 failed');
  expect([served(), await listed()]).toEqual(before);
});

test('a shell that spoils the pages of an app in production fails', async () => {
  test.setTimeout(600_000);
  change('shell/src/frame/Footer.tsx', '<Brand />', '<img src="data:," />');
  const printed = await tryOut('shell').catch((error: { stdout: string }) => error.stdout);
  expect(printed).toContain('0 passed, 1 failed');
  const failed = printed.split('\n').filter((line) => line.includes('✘'));
  expect(failed.join('\n')).toContain('public-site/e2e/public-pages.e2e.ts');
});
