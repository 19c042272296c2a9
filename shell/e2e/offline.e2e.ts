/**
 * Without a network the shell stays, and what was typed with it; and no page is ever made of two releases, or of an old one.
 * What is damaged on its way to the worker: FAULTS=1 (`npm run test:long faults`), and a cell of fault-matrix.e2e.ts.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { releaseChanged } from '@puente/testing/broken-release';
import { newPerson } from '@puente/testing/browser';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { askForRest, kept, keptDamaged, keptFiles, keptWhole, until } from './kept-files.ts';
import { damage } from './stored-files.ts';

const running = productForJourneys({ ownRenderer: true });

const visitor = () => newPerson(running.browser, running.product.url, { serviceWorkers: 'allow' });

const current = async () =>
  ((await (await fetch(`${running.product.url}/offline.json`)).json()) as { id: string }).id;

/** Of the page that is shown: what the edge wrote into it. */
const shellVersion = (page: Page) =>
  page.evaluate(
    () =>
      (
        JSON.parse(document.getElementById('release-set')?.textContent ?? '{}') as {
          shell: { version: string };
        }
      ).shell.version,
  );

async function inTheTunnel(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await act();
  await context.setOffline(false);
}

test('the shell opens without a network, says what is missing, and goes on when it is back', async () => {
  const { context, page, problems } = await visitor();
  await page.goto('/');
  await untilReady(page);
  expect(await kept(page)).toBe(await current());
  await keptWhole(page);
  expect(problems).toEqual([]);

  const findings: string[] = [];
  await inTheTunnel(context, async () => {
    for (const path of ['/', '/user/auth/login', '/projects', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).waitFor();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.goto('/register');
    await page.getByRole('heading', { level: 1, name: 'Mejorar tu empleabilidad hoy' }).waitFor();
    findings.push(...(await lookOver(page, 'offline')));
    await page.getByLabel('Nombre', { exact: true }).fill('Ada');
  });
  expect(findings).toEqual([]);
  // Back on the network the same page goes on: nothing typed is lost.
  expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ada');
  await page.goto('/estudiantes');
  await untilReady(page);
  await context.close();
});

test('a first visit downloads nothing for later: what is kept at once is what its page has loaded', async () => {
  const { context, page } = await visitor();
  await page.goto('/estudiantes');
  await untilReady(page);
  await kept(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await until(page, () => page.evaluate(async () => (await caches.keys()).includes('opened')));
  const files = await keptFiles(page);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !loaded.includes(path))).toEqual([]);

  // Later of the apps only the entries that the visitor may open.
  const appsKept = async () => new Set((await keptFiles(page)).map((path) => path.split('/')[2] ?? ''));
  await keptWhole(page, ['shell', 'public-site']);
  expect(await appsKept()).toEqual(new Set(['public-site', 'shell']));
  await keptWhole(page, ['shell', 'public-site', 'student-app']);
  expect(await appsKept()).toEqual(new Set(['public-site', 'shell', 'student-app']));
  await context.close();
});

const projectsScript = /\/projects\.[^/]*\.js$/;
const damagedProjects = () =>
  damage(
    { dataDir: running.product.dataDir, app: 'student-app', pattern: projectsScript },
    'with a wrong hash',
  );

/** Cells of the matrix, but for what is in the cache by then. */
const long = process.env['FAULTS'] === undefined ? test.skip : test;

long('a file that comes damaged is never kept, and right once the server is', async () => {
  const { context, page } = await visitor();
  await signIn(context, running.product.url, 'estudiante@puente.test');
  await page.goto('/universidades');
  await kept(page);
  await page.reload();
  await untilReady(page);
  const undo = damagedProjects();
  try {
    await page.getByRole('banner').getByRole('link', { name: 'Proyectos', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Esta parte no está disponible ahora' }).waitFor();
    expect((await keptFiles(page)).filter((path) => projectsScript.test(path))).toEqual([]);
    undo();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Proyectos' }).waitFor({ timeout: 15_000 });
    expect(await keptDamaged(page)).toEqual([]);
  } finally {
    undo();
    await context.close();
  }
});

long.each([
  ['an app', 'docente@puente.test', '/projects', 'Proyectos', projectsScript],
  ['the shell', undefined, '/register', 'Mejorar tu empleabilidad hoy', /\/shell\/register\.[^/]*\.js$/],
])('a damaged file of %s that is kept all the same is replaced', async (_, email, path, name, pattern) => {
  const { context, page } = await visitor();
  if (email !== undefined) await signIn(context, running.product.url, email);
  await page.goto('/universidades');
  await kept(page);
  await page.evaluate(async (source) => {
    const { integrity } = (await (await fetch('/offline.json')).json()) as { integrity: object };
    const file = Object.keys(integrity).find((one) => new RegExp(source).test(one)) ?? '';
    await (await caches.open('opened')).put(file, new Response('damaged'));
  }, pattern.source);
  expect(await keptDamaged(page)).toHaveLength(1);
  await page.goto(path);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor({ timeout: 15_000 });
  await until(page, async () => (await keptDamaged(page)).length === 0);
  await context.close();
});

long('the rest goes on where it ended: a damaged file of it is not kept', async () => {
  const { context, page } = await visitor();
  await page.goto('/');
  await kept(page);
  const undo = damage(
    { dataDir: running.product.dataDir, app: 'shell', pattern: /\/register\.[^/]*\.js$/ },
    'with a wrong hash',
  );
  try {
    await askForRest(page, []);
    await page.waitForTimeout(1500);
    expect(await keptDamaged(page)).toEqual([]);
    expect((await keptFiles(page)).filter((path) => /\/register\.[^/]*\.js$/.test(path))).toEqual([]);
    undo();
    await keptWhole(page);
    expect(await keptDamaged(page)).toEqual([]);
  } finally {
    undo();
    await context.close();
  }
});

test('what was typed is there again after the tunnel, reload included', async () => {
  const { context, page } = await visitor();
  await signIn(page.context(), running.product.url, 'coordinacion@puente.test');
  await page.goto('/projects/create');
  const title = page.getByRole('main').getByLabel('Título');
  await title.waitFor();
  await kept(page);
  await inTheTunnel(context, async () => {
    await title.fill('Mapa de sombra para los patios');
    await page.waitForTimeout(600);
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).waitFor();
  });
  await page.reload();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Mapa de sombra para los patios');
  await context.close();
});

test('a new release is kept whole or not at all, and the network’s page is always the one that is shown', async () => {
  const { context, page } = await visitor();
  await page.goto('/');
  const first = await kept(page);
  await keptWhole(page);
  const firstShell = await shellVersion(page);

  // The new one cannot be kept to its end, which is its page: what was kept before stays as it was.
  await context.route('**/offline', (route) => route.abort());
  const { dataDir } = running.product;
  await releaseChanged({ dataDir, app: 'shell', pattern: /^main\..*js$/, change: (source) => source });
  expect(await current()).not.toBe(first);
  await page.reload();
  await untilReady(page);
  expect(await shellVersion(page)).not.toBe(firstShell);
  await page.waitForTimeout(1500);
  expect(await kept(page)).toBe(first);
  await inTheTunnel(context, async () => {
    await page.goto('/user/auth/login');
    await page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
    expect(await shellVersion(page)).toBe(firstShell);
  });

  await context.unroute('**/offline');
  await page.reload();
  await untilReady(page);
  const second = await kept(page, first);
  expect(second).toBe(await current());
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('release-'))).toEqual([
    `release-${second}`,
  ]);
  await context.close();
});
