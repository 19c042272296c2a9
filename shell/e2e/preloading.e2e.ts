/**
 * Acceptance: links whose pages the visitor is about to open. Before the scripts run, the browser prefetches their documents; afterwards
 * the shell preloads code and data. Guarded pages and metered networks load nothing.
 */
import type { Page } from '@playwright/test';
import { drawnHtml } from '@puente/testing/drawn-html';
import { holdScripts } from '@puente/testing/held-scripts';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';

/** Notes requests of documents, of app code, and of the API. */
function requestsOf(page: Page): { paths: string[] } {
  const noted: { paths: string[] } = { paths: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api\/|assets\/(?!shell\/))/.test(pathname)) noted.paths.push(pathname);
  });
  return noted;
}

/** Opens a page, and waits until the shell preloads links. */
async function openWithPreloading(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(/\/assets\/shell\/preload\./);
  await page.goto(path);
  await untilReady(page);
  await loaded;
  await page.waitForLoadState('networkidle');
}

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('a link under the pointer loads its page, and opening it asks for nothing more', async ({ openAs }) => {
  const { page, problems } = await openAs('estudiante@puente.test', '/');
  await openWithPreloading(page, '/');
  const { paths } = requestsOf(page);
  await inHeader(page, 'Proyectos').hover();
  await expect.poll(() => paths).toContain('/api/projects/matched');
  await page.waitForLoadState('networkidle');
  expect(paths.some((path) => /\/student-app\/projects\..*js$/.test(path))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
  const before = [...paths];
  await page.mouse.down();
  await page.mouse.up();
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(paths.filter((path) => path === '/api/projects/matched')).toHaveLength(1);
  expect(paths.slice(before.length).filter((path) => before.includes(path))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a guarded link loads nothing for a visitor', async ({ person }) => {
  const { page } = await person();
  await openWithPreloading(page, '/');
  const { paths } = requestsOf(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Escríbenos' }).hover();
  await page.waitForTimeout(500);
  expect(paths).toEqual([]);
});

test('nothing is loaded on a metered network', async ({ person }) => {
  const { page } = await person();
  await openWithPreloading(page, '/');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const { paths } = requestsOf(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'TFG y TFM' }).hover();
  await page.waitForTimeout(500);
  expect(paths).toEqual([]);
});

test('before the scripts run, the document of a link is prefetched, and used', async ({
  product,
  person,
}) => {
  await drawnHtml(product.url, '/');
  const { page, problems } = await person();
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const prefetched = new Promise<void>((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl.endsWith('/blog') && status === 'Ready') resolve();
    }),
  );
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });
  await link.hover();
  await prefetched;
  await link.click();
  await page.waitForURL('**/blog', { waitUntil: 'commit' });
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
  expect(problems).toEqual([]);
});

test('the shell removes the rules when it takes the page over', async ({ product, person }) => {
  expect(await drawnHtml(product.url, '/')).toContain('<script type="speculationrules"');
  const { page } = await person();
  await page.goto('/');
  await untilReady(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
