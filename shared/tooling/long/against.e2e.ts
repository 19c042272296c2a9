/** One app from source inside another installation: its release set, its files, its API and its accounts. */
import { newPerson } from '@puente/testing/browser';
import { expect, test } from '@puente/testing/journey';
import { logIn } from '@puente/testing/people';
import { root } from '@puente/tooling/children';
import { type DevCommand, startDev } from './dev-command.ts';

// As on the network: its cookies are for https alone.
test.use({ productSettings: { env: { PUBLIC_URL: 'https://puente.example' } } });

let dev: DevCommand | undefined;
test.afterEach(async () => {
  if (dev?.runs()) dev.pressControlC();
  await dev?.ended;
});

const start = async (dataDir: string, against: string): Promise<DevCommand> =>
  (dev = await startDev(root, 'student-app', { DATA_DIR: dataDir }, ['--against', against]));

test('log in, open a page from source, and one of another app from the other installation', async ({
  browser,
  product: { url, dataDir },
}) => {
  const command = await start(dataDir, url);
  await command.ready;
  expect(command.terminal()).toContain(`inside ${url}`);

  const { context, page, problems } = await newPerson(browser, command.url);
  const files = new Map<string, number>();
  page.on('response', (answer) => files.set(new URL(answer.url()).pathname, answer.status()));
  await logIn(page, 'estudiante@puente.test');
  expect((await context.cookies()).filter(({ secure }) => secure)).toEqual([]);

  await page.goto('/projects');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await expect.poll(() => files.get('/assets/student-app/remoteEntry.js')).toBe(200);

  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const set = async (address: string) =>
    (await (await fetch(`${address}/release-set.json`)).json()) as {
      shell: { version: string };
      apps: Record<string, { version: string; entry: string }>;
    };
  const [here, there] = await Promise.all([set(command.url), set(url)]);
  expect(here).toMatchObject({ shell: { version: 'dev' }, apps: { 'student-app': { version: 'dev' } } });
  expect(here.apps['public-site']).toEqual(there.apps['public-site']);
  await expect.poll(() => files.get(there.apps['public-site']?.entry ?? '')).toBe(200);
  expect(problems).toEqual([]);
  await context.close();
});

test('an address without an installation is one sentence', async ({ product }) => {
  const { ended, terminal } = await start(product.dataDir, 'http://localhost:9');
  expect(await ended).toBe(1);
  expect(terminal().trim()).toMatch(/^http:\/\/localhost:9 cannot be reached: [^\n]*$/);
});
