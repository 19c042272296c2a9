/** A new app is just a folder: one command creates it, no other file names it, and deleting the folder removes it. */
import { execFile } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Checkout, copyOfRepository } from '@puente/testing/checkout';
import { expect, test } from '@puente/testing/journey';

// An app is released into it.
test.use({ productSettings: { ownRenderer: true } });
const app = 'insignias';
let checkout: Checkout;
test.beforeAll(() => {
  checkout = copyOfRepository();
});
test.afterAll(() => checkout.remove());

test('a new app is made, checked, released beside the others and removed', async ({ product, person }) => {
  test.setTimeout(600_000);
  const env = { ...process.env, DATA_DIR: product.dataDir, CANDIDATE_BUILDS: product.dataDir };

  /**
   * Runs a program of the copy.
   * @throws with its output on failure
   */
  async function run(folder: string, script: string, ...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(checkout.folder, script), ...args],
      { cwd: join(checkout.folder, folder), env },
    );
    return stdout;
  }

  expect(await run('.', 'shared/tooling/src/create-app.ts', app, 'Insignias')).toContain(
    'insignias is there',
  );

  await run(app, 'node_modules/typescript-native/bin/tsc', '-p', '.');
  await run('.', 'node_modules/oxlint/bin/oxlint', app);
  await run('.', 'node_modules/eslint/bin/eslint.js', app);
  await run('.', 'node_modules/prettier/bin/prettier.cjs', '--check', app);
  await run(app, 'node_modules/jest/bin/jest.js');

  // Shell and apps from one checkout: what another one built does not count here.
  await run('.', 'deploy/releases/src/cli/release.ts', '--promote', '--force', 'a test');
  expect(await run('.', 'shared/tooling/src/budget.ts', app)).toContain(`${app}\n  ✓ entry`);
  const { page, problems } = await person();
  await page.goto('/');
  await page.getByRole('link', { name: 'Insignias' }).first().click();
  await page.getByRole('heading', { name: 'Insignias', level: 1 }).waitFor();
  await expect(page).toHaveURL(`${product.url}/${app}`);
  expect(problems).toEqual([]);

  // Its own journey, as its package.json runs it.
  const program = 'node_modules/@playwright/test/cli.js';
  const config = '../shared/testing/playwright/journeys.config.ts';
  const printed = await run(app, program, 'test', '-c', config, `--project=${app}`);
  expect(printed).toContain(`[${app}] › e2e/start.e2e.ts`);
  expect(printed).toContain('1 passed');

  rmSync(join(checkout.folder, app), { recursive: true });
  await run('.', 'shared/federation-build/scripts/generate-links.ts', '--check');
  expect(globSync('*/links.d.ts', { cwd: checkout.folder })).toHaveLength(4);
});
