/**
 * Sessions and guards on the released builds (specification §4): login and return, logout, and other tabs. A component test covers every
 * route and role (`src/routing/guarded-routes.test.tsx`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route as Call } from '@playwright/test';
import type { FreshAccount } from '@puente/testing/accounts';
import { isFullRun } from '@puente/testing/full-run';
import { expect, test, type Who } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { logIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { demoPassword } from '@puente/tooling/accounts';
import { root } from '@puente/tooling/children';

interface Route {
  path: string;
  guard?: 'open' | 'offerLogin' | 'askLogin' | 'redirectToLogin';
  roles?: string[];
}

const guardedRoutes = readdirSync(root)
  .map((folder) => join(root, folder, 'app.manifest.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { routes: Route[] }).routes)
  .filter(({ guard = 'open', path }) => guard !== 'open' && path !== '/user/complete');

/** One route of each guard. LONG=1: every route (`npm run test:long session`). */
const openedRoutes = guardedRoutes.filter(
  ({ guard }, place) => isFullRun || guardedRoutes.findIndex((other) => other.guard === guard) === place,
);

const emailField = (scope: Pick<Page, 'getByLabel'>) => scope.getByLabel('Correo electrónico');
const passwordField = (scope: Pick<Page, 'getByLabel'>) => scope.getByLabel('Contraseña', { exact: true });
/** Matches an address by path and parameters. Further parameters are ignored: a page may add its own, such as the ID of a new work. */
const at = (path: string) => (url: URL) => {
  const { pathname, searchParams } = new URL(path, url);
  return (
    url.pathname === pathname &&
    [...searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  );
};

async function fillLogin(scope: Pick<Page, 'getByLabel' | 'getByRole'>, email: string): Promise<void> {
  await emailField(scope).fill(email);
  await passwordField(scope).fill(demoPassword);
  await scope.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Returns a user who may open the page. The page that creates an organisation redirects users who have one. */
function whoMayOpen({ path, roles }: Route): Who {
  if (path === '/organizations/create') return 'coordinator without organisation';
  if (roles?.some((role) => role === 'staff' || role === 'administrator')) return 'staff@puente.test';
  // The form of a new work creates a draft, so use a student of this test only.
  return roles?.includes('coordinator') ? 'coordinacion@puente.test' : 'student';
}

const redirectOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('u4iRedirect'));

/** Logs out through the header. */
async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor();
}

for (const route of openedRoutes)
  test(`without a session ${route.path} asks for login, and leads back with its parameters`, async ({
    person,
    account,
  }) => {
    const { path, guard } = route;
    const { page } = await person();
    // Without a stage this form redirects to /tfx/create.
    const parameters = path === '/tfx/create/form' ? 'status=choosing' : 'desde=correo';
    const wanted = `${path.replace(/:\w+/g, '3')}?${parameters}`;
    const who = whoMayOpen(route);
    const email = who.includes('@') ? who : await account(who as FreshAccount);
    await page.goto(wanted);
    if (guard === 'redirectToLogin') {
      await page.waitForURL('**/user/auth/login');
      expect(await redirectOf(page)).toBe(wanted);
      await fillLogin(page.getByRole('main'), email);
    } else {
      const dialog = page.getByRole('dialog', { name: 'Inicia sesión' });
      await dialog.waitFor();
      expect(at(wanted)(new URL(page.url()))).toBe(true);
      expect(await redirectOf(page)).toBe(wanted);
      await fillLogin(dialog, email);
      await dialog.waitFor({ state: 'detached' });
    }
    await page.waitForURL(at(wanted));
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Iniciar sesión' })
      .waitFor({ state: 'detached' });
    await untilReady(page);
    expect(at(wanted)(new URL(page.url()))).toBe(true);
    expect(await redirectOf(page)).toBeNull();
  });

test('a login notes its moment; a logout leads home and leaves no cookie of the session', async ({
  person,
}) => {
  const { context, page, problems } = await person();
  const noted = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/user/me'),
  );
  await logIn(page, 'estudiante@puente.test');
  expect((await noted).postDataJSON()).toHaveProperty('lastLogin');
  await page.waitForURL('**/estudiantes');
  expect(await cookiesOf(context)).toEqual(['token', 'u4iRememberMe']);
  const me = await page.request.get('/api/users/me');
  expect(Date.now() - Date.parse(((await me.json()) as { lastLogin: string }).lastLogin)).toBeLessThan(
    60_000,
  );
  await page.goto('/profile');
  await untilReady(page);
  await logOut(page, 'Iria');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await cookiesOf(context)).toEqual([]);
  expect(problems).toEqual([]);
});

