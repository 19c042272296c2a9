/**
 * Acceptance (specification §8): the messages for a page that is missing, forbidden, without a network or
 * broken.
 */
import type { Page, Route } from 'playwright-core';
import type { ErrorReport } from '@puente/contract/entities/error-report';
import { newPerson } from '@puente/testing/browser';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();
const visitor = () => newPerson(running.browser, running.product.url);
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const hasFocus = (page: Page, name: string) =>
  heading(page, name).evaluate((h1) => h1 === document.activeElement);

test('404: an address that nobody has', async () => {
  const { context, page } = await visitor();
  const answer = await page.goto('/esto-no-existe');
  expect(answer?.status()).toBe(404);
  await heading(page, 'No encontramos esta página').waitFor();
  expect(await page.title()).toMatch(/^Página no encontrada · /);
  expect(await hasFocus(page, 'No encontramos esta página')).toBe(true);
  expect(await lookOver(page, '404')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await context.close();
});

test('403: the applications to a project of another organisation', async () => {
  const { context, page } = await visitor();
  await signIn(page.context(), running.product.url, 'coordinacion@puente.test');
  const projects = (await (await page.request.get('/api/projects?populate=organization')).json()) as {
    data: { id: number; organization: { name: string } }[];
  };
  const theirs = projects.data.find(({ organization }) => organization.name !== 'Código Abierto Local');

  await page.goto(`/organizations/projects/${theirs?.id}/applys`);
  await heading(page, 'No tienes permiso para ver esta página').waitFor();
  expect(await page.title()).toMatch(/^Sin permiso · /);
  expect(await hasFocus(page, 'No tienes permiso para ver esta página')).toBe(true);
  expect(await lookOver(page, '403')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).waitFor();
  await context.close();
});

test('without a network: an open form keeps what was typed; a page that cannot come says so, and opens by itself later', async () => {
  const { context, page } = await visitor();
  await page.goto('/register');
  const name = page.getByLabel('Nombre', { exact: true });
  await name.fill('Ada');
  await context.setOffline(true);
  await page
    .getByRole('region', { name: 'Avisos' })
    .getByText('Te has quedado sin conexión. Lo que has escrito sigue aquí.')
    .waitFor();
  expect(await name.inputValue()).toBe('Ada');
  await context.setOffline(false);
  await page.getByRole('region', { name: 'Avisos' }).getByText('Vuelves a tener conexión.').waitFor();
  expect(await name.inputValue()).toBe('Ada');

  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
  await heading(page, 'No tienes conexión a internet').waitFor({ timeout: 15_000 });
  expect(await page.title()).toMatch(/^Sin conexión · /);
  expect(await hasFocus(page, 'No tienes conexión a internet')).toBe(true);
  expect(await lookOver(page, 'offline')).toEqual([]);
  // The frame is still there, and trying while there is no network leads to the same words.
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).first().waitFor();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.locator('#main:not([aria-busy=true])').waitFor();
  await heading(page, 'No tienes conexión a internet').waitFor();

  await context.setOffline(false);
  await heading(page, 'No tienes conexión a internet').waitFor({ state: 'detached', timeout: 15_000 });
  await untilReady(page);
  expect(new URL(page.url()).pathname).toBe('/universidades');
  await context.close();
});

/** The reports that the server takes, as they are sent. */
function reportsOf(page: Page): ErrorReport[] {
  const reports: ErrorReport[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!request.url().endsWith('/api/error-reports')) return;
    expect(response.status()).toBe(204);
    reports.push((request.postDataJSON() as { data: ErrorReport }).data);
  });
  return reports;
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error('It did not come true.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a page that cannot be loaded: the report arrives under the reference that the person reads', async () => {
  const { context, page } = await visitor();
  // A visitor without a session may be given the page drawn, which then stays although its script is gone.
  await signIn(page.context(), running.product.url, 'estudiante@puente.test');
  const reports = reportsOf(page);
  await page.route(/\/assets\/public-site\/universities\./, (route) => route.abort());
  await page.goto('/universidades?correo=ana@example.org');
  await heading(page, 'Esta parte no está disponible ahora').waitFor({ timeout: 15_000 });
  expect(await hasFocus(page, 'Esta parte no está disponible ahora')).toBe(true);
  expect(await lookOver(page, 'unavailable')).toEqual([]);
  const words = await page.getByRole('main').innerText();
  const reference = /indica la referencia ([0-9A-Z]{6})\./.exec(words)?.[1];
  await until(() => reports.length > 0);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    reference,
    app: 'public-site',
    phase: expect.stringMatching(/^(page|style)$/) as string,
    reason: 'network',
    route: 'universities',
  });
  expect(reports[0]?.version).toMatch(/^\d/);
  expect(JSON.stringify(reports)).not.toMatch(/ana|correo|universidades/);
  await context.close();
});

