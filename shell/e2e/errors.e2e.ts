/**
 * Acceptance (specification §8): messages for a page that is missing, forbidden, offline or broken. frame-accessibility.e2e.ts checks each
 * of them with axe.
 */
import type { Page, Route } from '@playwright/test';
import type { ErrorReport } from '@puente/contract/entities/error-report';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { withoutPreloadedData } from './without-preloaded-data.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

test('404: an address that nobody has', async ({ person }) => {
  const { page } = await person();
  const answer = await page.goto('/esto-no-existe');
  expect(answer?.status()).toBe(404);
  await expect(heading(page, 'No encontramos esta página')).toBeFocused();
  await expect(page).toHaveTitle(/^Página no encontrada · /);
  await main(page).getByRole('link', { name: 'Ir al inicio' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('403: the applications to a project of another organisation', async ({ person }) => {
  const { page } = await person('coordinacion@puente.test');
  const projects = (await (await page.request.get('/api/projects?populate=organization')).json()) as {
    data: { id: number; organization: { name: string } }[];
  };
  const theirs = projects.data.find(({ organization }) => organization.name !== 'Código Abierto Local');

  await page.goto(`/organizations/projects/${theirs?.id}/applys`);
  await expect(heading(page, 'No tienes permiso para ver esta página')).toBeFocused();
  await expect(page).toHaveTitle(/^Sin permiso · /);
  await main(page).getByRole('link', { name: 'Ir al inicio' }).waitFor();
});

test(
  'without a network: an open form keeps what was typed; a page that cannot come says so, and opens by itself later',
  { tag: '@core' },
  async ({ person }) => {
    const { context, page } = await person();
    await page.goto('/register');
    const name = page.getByLabel('Nombre', { exact: true });
    const toasts = page.getByRole('region', { name: 'Avisos' });
    await name.fill('Ada');
    await context.setOffline(true);
    await toasts.getByText('Te has quedado sin conexión. Lo que has escrito sigue aquí.').waitFor();
    await expect(name).toHaveValue('Ada');
    await context.setOffline(false);
    await toasts.getByText('Vuelves a tener conexión.').waitFor();
    await expect(name).toHaveValue('Ada');

    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
    await expect(heading(page, 'No tienes conexión a internet')).toBeFocused();
    await expect(page).toHaveTitle(/^Sin conexión · /);
    // The frame is still there, and another attempt offline shows the same message.
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).first().waitFor();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.locator('#main:not([aria-busy=true])').waitFor();
    await heading(page, 'No tienes conexión a internet').waitFor();

    await context.setOffline(false);
    await heading(page, 'No tienes conexión a internet').waitFor({ state: 'detached' });
    await untilReady(page);
    await expect(page).toHaveURL((url) => url.pathname === '/universidades');
  },
);

/** Collects the error reports that the server has accepted. */
function reportsOf(page: Page): ErrorReport[] {
  const reports: ErrorReport[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.url().endsWith('/api/error-reports') && response.status() === 204)
      reports.push((request.postDataJSON() as { data: ErrorReport }).data);
  });
  return reports;
}

const referenceIn = (text: string) => /indica la referencia ([0-9A-Z]{6})\./.exec(text)?.[1];

test('a page that cannot be loaded: the report arrives under the reference that the person reads', async ({
  person,
}) => {
  // Use a signed-in user: a visitor may get a server-rendered page, which stays even without its script.
  const { page } = await person('estudiante@puente.test');
  const reports = reportsOf(page);
  await page.route(/\/assets\/public-site\/universities\./, (route) => route.abort());
  await page.goto('/universidades?correo=ana@example.org');
  await expect(heading(page, 'Esta parte no está disponible ahora')).toBeFocused();
  const reference = referenceIn(await main(page).innerText());
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    reference,
    app: 'public-site',
    phase: expect.stringMatching(/^(page|style)$/),
    reason: 'network',
    route: 'universities',
  });
  expect(reports[0]?.version).toMatch(/^\d/);
  expect(JSON.stringify(reports)).not.toMatch(/ana|correo|universidades/);
});

