/** Browser tests of pages that the server draws for a signed-in user: there before any script, taken over silently, and theirs alone. */
import type { Page } from '@playwright/test';
import { everyAddress, type Visit } from '@puente/testing/every-address';
import { holdScripts } from '@puente/testing/held-scripts';
import { isHydrated, rememberDrawn } from '@puente/testing/hydration';
import { expect, test } from '@puente/testing/journey';
import { layoutShift } from '@puente/testing/layout-shift';
import { untilReady } from '@puente/testing/ready';
import { everyRoute } from '@puente/testing/routes';

const student = 'estudiante@puente.test';
const coordinator = 'coordinacion@puente.test';

const isDrawn = async (page: Page, path: string): Promise<boolean> =>
  !(await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()).includes(
    '<div id="root"></div>',
  );

/** The first request to a new product may precede its renderer's loading of the builds. */
const untilDrawn = (page: Page, path: string) =>
  expect.poll(() => isDrawn(page, path), { timeout: 20_000 }).toBe(true);

/** Name of the route of a visit, which may be to a section of it. */
const routeOf = ({ name }: Visit) => everyRoute.find((route) => route.name === name.split(' ')[0]);

test('every drawn page of a user is taken over without a call, and without moving anything', async ({
  person,
}) => {
  test.setTimeout(240_000);
  const opened = new Map<string, Awaited<ReturnType<typeof person>>>();
  const as = async (who: Visit['who']) => {
    const known = opened.get(who) ?? (await person(who, { width: 1280 }));
    if (!opened.has(who)) await rememberDrawn(known.page);
    opened.set(who, known);
    return known;
  };
  const found: unknown[] = [];
  let drawn = 0;
  for (const visit of await everyAddress(async (who) => (await as(who)).page.request)) {
    const { path, who } = visit;
    if (who === 'visitor' || routeOf(visit)?.rendered !== true) continue;
    const { page } = await as(who);
    if (drawn === 0) await untilDrawn(page, path);
    const asked: string[] = [];
    const listener = (request: { url: () => string }) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/users/me') asked.push(pathname);
    };
    page.on('request', listener);
    await page.goto(path);
    await untilReady(page);
    page.off('request', listener);
    const shift = await layoutShift(page);
    const isTaken = await isHydrated(page);
    drawn += 1;
    if (!isTaken || asked.length > 0 || shift > 0.05) found.push({ path, isTaken, asked, shift });
  }
  for (const { problems } of opened.values()) found.push(...problems);
  expect(found).toEqual([]);
  expect(drawn).toBeGreaterThan(30);
});

test(
  'a user reads their page before any script, and without JavaScript at all',
  { tag: '@core' },
  async ({ person, browser, product }) => {
    const { page, context } = await person(student, { width: 1280 });
    await untilDrawn(page, '/projects');
    const letThrough = await holdScripts(page);
    await page.goto('/projects', { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('button', { name: /Iria/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Encaja').first()).toBeVisible();
    letThrough();
    await untilReady(page);

    const unscripted = await browser.newContext({
      baseURL: product.url,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const reader = await unscripted.newPage();
    for (const [path, words] of [
      ['/profile', 'Iria Castro Souto'],
      ['/profile?section=applys', 'Ver mi solicitud'],
      ['/chat', 'Equipo de Puente'],
    ] as const) {
      await reader.goto(path);
      await expect(reader.getByRole('main')).toContainText(words);
    }
    await expect(reader.locator('noscript p')).toContainText('Sin JavaScript puedes leer tu área');
    await unscripted.close();
  },
);

test('a press that lasts while a translated page is taken over, and so rendered anew, is not lost', async ({
  person,
}) => {
  const { page } = await person('new student', { width: 360, translated: true });
  const letThrough = await holdScripts(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link', { name: 'Completar perfil en 3 minutos' });
  await link.hover();
  await page.mouse.down();
  letThrough();
  await untilReady(page);
  await page.mouse.up();
  await page.waitForURL('**/profile/complete');
});

test('another role gets 403 and a page that says so; a coordinator without an organisation is led to create one', async ({
  person,
}) => {
  const { page } = await person(coordinator);
  await untilDrawn(page, '/projects');
  const refused = await page.goto('/tfx/create');
  expect(refused?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Esta página');
  const { page: other } = await person('sin-organizacion@puente.test');
  await other.goto('/organizations');
  await other.waitForURL('**/organizations/create');
});

test('after a logout nothing of the user comes back with «Atrás»', async ({ person }) => {
  const { page, email } = await person('student', { width: 1280 });
  await untilDrawn(page, '/profile');
  await page.goto('/profile?section=account');
  await untilReady(page);
  await page.goto('/projects');
  await untilReady(page);
  await page.request.post('/api/auth/logout', { headers: { origin: new URL(page.url()).origin } });
  await page.goto('/cookies');
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await untilReady(page).catch(() => undefined);
    expect(await page.content()).not.toContain(email);
  }
});
