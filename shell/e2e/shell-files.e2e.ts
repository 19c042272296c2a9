/**
 * Acceptance: a file of the shell itself that is gone or damaged never leaves an empty page. The visitor is told in Spanish whose
 * page it is, the file is asked for past the browser's cache, and the product's reports hear of it. What else can be wrong
 * with it, and when, is in fault-matrix.e2e.ts; FAULTS=1 has here every way of being damaged (`npm run test:long faults`).
 */
import type { BrowserContext, Page } from 'playwright-core';
import { errorReport, type ErrorReport } from '@puente/contract/entities/error-report';
import { newPerson } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { damage, type Damage } from './stored-files.ts';

const running = productForJourneys();

/** Milliseconds that a visitor waits at most, and a little for the test's own steps. */
const toldWithin = 8000 + 4000;

const whole = process.env['FAULTS'] !== undefined;

/** A page that the server does not draw: one that it does goes on reading (rendered-pages.e2e.ts of public-site). */
const undrawn = '/register';

const script = /\/main\.[^/]*\.js$/;

const damaged = (pattern: RegExp, how: Damage) =>
  damage({ dataDir: running.product.dataDir, app: 'shell', pattern }, how);

async function visitor() {
  const person = await newPerson(running.browser, running.product.url);
  const reports: ErrorReport[] = [];
  person.context.on('request', (request) => {
    if (!request.url().endsWith('/api/error-reports')) return;
    const { data } = request.postDataJSON() as { data: ErrorReport };
    expect(errorReport.safeParse(data).error).toBeUndefined();
    reports.push(data);
  });
  return { ...person, reports };
}

const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Puente no se ha podido cargar' });
const retry = (page: Page) => told(page).getByRole('button', { name: 'Reintentar' });

async function opens(page: Page): Promise<void> {
  await untilReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).waitFor();
  expect(await told(page).count()).toBe(0);
}

/** How often a page of the product was loaded in this context. */
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

describe.each(whole ? ways : ways.slice(0, 1))('main.js %s', (how, reason) => {
  test('says so, reports it, and the button, a reload and a new tab work once it is back', async () => {
    const { context, page, reports } = await visitor();
    const undo = damaged(script, how);
    try {
      const views = pageViews(context);
      const start = Date.now();
      await page.goto(undrawn);
      await told(page).waitFor({ timeout: toldWithin });
      expect(Date.now() - start).toBeLessThan(toldWithin);
      expect(views()).toBe(1);
      expect(reports).toEqual([
        {
          reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{6}$/) as string,
          app: 'shell',
          version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/) as string,
          phase: 'entry',
          reason,
          at: expect.stringMatching(/^main\.[^/]*\.js:0:0$/) as string,
        },
      ]);
      expect(await told(page).textContent()).toContain(`indica la referencia ${reports[0]?.reference}.`);

      const reloaded = await context.newPage();
      await reloaded.goto(undrawn);
      await told(reloaded).waitFor({ timeout: toldWithin });
      undo();
      // Each in its own way: the button, the browser's reload, a new tab.
      await retry(page).click();
      await opens(page);
      await reloaded.reload();
      await opens(reloaded);
      const tab = await context.newPage();
      await tab.goto(undrawn);
      await opens(tab);
    } finally {
      undo();
      await context.close();
    }
  });
});

test('a damaged file that is right the second time is mended without a word, by one reload', async () => {
  const { context, page, reports } = await visitor();
  const undo = damaged(script, 'with a wrong hash');
  try {
    const views = pageViews(context);
    // The server heals between the first answer and the second.
    page.on('requestfinished', (request) => {
      if (script.test(new URL(request.url()).pathname)) undo();
    });
    await page.goto(undrawn);
    await opens(page);
    expect(views()).toBe(2);
    expect(reports).toMatchObject([{ app: 'shell', phase: 'entry', reason: 'integrity' }]);
  } finally {
    undo();
    await context.close();
  }
});

test('main.js that throws: reloads once, then says so', async () => {
  const { context, page, reports } = await visitor();
  const views = pageViews(context);
  await page.addInitScript(() => Object.defineProperty(window, 'trustedTypes', { value: {} }));
  await page.goto(undrawn);
  await retry(page).waitFor({ timeout: toldWithin });
  expect(views()).toBe(2);
  expect(reports).toMatchObject([
    { app: 'shell', phase: 'entry', reason: 'invalid' },
    { app: 'shell', phase: 'entry', reason: 'invalid' },
  ]);
  await context.close();
});

// It waits longer than the watchdog does.
const long = whole ? test : test.skip;

long('all is well: the watchdog is silent, asks nothing and lets the page be loaded once', async () => {
  const { context, page, problems, reports } = await visitor();
  const views = pageViews(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(undrawn);
  await opens(page);
  const loaded = asked.filter((path) => script.test(path)).length;
  await page.waitForFunction((until) => performance.now() > until, toldWithin);
  expect(problems).toEqual([]);
  expect(reports).toEqual([]);
  expect([loaded, views()]).toEqual([1, 1]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('mended');
  await context.close();
});