for (const width of [1280, 360])
  test(`§4.1 at ${width} px a logout that hangs says so at once, is not done when it fails, and is done when it is tried again`, async ({
    person,
  }) => {
    const { context, page } = await person('visitor', { width });
    await logIn(page, 'estudiante@puente.test');
    await page.waitForURL('**/estudiantes');
    await page.goto('/profile');
    await untilReady(page);
    const asked: Call[] = [];
    await page.route('**/api/auth/logout', (route) => void asked.push(route));
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: width < 400 ? 'Menú' : 'Iria' }).click();
    const out = banner.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true });
    await out.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press++) button.click();
    });
    await banner.getByText('Cerrando sesión…').waitFor();
    await expect(out).toHaveCount(0);
    await page.waitForURL((url) => url.pathname === '/');
    await untilReady(page);
    await expect(banner.getByText('Cerrando sesión…')).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Iniciar sesión' })).toHaveCount(0);
    expect(await lookOver(page, 'closing the session')).toEqual([]);

    await expect.poll(() => asked.length).toBe(1);
    await asked[0]?.abort('timedout');
    await page.getByText(/No hemos podido cerrar la sesión: sigue abierta en este navegador\./).waitFor();
    expect(await lookOver(page, 'the session is still open')).toEqual([]);
    expect(await cookiesOf(context)).toEqual(['token', 'u4iRememberMe']);
    await page.unroute('**/api/auth/logout');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await banner.getByRole('link', { name: 'Iniciar sesión' }).waitFor();
    await page.getByText('Has cerrado la sesión.').waitFor();
    expect(await cookiesOf(context)).toEqual([]);
  });

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => /^(token|u4iRememberMe)$/.test(name))
    .toSorted();

test('a coordinator without an organisation asks to publish a project, and is where they create it', async ({
  person,
}) => {
  const { page } = await person('sin-organizacion@puente.test');
  await page.goto('/projects/create');
  await page.waitForURL(at('/organizations/create'));
  await untilReady(page);
  expect(new URL(page.url()).pathname).toBe('/organizations/create');
});

test('§4.2 a teacher asks for a page of organisations, and is home with a message', async ({ person }) => {
  const { page } = await person('docente@puente.test', { width: 320 });
  await page.goto('/organizations');
  await page.waitForURL(at('/'));
  await page.getByText(/Esta página es para organizaciones\. Tu cuenta es de otro tipo\./).waitFor();
  await untilReady(page);
  expect(await lookOver(page, 'home, with the message')).toEqual([]);
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click();
});

test.describe('tabs of one browser', () => {
  /** Returns the time at which the page's main heading changes. */
  const leaves = (page: Page, heading: string) =>
    page.evaluate(
      (shown) =>
        new Promise<number>((resolve) => {
          const look = () =>
            document.querySelector('#main h1')?.textContent === shown
              ? requestAnimationFrame(look)
              : resolve(Date.now());
          look();
        }),
      heading,
    );
  /** Returns the time at which the page's header offers a login. */
  const signsOut = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () =>
            [...document.querySelectorAll('header a')].some((link) => link.textContent === 'Iniciar sesión')
              ? resolve(Date.now())
              : requestAnimationFrame(look);
          look();
        }),
    );

  test('follow a login and a logout within a second, and nothing private stays', async ({ person }) => {
    const { context, page: profile } = await person();
    const projects = await context.newPage();
    await projects.goto('/projects');
    await projects.getByRole('dialog', { name: 'Inicia sesión' }).waitFor();

    await logIn(profile, 'estudiante@puente.test');
    await projects
      .getByText(/^Encaja/)
      .first()
      .waitFor();
    await expect(projects.getByRole('dialog')).toHaveCount(0);

    await profile.goto('/profile');
    await untilReady(profile);
    const home = await context.newPage();
    await home.goto('/');
    await home.getByRole('banner').getByRole('button', { name: 'Iria' }).waitFor();
    const title = (await profile.locator('#main h1').textContent()) ?? '';
    const profileLeft = leaves(profile, title);
    const projectsLeft = leaves(projects, 'Proyectos');
    const homeLeft = signsOut(home);
    await logOut(home, 'Iria');
    // Measure from the change in the user's own tab: on a busy machine all tabs are slow.
    const since = await homeLeft;
    expect((await profileLeft) - since).toBeLessThan(1000);
    expect((await projectsLeft) - since).toBeLessThan(1000);
    await profile.waitForURL('**/user/auth/login');
    // The list is public: the login is offered over it, and the student's data is gone.
    await projects.getByRole('dialog', { name: 'Inicia sesión' }).waitFor();
    await projects.getByRole('main').getByRole('article').first().waitFor();
    await expect(projects.getByText(/^(Encaja|No coincide|Ya solicitado|Avísame)/)).toHaveCount(0);

    // Another user logs in, in the same browser: each tab switches to them.
    await fillLogin(projects.getByRole('dialog'), 'docente@puente.test');
    await profile.waitForURL('**/profile');
    await profile.getByRole('banner').getByRole('button', { name: 'Iria' }).waitFor({ state: 'detached' });
  });
});