test.each([
  [
    '500',
    (route: Route) =>
      route.fulfill({
        status: 500,
        json: { data: null, error: { status: 500, name: 'Unexpected', message: 'x', details: {} } },
      }),
  ],
  [
    'HTML',
    (route: Route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Portal' }),
  ],
  [
    'a broken body',
    (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data": [' }),
  ],
])(
  '§8 a section that could not be loaded (%s) has the reference under which it was reported, the same when it is tried again',
  async (_, spoil) => {
    const { context, page } = await visitor();
    const reports = reportsOf(page);
    await signIn(page.context(), running.product.url, 'estudiante@puente.test');
    await page.route(/\/api\/projects\?/, spoil);
    await page.goto('/projects');
    const main = page.getByRole('main');
    const quoted = async () =>
      /indica la referencia ([0-9A-Z]{6})\./.exec(
        await main.getByText(/indica la referencia/).innerText(),
      )?.[1];
    const reference = await quoted();
    await until(() => reports.length > 0);
    expect(reports).toEqual([
      expect.objectContaining({
        reference,
        app: 'student-app',
        phase: 'call',
        reason: 'Unexpected',
        route: 'projects',
      }),
    ]);
    await Promise.all([
      page.waitForResponse(/\/api\/projects/),
      main.getByRole('button', { name: 'Reintentar' }).click(),
    ]);
    expect(await quoted()).toBe(reference);
    expect(reports).toHaveLength(1);
    await context.close();
  },
);

test('an error that no page caught is reported once, however often it happens, and a flood ends', async () => {
  const { context, page } = await visitor();
  const reports = reportsOf(page);
  await page.goto('/');
  await untilReady(page);
  await page.evaluate(() => void Promise.reject(new TypeError('rejected')));
  await until(() => reports.length > 0);
  await page.evaluate(() => {
    for (let times = 0; times < 3; times++)
      setTimeout(() => {
        throw new RangeError('ana@example.org');
      });
    for (let kind = 0; kind < 30; kind++)
      setTimeout(() => {
        throw Object.assign(new Error('x'), { name: `Kind${kind}` });
      });
  });
  await page.waitForTimeout(1000);
  await until(() => reports.length >= 10);
  expect(reports).toHaveLength(10);
  expect(reports.filter(({ error }) => error === 'RangeError')).toHaveLength(1);
  expect(reports).toContainEqual(
    expect.objectContaining({ phase: 'promise', error: 'TypeError', app: 'public-site', route: 'home' }),
  );
  expect(JSON.stringify(reports)).not.toContain('ana@');
  await context.close();
});

test('the login dialog that cannot be loaded: the page stays, and says what to do', async () => {
  const { context, page } = await visitor();
  const reports = reportsOf(page);
  await page.route(/\/assets\/shell\/loginDialog\./, (route) => route.abort());
  await page.goto('/projects');
  const toast = page.getByRole('region', { name: 'Avisos' });
  await toast.getByText(/No hemos podido mostrar esta ventana/).waitFor({ timeout: 15_000 });
  await page.getByRole('banner').waitFor();
  await toast.getByRole('button', { name: 'Recargar' }).waitFor();
  await until(() => reports.length > 0);
  expect(reports[0]).toMatchObject({
    app: 'shell',
    phase: expect.stringMatching(/^(chunk|style)$/) as string,
  });
  await context.close();
});
