/** One app from source inside another installation: its release set, its files, its API and its accounts. */
import { root } from '@puente/tooling/children';
import { newPerson } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { logIn } from '@puente/testing/people';
import { startDev, type DevCommand } from './dev-command.ts';

// As on the network: its cookies are for https alone.
const other = productForJourneys({ env: { PUBLIC_URL: 'https://puente.example' } });

let dev: DevCommand;
afterEach(async () => {
  if (dev.runs()) dev.pressControlC();
  await dev.ended;
});

const start = (against: string) =>
  startDev(root, 'student-app', { DATA_DIR: other.product.dataDir }, ['--against', against]);

test('log in, open a page from source, and one of another app from the other installation', async () => {
  const { url } = other.product;
  dev = await start(url);
  await dev.ready;
  expect(dev.terminal()).toContain(`inside ${url}`);

  const { context, page, problems } = await newPerson(other.browser, dev.url);
  const files = new Map<string, number>();
  page.on('response', (answer) => files.set(new URL(answer.url()).pathname, answer.status()));
  await logIn(page, 'estudiante@puente.test');
  expect((await context.cookies()).filter(({ secure }) => secure)).toEqual([]);

  await page.goto('/projects');
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(files.get('/assets/student-app/remoteEntry.js')).toBe(200);

  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const set = async (address: string) =>
    (await (await fetch(`${address}/release-set.json`)).json()) as {
      shell: { version: string };
      apps: Record<string, { version: string; entry: string }>;
    };
  const [here, there] = await Promise.all([set(dev.url), set(url)]);
  expect(here).toMatchObject({ shell: { version: 'dev' }, apps: { 'student-app': { version: 'dev' } } });
  expect(here.apps['public-site']).toEqual(there.apps['public-site']);
  expect(files.get(there.apps['public-site']?.entry ?? '')).toBe(200);
  expect(problems).toEqual([]);
  await context.close();
});

test('an address without an installation is one sentence', async () => {
  dev = await start('http://localhost:9');
  expect(await dev.ended).toBe(1);
  expect(dev.terminal().trim()).toMatch(/^http:\/\/localhost:9 cannot be reached: [^\n]*$/);
});