const brokenAnswers: Record<string, (route: Route) => Promise<void>> = {
  '500': (route) =>
    route.fulfill({
      status: 500,
      json: { data: null, error: { status: 500, name: 'Unexpected', message: 'x', details: {} } },
    }),
  HTML: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Portal' }),
  'a broken body': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data": [' }),
};

/**
 * Matches the requests for the list itself. Students with a profile use the matched list. The filter counts are another request, whose
 * failure is logged, too.
 */
const isList = ({ pathname, search }: URL) =>
  /^\/api\/projects(?:\/matched)?$/.test(pathname) && !search.includes('facets');

for (const [answer, spoil] of Object.entries(brokenAnswers))
  test(
    `§8 a section that could not be loaded (${answer}) has the reference under which it was reported, the same when it is tried again, until it comes`,
    { tag: answer === '500' ? '@core' : [] },
    async ({ person }) => {
      const { page, problems } = await person('estudiante@puente.test');
      const reports = reportsOf(page);
      await page.route(isList, spoil);
      await withoutPreloadedData(page);
      await page.goto('/projects');
      const message = main(page).getByText(/indica la referencia/);
      const retry = main(page).getByRole('button', { name: 'Reintentar' });
      const reference = referenceIn(await message.innerText());
      await expect
        .poll(() => reports)
        .toEqual([
          expect.objectContaining({
            reference,
            app: 'student-app',
            phase: 'call',
            reason: 'Unexpected',
            route: 'projects',
          }),
        ]);
      const failures = () =>
        problems.filter((problem) => problem.startsWith('console: unexpected error')).length;
      const before = failures();
      await retry.click();
      // Each failure is logged to the console.
      await expect.poll(failures).toBeGreaterThan(before);
      await expect(message).toContainText(`indica la referencia ${reference}.`);
      expect(reports).toHaveLength(1);

      await page.unroute(isList);
      // A running attempt may load the list and remove the button.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1000 });
        await expect(main(page).getByRole('article').first()).toBeVisible({ timeout: 2000 });
      }).toPass();
    },
  );

test('an error that no page caught is reported once, however often it happens, and a flood ends', async ({
  person,
}) => {
  const { page, problems } = await person();
  const reports = reportsOf(page);
  await page.goto('/');
  await untilReady(page);
  await page.evaluate(() => void Promise.reject(new TypeError('rejected')));
  await expect.poll(() => reports).toHaveLength(1);
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
  // All failures are in the console by now, so an additional report would have been sent as well.
  await expect
    .poll(() => problems.filter((problem) => problem.startsWith('console: unexpected error')))
    .toHaveLength(1 + 3 + 30);
  await expect.poll(() => reports.length).toBeGreaterThanOrEqual(10);
  await page.evaluate(async () => void (await fetch('/healthz')));
  expect(reports).toHaveLength(10);
  expect(reports.filter(({ error }) => error === 'RangeError')).toHaveLength(1);
  expect(reports).toContainEqual(
    expect.objectContaining({ phase: 'promise', error: 'TypeError', app: 'public-site', route: 'home' }),
  );
  expect(JSON.stringify(reports)).not.toContain('ana@');
});

test('a script that blocks the page for seconds is reported once it has ended, and the page goes on', async ({
  person,
}) => {
  const { page } = await person();
  const reports = reportsOf(page);
  await page.goto('/');
  await untilReady(page);
  await page.evaluate(() =>
    setTimeout(() => {
      const end = performance.now() + 5_500;
      while (performance.now() < end);
    }),
  );
  await expect
    .poll(() => reports)
    .toContainEqual(
      expect.objectContaining({ phase: 'script', error: 'BlockedThread', app: 'public-site', route: 'home' }),
    );
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the login dialog that cannot be loaded: the page stays, and says what to do', async ({ person }) => {
  const { page } = await person();
  const reports = reportsOf(page);
  await page.route(/\/assets\/shell\/loginDialog\./, (route) => route.abort());
  await page.goto('/projects');
  const toast = page.getByRole('region', { name: 'Avisos' });
  await toast.getByText(/No hemos podido mostrar esta ventana/).waitFor();
  await page.getByRole('banner').waitFor();
  await toast.getByRole('button', { name: 'Recargar' }).waitFor();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports[0]).toMatchObject({
    app: 'shell',
    phase: expect.stringMatching(/^(chunk|style)$/),
  });
});
