/**
 * Browser tests of the offline mode: the shell and typed text survive, and no page mixes two releases or uses an outdated one. Damaged
 * downloads: FAULTS=1 (`npm run test:long faults`), and a cell of long/fault-matrix.e2e.ts.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { releaseChanged } from '@puente/testing/broken-release';
import { deferred } from '@puente/testing/deferred';
import { faultyProxy } from '@puente/testing/faulty-proxy';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { askForRest, kept, keptDamaged, keptFiles, keptWhole } from './kept-files.ts';
import { damage } from './stored-files.ts';

// These tests publish a release.
test.use({ productSettings: { ownRenderer: true } });

const withWorker = { serviceWorkers: 'allow' } as const;

const current = async ({ url }: ProductUnderTest) =>
  ((await (await fetch(`${url}/offline.json`)).json()) as { id: string }).id;

/** Version of the shell that the edge wrote into the current page. */
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

test('the shell opens without a network, says what is missing, and goes on when it is back', async ({
  product,
  person,
}) => {
  const { context, page, problems } = await person('visitor', withWorker);
  await page.goto('/');
  await untilReady(page);
  expect(await kept(page)).toBe(await current(product));
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
  // Once online, the same page continues: no input is lost.
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ada');
  await page.goto('/estudiantes');
  await untilReady(page);
});

