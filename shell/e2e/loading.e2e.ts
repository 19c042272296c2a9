/** Acceptance: a route loads no code of apps that it does not need, and every preload hint is used. */
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';

const appsOf = (addresses: readonly string[]) =>
  [...new Set(addresses.map((address) => /\/assets\/([\w-]+)\//.exec(address)?.[1]).filter(Boolean))].sort();

/**
 * Returns the requests of a page until it is ready, plus four seconds of virtual time: Chromium warns about unused hints after three. The
 * page makes no further progress afterwards.
 */
async function requestsOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  const addresses: string[] = [];
  const note = (request: { url: () => string }) => addresses.push(request.url());
  page.on('request', note);
  await act();
  await page.waitForFunction(() => performance.getEntriesByName('content-ready').length > 0);
  await page.waitForLoadState('networkidle');
  await letTimePass(page, 4_000);
  page.off('request', note);
  return addresses;
}

/** Advances the clock of the page and its browser, without waiting in the test. */
async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const passed = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
  await session.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: milliseconds,
  });
  await passed;
  // Make sure that the page's console messages have arrived.
  await page.evaluate(() => undefined);
}

/** Waits until the edge has the responses for preloading. Before that, visitors get hints instead. */
const answersAreThere = ({ url }: { url: string }, path = '/') =>
  expect
    .poll(async () => (await fetch(url + path, { headers: { accept: 'text/html' } })).text())
    .not.toContain('as="fetch"');

const core = { tag: '@core' };

test(
  'an anonymous visitor to / downloads nothing of the student or organisation app',
  core,
  async ({ product, person }) => {
    await answersAreThere(product);
    const { page, problems } = await person();
    const addresses = await requestsOf(page, async () => {
      await page.goto('/');
      await expect(
        page.getByRole('region', { name: 'Recién publicados' }).getByRole('heading', { level: 3 }),
      ).toHaveCount(3);
    });
    expect(appsOf(addresses)).toEqual(['public-site', 'shell']);
    // The HTML contains the page's first responses, so neither a request is made nor the API client loaded.
    expect(
      addresses.filter((address) => address.includes('/api/') || address.includes('/transport.')),
    ).toEqual([]);
    expect(problems).toEqual([]);
  },
);

for (const path of [
  '/estudiantes',
  '/organizaciones',
  '/universidades',
  '/aviso-legal',
  '/politica-privacidad',
  '/cookies',
  '/terminos-y-condiciones',
])
  test(`${path} asks nothing for the banner, whose answer is in the page, and needs nothing that makes calls`, async ({
    product,
    person,
  }) => {
    await answersAreThere(product, path);
    const { page } = await person();
    const addresses = await requestsOf(page, async () => {
      // The chunk with the banner loads when the browser is idle.
      const floating = page.waitForResponse(/\/floating\.[^/]*\.js$/);
      await page.goto(path);
      await floating;
    });
    expect(
      addresses.filter((address) => address.includes('/api/') || address.includes('/transport.')),
    ).toEqual([]);
  });

for (const [path, shown] of [
  ['/organizations', 'Iniciar sesión'],
  ['/profile', 'Iniciar sesión'],
  ['/resources', 'Inicia sesión para ver esta página'],
] as const)
  test(`a visitor who may not open ${path} downloads nothing of it, and nothing that is not used`, async ({
    person,
  }) => {
    const { page, problems } = await person();
    const addresses = await requestsOf(page, async () => {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByRole('heading', { level: 1, name: shown, includeHidden: true })
        .waitFor();
    });
    expect(appsOf(addresses)).toEqual(['shell']);
    expect(problems).toEqual([]);
  });

test(
  'the list of projects loads the student app alone, each file once, and uses every hint',
  core,
  async ({ person }) => {
    // Open the page directly: a page that is left may request files until the next document arrives, which then requests the same files.
    const { page, problems } = await person('estudiante@puente.test');
    const addresses = await requestsOf(page, async () => void (await page.goto('/projects')));
    expect(appsOf(addresses)).toEqual(['shell', 'student-app']);
    const assets = addresses.filter((address) => address.includes('/assets/'));
    expect(assets.filter((address, index) => assets.indexOf(address) !== index)).toEqual([]);
    // The page came with the answer.
    expect(addresses.filter((address) => address.endsWith('/api/users/me'))).toEqual([]);
    expect(assets.filter((address) => address.includes('/transport.'))).toHaveLength(1);
    expect(problems).toEqual([]);
  },
);

test(
  'files are immutable and compressed; the page is asked for each time, and carries the security headers',
  core,
  async ({ product }) => {
    const page = await fetch(product.url, { headers: { accept: 'text/html' } });
    expect(page.headers.get('cache-control')).toContain('max-age=0');
    expect(page.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    const script = /src="([^"]+main[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
    const file = await fetch(product.url + script, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(file.headers.get('cache-control')).toContain('immutable');
  },
);
