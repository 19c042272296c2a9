/**
 * Acceptance: a share of the visitors gets another version of one app, all of it and at each page view. With errors it is taken back by
 * itself within a minute.
 */
import { type BrowserContext, type Page } from '@playwright/test';
import { startCanary } from '@puente/releases/canaries';
import { publishChanged } from '@puente/testing/broken-release';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';

const app = 'student-app';

/** Names of the scripts of the list of projects that a page downloads. */
function scriptsOf(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('response', (answer) => {
    const file = new URL(answer.url()).pathname.split('/').at(-1) ?? '';
    if (/^projects\..*\.js$/.test(file)) found.add(file);
  });
  return found;
}

const withBucket = (context: BrowserContext, url: string, bucket: number) =>
  context.addCookies([{ name: 'u4iBucket', value: String(bucket), url }]);

test('a share of the visitors has another version of one app, until its errors end that', async ({
  product,
  person,
}) => {
  const { file, version, store } = await publishChanged({
    dataDir: product.dataDir,
    app,
    pattern: /^projects\..*\.js$/,
  });
  const canary = await startCanary(store, 'production', { app, version, audience: 50 });

  const seen = new Map<number, Set<string>>();
  for (const bucket of [0, 50]) {
    const { context, page } = await person();
    await withBucket(context, product.url, bucket);
    const scripts = scriptsOf(page);
    await page.goto('/');
    await untilReady(page);
    await page.getByRole('link', { name: 'Ver todos los proyectos' }).click();
    await page.waitForURL('**/projects');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.goto('/projects');
    await untilReady(page);
    seen.set(bucket, scripts);
    expect([...scripts]).toHaveLength(1);
  }
  const withCanary = [...seen].filter(([, scripts]) => scripts.has(file)).map(([bucket]) => bucket);
  expect(withCanary).toHaveLength(1);

  const { context, page } = await person();
  await withBucket(context, product.url, withCanary[0] ?? 0);
  const report = { reference: '7K3QXA', app, version: canary.version, phase: 'render', error: 'TypeError' };
  for (let sent = 0; sent < 12; sent++) {
    const answer = await page.request.post('/api/error-reports', { data: { data: report } });
    expect(answer.ok()).toBe(true);
  }
  await expect.poll(() => store.canaries.read('production'), { timeout: 60_000 }).toBeUndefined();
  await expect.poll(async () => (await store.history('production')).at(-1)).toMatchObject({ by: 'guard' });
  const scripts = scriptsOf(page);
  await page.goto('/projects');
  await untilReady(page);
  expect(scripts.has(file)).toBe(false);
});
