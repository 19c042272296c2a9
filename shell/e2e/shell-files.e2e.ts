/**
 * Acceptance: a missing or damaged file of the shell itself never leaves an empty page. The visitor sees a message in Spanish with the
 * product's name. The file is requested again past the browser's cache, and the error reports receive it. Other faults are in
 * long/fault-matrix.e2e.ts; FAULTS=1 runs every kind of damage here (`npm run test:long faults`).
 */
import type { BrowserContext, Page } from '@playwright/test';
import { drawnHtml } from '@puente/testing/drawn-html';
import { reportsOf } from '@puente/testing/error-reports';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { type Damage, damage } from './stored-files.ts';

/** Longest time until the visitor sees the message, in milliseconds: 8 s, plus as much again for a busy machine. */
const failureShownWithin = 8000 + 8000;

const whole = process.env['FAULTS'] !== undefined;

/** A page without server rendering. A server-rendered page stays readable (rendered-pages.e2e.ts of public-site). */
const undrawn = '/user/auth/email';

const script = /\/main\.[^/]*\.js$/;

const damaged = ({ dataDir }: { dataDir: string }, how: Damage) =>
  damage({ dataDir, app: 'shell', pattern: script }, how);

const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Puente no se ha podido cargar' });
const retry = (page: Page) => told(page).getByRole('button', { name: 'Reintentar' });

async function opens(page: Page): Promise<void> {
  await untilReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).waitFor();
  await expect(told(page)).toHaveCount(0);
}

/** Counts the page loads in this context. */
function pageViews(context: BrowserContext): () => number {
  let views = 0;
  context.on('request', (request) => {
    if (request.isNavigationRequest()) views++;
  });
  return () => views;
}

const ways = [
  ['with a wrong hash', 'integrity'],
  ['gone', 'network'],
  ['cut', 'integrity'],
] as const;

for (const [how, reason] of whole ? ways : ways.slice(0, 1))
  test(`main.js ${how}: says so, reports it, and the button, a reload and a new tab work once it is back`, async ({
    product,
    person,
  }) => {
    const { context, page } = await person();
    const reports = reportsOf(context);
    const undo = damaged(product, how);
    try {
      const views = pageViews(context);
      const start = Date.now();
      await page.goto(undrawn);
      await told(page).waitFor({ timeout: failureShownWithin });
      expect(Date.now() - start).toBeLessThan(failureShownWithin);
      expect(views()).toBe(1);
      await expect.poll(reports).toEqual([
        {
          reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{6}$/),
          app: 'shell',
          version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/),
          phase: 'entry',
          reason,
          at: expect.stringMatching(/^main\.[^/]*\.js:0:0$/),
        },
      ]);
      await expect(told(page)).toContainText(`indica la referencia ${reports()[0]?.reference}.`);

      const reloaded = await context.newPage();
      await reloaded.goto(undrawn);
      await told(reloaded).waitFor({ timeout: failureShownWithin });
      undo();
      // Recover in three ways: the button, the browser's reload, a new tab.
      await retry(page).click();
      await opens(page);
      await reloaded.reload();
      await opens(reloaded);
      const tab = await context.newPage();
      await tab.goto(undrawn);
      await opens(tab);
    } finally {
      undo();
    }
  });

test(
  'a damaged file that is right the second time is replaced without a word, by one reload',
  { tag: '@core' },
  async ({ product, person }) => {
    const { context, page } = await person();
    const reports = reportsOf(context);
    const undo = damaged(product, 'with a wrong hash');
    try {
      const views = pageViews(context);
      // Repair the file between the first response and the second.
      page.on('requestfinished', (request) => {
        if (script.test(new URL(request.url()).pathname)) undo();
      });
      await page.goto(undrawn);
      await opens(page);
      expect(views()).toBe(2);
      expect(reports()).toMatchObject([{ app: 'shell', phase: 'entry', reason: 'integrity' }]);
    } finally {
      undo();
    }
  },
);

test('main.css gone: a message instead of a page without styles, and the button works once it is back', async ({
  product,
  person,
}) => {
  const { context, page } = await person();
  const undo = damage({ dataDir: product.dataDir, app: 'shell', pattern: /\/main\.[^/]*\.css$/ }, 'gone');
  try {
    await page.goto(undrawn);
    await told(page).waitFor({ timeout: failureShownWithin });
    await expect(page.locator('#root')).toBeHidden();
    // A rendered page has the rules of its first paint.
    await drawnHtml(product.url, '/universidades');
    const drawn = await context.newPage();
    await drawn.goto('/universidades');
    await told(drawn).waitFor({ timeout: failureShownWithin });
    await expect(drawn.getByRole('heading', { level: 1 }).last()).toBeVisible();
    undo();
    for (const one of [page, drawn]) {
      await retry(one).click();
      await opens(one);
    }
  } finally {
    undo();
  }
});

test('main.js that throws: reloads once, then says so', async ({ person }) => {
  const { context, page } = await person();
  const reports = reportsOf(context);
  const views = pageViews(context);
  await page.addInitScript(() => Object.defineProperty(window, 'trustedTypes', { value: {} }));
  await page.goto(undrawn);
  await retry(page).waitFor({ timeout: failureShownWithin });
  expect(views()).toBe(2);
  await expect.poll(reports).toMatchObject([
    { app: 'shell', phase: 'entry', reason: 'invalid' },
    { app: 'shell', phase: 'entry', reason: 'invalid' },
  ]);
});

test.describe('longer than the watchdog waits', () => {
  test.skip(!whole, 'FAULTS=1');

  test('all is well: the watchdog is silent, asks nothing and lets the page be loaded once', async ({
    person,
  }) => {
    const { context, page, problems } = await person();
    const reports = reportsOf(context);
    const views = pageViews(context);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(undrawn);
    await opens(page);
    const loaded = asked.filter((path) => script.test(path)).length;
    await page.waitForFunction((until) => performance.now() > until, failureShownWithin);
    expect(problems).toEqual([]);
    expect(reports()).toEqual([]);
    expect([loaded, views()]).toEqual([1, 1]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('mended');
  });
});
