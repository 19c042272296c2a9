/** Acceptance: nothing is loaded of an app that the route does not need, and what is hinted is used. */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { logIn } from '@puente/testing/people';

const running = productForJourneys();

const appsOf = (addresses: readonly string[]) =>
  [...new Set(addresses.map((address) => /\/assets\/([\w-]+)\//.exec(address)?.[1]).filter(Boolean))].sort();

async function requestsOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  const addresses: string[] = [];
  const note = (request: { url: () => string }) => addresses.push(request.url());
  page.on('request', note);
  await act();
  await page.waitForFunction(() => performance.getEntriesByName('content-ready').length > 0);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return addresses;
}

/** The first visitor of all may be too early for the answers, and gets hints; the edge has them for the next one. */
const answersAreThere = async (path = '/') => {
  const answered = async () =>
    !(await (await fetch(running.product.url + path, { headers: { accept: 'text/html' } })).text()).includes(
      'as="fetch"',
    );
  for (let tries = 0; tries < 50 && !(await answered()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
};

test('an anonymous visitor to / downloads nothing of the student or organisation app', async () => {
  await answersAreThere();
  const { context, page, problems } = await newPerson(running.browser, running.product.url);
  const addresses = await requestsOf(page, async () => void (await page.goto('/')));
  expect(appsOf(addresses)).toEqual(['public-site', 'shell']);
  // What the page would ask first is answered in its HTML: nothing is asked, and what makes calls is not loaded.
  expect(addresses.filter((address) => address.includes('/api/') || address.includes('/transport.'))).toEqual(
    [],
  );
  expect(
    await page.getByRole('region', { name: 'Recién publicados' }).getByRole('heading', { level: 3 }).count(),
  ).toBe(3);
  await page.waitForTimeout(4000); // Chromium complains about unused preloads after three seconds.
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  '/estudiantes',
  '/organizaciones',
  '/universidades',
  '/aviso-legal',
  '/politica-privacidad',
  '/cookies',
  '/terminos-y-condiciones',
])(
  '%s asks nothing for the banner, whose answer is in the page, and needs nothing that makes calls',
  async (path) => {
    await answersAreThere(path);
    const { context, page } = await newPerson(running.browser, running.product.url);
    const addresses = await requestsOf(page, async () => {
      // What the banner stands in comes when the browser is idle.
      const floating = page.waitForResponse(/\/floating\.[^/]*\.js$/);
      await page.goto(path);
      await floating;
      await page.waitForTimeout(300);
    });
    expect(
      addresses.filter((address) => address.includes('/api/') || address.includes('/transport.')),
    ).toEqual([]);
    await context.close();
  },
);

test.each([
  ['/organizations', 'Iniciar sesión'],
  ['/profile', 'Iniciar sesión'],
  ['/resources', 'Inicia sesión para ver esta página'],
])(
  'a visitor who may not open %s downloads nothing of it, and nothing that is not used',
  async (path, shown) => {
    const { context, page, problems } = await newPerson(running.browser, running.product.url);
    const addresses = await requestsOf(page, async () => {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByRole('heading', { level: 1, name: shown, includeHidden: true })
        .waitFor();
    });
    expect(appsOf(addresses)).toEqual(['shell']);
    await page.waitForTimeout(4000); // Chromium complains about unused preloads after three seconds.
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('the list of projects loads the student app alone, each file once, and uses every hint', async () => {
  const { context, page, problems } = await newPerson(running.browser, running.product.url);
  await logIn(page, 'estudiante@puente.test');
  const addresses = await requestsOf(page, async () => void (await page.goto('/projects')));
  expect(appsOf(addresses)).toEqual(['shell', 'student-app']);
  const assets = addresses.filter((address) => address.includes('/assets/'));
  expect(assets.filter((address, index) => assets.indexOf(address) !== index)).toEqual([]);
  expect(addresses.filter((address) => address.endsWith('/api/users/me'))).toHaveLength(1);
  expect(assets.filter((address) => address.includes('/transport.'))).toHaveLength(1);
  await page.waitForTimeout(4000); // Chromium complains about unused preloads after three seconds.
  expect(problems).toEqual([]);
  await context.close();
});

test('files are immutable and compressed; the page is neither, and carries the security headers', async () => {
  const page = await fetch(running.product.url, { headers: { accept: 'text/html' } });
  expect(page.headers.get('cache-control')).toContain('no-cache');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  const script = /src="([^"]+main[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await fetch(running.product.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('content-encoding')).toBe('br');
  expect(file.headers.get('cache-control')).toContain('immutable');
});