test('a first visit downloads nothing for later: what is kept at once is what its page has loaded', async ({
  person,
}) => {
  const { page } = await person('visitor', withWorker);
  await page.addInitScript(askForRestNever);
  await page.goto('/estudiantes');
  await untilReady(page);
  await kept(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('opened');
  const files = await keptFiles(page);
  expect(files.length).toBeGreaterThan(5);
  // The offline page links the rules of the font (0.3 KB). A drawn page has them in its HTML.
  const notLoaded = files.filter((path) => !loaded.includes(path));
  expect(notLoaded.filter((path) => !/^\/assets\/shell\/font\.[^/]+\.css$/.test(path))).toEqual([]);

  // Later only the entry files of the apps that the visitor may open.
  const appsKept = async () => new Set((await keptFiles(page)).map((path) => path.split('/')[2] ?? ''));
  await keptWhole(page, ['shell', 'public-site']);
  expect(await appsKept()).toEqual(new Set(['public-site', 'shell']));
  await keptWhole(page, ['shell', 'public-site', 'student-app']);
  expect(await appsKept()).toEqual(new Set(['public-site', 'shell', 'student-app']));
});

/** Runs in a page to disable its timer for the rest, which on a busy machine could fire before the test does. */
function askForRestNever(): void {
  const start = window.setTimeout.bind(window);
  const startSooner = (act: () => void, delay = 0) => (delay < 10_000 ? start(act, delay) : 0);
  window.setTimeout = startSooner as typeof window.setTimeout;
}

const projectsScript = /\/projects\.[^/]*\.js$/;
const registerScript = /\/register\.[^/]*\.js$/;

const keptWrongly = [
  {
    app: 'an app',
    who: 'docente@puente.test',
    path: '/projects',
    name: 'Proyectos',
    pattern: projectsScript,
  },
  {
    app: 'the shell',
    who: 'visitor',
    path: '/register',
    name: 'Mejorar tu empleabilidad hoy',
    pattern: registerScript,
  },
] as const;

/** Cells of the matrix that also check the caches. */
test.describe('damaged files', () => {
  test.skip(process.env['FAULTS'] === undefined, 'FAULTS=1');

  test('a file that comes damaged is never kept, and right once the server is', async ({
    product,
    person,
  }) => {
    const { page } = await person('estudiante@puente.test', withWorker);
    await page.goto('/universidades');
    await kept(page);
    await page.reload();
    await untilReady(page);
    const undo = damage(
      { dataDir: product.dataDir, app: 'student-app', pattern: projectsScript },
      'with a wrong hash',
    );
    try {
      await page.getByRole('banner').getByRole('link', { name: 'Proyectos', exact: true }).first().click();
      await page.getByRole('heading', { name: 'Esta parte no está disponible ahora' }).waitFor();
      expect((await keptFiles(page)).filter((path) => projectsScript.test(path))).toEqual([]);
      undo();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await page.getByRole('heading', { level: 1, name: 'Proyectos' }).waitFor();
      expect(await keptDamaged(page)).toEqual([]);
    } finally {
      undo();
    }
  });

  for (const { app, who, path, name, pattern } of keptWrongly)
    test(`a damaged file of ${app} that is kept all the same is replaced`, async ({ person }) => {
      const { page } = await person(who, withWorker);
      await page.goto('/universidades');
      await kept(page);
      await page.evaluate(async (source) => {
        const { integrity } = (await (await fetch('/offline.json', { cache: 'no-store' })).json()) as {
          integrity: object;
        };
        const file = Object.keys(integrity).find((one) => new RegExp(source).test(one)) ?? '';
        await (await caches.open('opened')).put(file, new Response('damaged'));
      }, pattern.source);
      expect(await keptDamaged(page)).toHaveLength(1);
      await page.goto(path);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();
      await expect.poll(() => keptDamaged(page)).toEqual([]);
    });

  test('the rest goes on where it ended: a damaged file of it is not kept', async ({ product, person }) => {
    const { context, page } = await person('visitor', withWorker);
    await page.goto('/');
    await kept(page);
    let answers = 0;
    context.on('requestfinished', (request) => {
      if (registerScript.test(new URL(request.url()).pathname)) answers++;
    });
    const undo = damage(
      { dataDir: product.dataDir, app: 'shell', pattern: registerScript },
      'with a wrong hash',
    );
    try {
      await askForRest(page, []);
      // The service worker retries past the browser's cache.
      await expect.poll(() => answers).toBe(2);
      expect(await keptDamaged(page)).toEqual([]);
      expect((await keptFiles(page)).filter((path) => registerScript.test(path))).toEqual([]);
      undo();
      await keptWhole(page);
      expect(await keptDamaged(page)).toEqual([]);
    } finally {
      undo();
    }
  });
});

test('a file that hangs does not hold up the next try', async ({ person }) => {
  const proxy = await faultyProxy();
  try {
    const { page } = await person('estudiante@puente.test', { ...withWorker, proxy: proxy.proxy });
    await page.goto('/universidades');
    await kept(page);
    await page.reload();
    await untilReady(page);
    proxy.harm(projectsScript, 'hangs');
    await page.getByRole('banner').getByRole('link', { name: 'Proyectos', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Esta parte no está disponible ahora' }).waitFor();
    proxy.heal();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    // A message again, instead, while the browser's cache waits for the request that hangs.
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Proyectos' }).waitFor();
    await expect.poll(proxy.hanging).toBe(0);
  } finally {
    proxy.close();
  }
});

test('what was typed is there again after the tunnel, reload included', async ({ person }) => {
  const { context, page } = await person('coordinacion@puente.test', withWorker);
  await page.goto('/projects/create');
  const title = page.getByRole('main').getByLabel('Título');
  await title.waitFor();
  await kept(page);
  await inTheTunnel(context, async () => {
    await title.fill('Mapa de sombra para los patios');
    await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('Mapa de sombra'));
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).waitFor();
  });
  await page.reload();
  await expect(title).toHaveValue('Mapa de sombra para los patios');
});

test('a new release is kept whole or not at all, and the network’s page is always the one that is shown', async ({
  product,
  person,
}) => {
  const { context, page } = await person('visitor', withWorker);
  const releases = async () =>
    (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('release-'));
  await page.goto('/');
  const first = await kept(page);
  await keptWhole(page);
  const firstShell = await shellVersion(page);

  // The last file of the new release, its page, fails. The cached former release must stay unchanged.
  const refused = deferred();
  await context.route('**/offline', async (route) => {
    await route.abort();
    refused.open();
  });
  const { dataDir } = product;
  await releaseChanged({ dataDir, app: 'shell', pattern: /^main\..*js$/, change: (source) => source });
  expect(await current(product)).not.toBe(first);
  await page.reload();
  await untilReady(page);
  expect(await shellVersion(page)).not.toBe(firstShell);
  await refused.opened;
  await expect.poll(releases).toEqual([`release-${first}`]);
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
  expect(second).toBe(await current(product));
  await expect.poll(releases).toEqual([`release-${second}`]);
});
