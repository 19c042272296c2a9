/** A new app is a folder: one command makes it, nothing else names it, and it is gone with its folder. */
import { execFile } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newPerson } from '@puente/testing/browser';
import { copyOfRepository, type Checkout } from '@puente/testing/checkout';
import { productForJourneys } from '@puente/testing/journey';

const running = productForJourneys({ ownRenderer: true });
const app = 'insignias';
let checkout: Checkout;
beforeAll(() => {
  checkout = copyOfRepository();
});
afterAll(() => checkout.remove());

/** Runs a program of ours in the copy; throws with what it printed when it fails. */
async function run(folder: string, script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(checkout.folder, script), ...args],
    { cwd: join(checkout.folder, folder), env: { ...process.env, DATA_DIR: running.product.dataDir } },
  );
  return stdout;
}

test('a new app is made, checked, released beside the others and removed', async () => {
  expect(await run('.', 'shared/tooling/src/create-app.ts', app, 'Insignias')).toContain(
    'insignias is there',
  );

  await run(app, 'node_modules/typescript-native/bin/tsc', '-p', '.');
  await run('.', 'node_modules/oxlint/bin/oxlint', app);
  await run('.', 'node_modules/eslint/bin/eslint.js', app);
  await run('.', 'node_modules/prettier/bin/prettier.cjs', '--check', app);
  await run(app, 'node_modules/jest/bin/jest.js');
  expect(
    await run(
      '.',
      'node_modules/jest/bin/jest.js',
      '-c',
      'shared/testing/jest/journeys.config.mjs',
      '--listTests',
    ),
  ).toContain(`${app}/e2e/start.e2e.ts`);

  // Shell and apps from one checkout: what another one built does not count here.
  await run('.', 'deploy/releases/src/cli/release.ts', '--promote');
  expect(await run('.', 'shared/tooling/src/budget.ts', app)).toContain(`${app}\n  ✓ entry`);
  const { context, page, problems } = await newPerson(running.browser, running.product.url, { width: 1280 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Insignias' }).first().click();
  await page.getByRole('heading', { name: 'Insignias', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/${app}`);
  expect(problems).toEqual([]);
  await context.close();

  rmSync(join(checkout.folder, app), { recursive: true });
  await run('.', 'shared/federation-build/scripts/generate-links.ts', '--check');
  expect(globSync('*/links.d.ts', { cwd: checkout.folder })).toHaveLength(4);
}, 600_000);
