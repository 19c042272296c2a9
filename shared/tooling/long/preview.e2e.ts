/** One app from source inside the released pages of an installation, for one developer. */
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { root } from '@puente/tooling/children';
import { type DevCommand, startDev } from './dev-command.ts';

const developer = 'docente@puente.test';

test.use({ productSettings: { env: { OVERRIDE_ALLOWED: developer } } });

let dev: DevCommand | undefined;
test.afterEach(async () => {
  if (dev?.runs()) dev.pressControlC();
  await dev?.ended;
});

const start = async (dataDir: string, app: string, page: string): Promise<DevCommand> =>
  (dev = await startDev(root, app, { DATA_DIR: dataDir }, ['--preview', page]));

test('the pages of the installation load it from this machine, with its styles, and only for the developer', async ({
  product,
  person,
}) => {
  const command = await start(product.dataDir, 'student-app', product.url);
  await command.ready;
  const [address = ''] = /http:\S+vista-previa\S+(?=\.)/.exec(command.terminal()) ?? [];

  const { page, problems } = await person(developer);
  const loaded = new Set<string>();
  page.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url());
    if (pathname.startsWith('/assets/student-app/'))
      loaded.add(`${answer.status()} ${origin} ${pathname.split('.').at(-1)}`);
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Ver la vista previa' }).click();
  await page.waitForURL(product.url + '/');
  await untilReady(page);
  await page.goto('/projects');
  await untilReady(page);
  await page.getByRole('main').getByRole('article').first().waitFor();
  const server = command.url.replace('localhost', '127.0.0.1');
  expect([...loaded].toSorted()).toEqual([`200 ${server} css`, `200 ${server} js`]);
  await expect(page.getByRole('complementary', { name: 'Vista previa' })).toContainText(server);
  // A busy machine makes a call later than Chromium expects.
  expect(problems.filter((line) => !line.includes('link preload'))).toEqual([]);

  // No other site may read the source.
  const asScript = async (origin: string) =>
    (
      await fetch(`${server}/assets/student-app/remoteEntry.js`, {
        headers: { origin, 'sec-fetch-dest': 'script' },
      })
    ).status;
  expect([await asScript(product.url), await asScript('https://evil.example')]).toEqual([200, 403]);

  const visitor = await person();
  await visitor.page.goto('/projects');
  await untilReady(visitor.page);
  await expect(visitor.page.getByRole('complementary', { name: 'Vista previa' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Salir de la vista previa' }).click();
  await page.waitForURL('**/projects');
  loaded.clear();
  await page.reload();
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect([...loaded].filter((file) => file.includes(server))).toEqual([]);
});

test('the shell is always that of the installation', async ({ product }) => {
  const { ended, terminal } = await start(product.dataDir, 'shell', product.url);
  expect(await ended).toBe(1);
  expect(terminal().trim()).toMatch(/^--preview is for one app: [^\n]*$/);
});
