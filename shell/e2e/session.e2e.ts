/** Sessions and guards on the released builds (specification §4): who may see what, and what becomes of it when a session ends. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route as Call } from 'playwright-core';
import { root } from '@puente/tooling/children';
import { demoPassword } from '@puente/tooling/accounts';
import { newPerson } from '@puente/testing/browser';
import { inFull } from '@puente/testing/in-full';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { logIn, signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();

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

/**
 * One route of each kind: `guards.test.ts` has the guard of every route, `access.test.ts` and `routes.test.tsx` what each
 * guard does. LONG=1: every route (`npm run test:long session`).
 */
const kindOf = ({ guard, roles }: Route) => `${guard} ${roles?.toSorted().join()}`;
const openedRoutes = guardedRoutes.filter(
  (route, place) => inFull || guardedRoutes.findIndex((other) => kindOf(other) === kindOf(route)) === place,
);

const open = (width?: number) =>
  newPerson(running.browser, running.product.url, width === undefined ? {} : { width });
const emailField = (scope: Pick<Page, 'getByLabel'>) => scope.getByLabel('Correo electrónico');
const passwordField = (scope: Pick<Page, 'getByLabel'>) => scope.getByLabel('Contraseña', { exact: true });
/** Whether it is this page with these parameters; a page may add its own, as the form of a new work does with its id. */
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

/** A user who may open the page. A user with an organisation is led on from the page that creates one. */
function personFor(path: string, roles: string[] | undefined): string {
  if (path === '/organizations/create') return 'sin-organizacion@puente.test';
  return roles?.includes('coordinator') ? 'coordinacion@puente.test' : 'estudiante@puente.test';
}

const redirectOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('u4iRedirect'));

/** The person signs out by the header. */
async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor();
}

test.each(openedRoutes.map((route) => [route.path, route] as const))(
  'without a session %s asks for login, and leads back with its parameters',
  async (path, { guard, roles }) => {
    const { context, page } = await open();
    // Without its stage this form leads to the doors of /tfx/create.
    const parameters = path === '/tfx/create/form' ? 'status=choosing' : 'desde=correo';
    const wanted = `${path.replace(/:\w+/g, '3')}?${parameters}`;
    const email = personFor(path, roles);
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
    await context.close();
  },
);

test('a login notes its moment; a logout leads home and leaves no cookie of the session', async () => {
  const { context, page, problems } = await open();
  const noted = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/user/me'),
  );
  await logIn(page, 'estudiante@puente.test');
  expect((await noted).postDataJSON()).toHaveProperty('lastLogin');
  await page.waitForURL('**/estudiantes');
  expect((await cookiesOf(context)).toSorted()).toEqual(['token', 'u4iRememberMe']);
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
  await context.close();
});

test.each([1280, 360])(
  '§4 at %d px a logout that hangs says so at once, is not done when it fails, and is done when it is tried again',
  async (width) => {
    const { context, page } = await open(width);
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
    expect(await out.count()).toBe(0);
    await page.waitForURL((url) => url.pathname === '/');
    await untilReady(page);
    expect(await banner.getByText('Cerrando sesión…').isVisible()).toBe(true);
    expect(await banner.getByRole('link', { name: 'Iniciar sesión' }).count()).toBe(0);
    expect(await lookOver(page, 'closing the session')).toEqual([]);

    expect(asked).toHaveLength(1);
    await asked[0]?.abort('timedout');
    await page.getByText(/No hemos podido cerrar la sesión: sigue abierta en este navegador\./).waitFor();
    expect(await lookOver(page, 'the session is still open')).toEqual([]);
    expect((await cookiesOf(context)).toSorted()).toEqual(['token', 'u4iRememberMe']);
    await page.unroute('**/api/auth/logout');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await banner.getByRole('link', { name: 'Iniciar sesión' }).waitFor();
    await page.getByText('Has cerrado la sesión.').waitFor();
    expect(await cookiesOf(context)).toEqual([]);
    await context.close();
  },
);

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => /^(token|u4iRememberMe)$/.test(name));

describe('who may open what', () => {
  test.each([
    ['sin-organizacion@puente.test', '/projects/create', '/organizations/create'],
    ['sin-organizacion@puente.test', '/organizations', '/organizations/create'],
    ['gestion@puente.test', '/organizations', '/organizations'],
    ['estudiante@puente.test', '/apply/3', '/apply/3'],
    ['sin-organizacion@puente.test', '/projects', '/organizations/create'],
    ['sin-organizacion@puente.test', '/profile', '/profile'],
  ])('%s asks for %s and is at %s', async (email, path, arrives) => {
    const { context, page } = await open();
    await signIn(page.context(), running.product.url, email);
    await page.goto(path);
    await page.waitForURL(at(arrives));
    await untilReady(page);
    expect(new URL(page.url()).pathname).toBe(arrives);
    await context.close();
  });

  test.each([
    ['docente@puente.test', '/organizations', 'organizaciones'],
    ['estudiante@puente.test', '/projects/create', 'organizaciones'],
    ['coordinacion@puente.test', '/projects/3/apply', 'estudiantes'],
  ])('%s asks for %s and is told that it is for %s', async (email, path, users) => {
    const { context, page } = await open(320);
    await signIn(page.context(), running.product.url, email);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: `Esta página es para ${users}` }).waitFor();
    expect(await lookOver(page, 'of another role')).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await page.waitForURL(at('/'));
    await context.close();
  });
});

describe('tabs of one browser', () => {
  /** In the page: the moment at which its main heading is no longer this one. */
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

  test('follow a login and a logout within a second, and nothing private stays', async () => {
    const { context, page: profile } = await open();
    const projects = await context.newPage();
    await projects.goto('/projects');
    await projects.getByRole('dialog', { name: 'Inicia sesión' }).waitFor();

    await logIn(profile, 'estudiante@puente.test');
    await projects
      .getByText(/^Encaja/)
      .first()
      .waitFor();
    expect(await projects.getByRole('dialog').count()).toBe(0);

    await profile.goto('/profile');
    await untilReady(profile);
    const home = await context.newPage();
    await home.goto('/');
    await home.getByRole('banner').getByRole('button', { name: 'Iria' }).waitFor();
    const title = (await profile.locator('#main h1').textContent()) ?? '';
    const profileLeft = leaves(profile, title);
    const projectsLeft = leaves(projects, 'Proyectos');
    const closed = home.waitForResponse('**/api/auth/logout').then(() => Date.now());
    await logOut(home, 'Iria');
    const since = await closed;
    expect((await profileLeft) - since).toBeLessThan(1000);
    expect((await projectsLeft) - since).toBeLessThan(1000);
    await profile.waitForURL('**/user/auth/login');
    // The list is one that everybody may read: the login is offered over it, and what was for the student is gone.
    await projects.getByRole('dialog', { name: 'Inicia sesión' }).waitFor();
    await projects.getByRole('main').getByRole('article').first().waitFor();
    expect(await projects.getByText(/^(Encaja|No coincide|Ya solicitado|Avísame)/).count()).toBe(0);

    // Another user, in the same browser: each tab goes on as theirs.
    await fillLogin(projects.getByRole('dialog'), 'docente@puente.test');
    await profile.waitForURL('**/profile');
    await profile.getByRole('banner').getByRole('button', { name: 'Iria' }).waitFor({ state: 'detached' });
    await context.close();
  });
});
