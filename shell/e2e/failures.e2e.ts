/**
 * Acceptance: with the files of one app gone, damaged or hanging, the frame and every other app work, the page says so
 * in Spanish, and 'Reintentar' succeeds once the files are back. One way for each file;
 * FAULTS=1: each file in every way (`npm run test:long faults`).
 */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { damage, type Damage } from './stored-files.ts';

const running = productForJourneys();

/** Longest time until the user is told, in milliseconds, and a little for the test's own steps. */
const toldWithin = 8000 + 500;

/** Which file of the app is hit. */
const files = {
  'the entry': /\/remoteEntry\.[^/]*\.js$/,
  'the page script': /\/projects\.[^/]*\.js$/,
  'the page style': /\/projects\.[^/]*\.css$/,
};

type Undo = () => Promise<void> | void;

const damaged = (pattern: RegExp, how: Damage): Undo =>
  damage({ dataDir: running.product.dataDir, app: 'student-app', pattern }, how);

/** Requests for such a file, those of another attempt (`?retry=1`) included; never another app's. */
const ofStudentApp =
  (pattern: RegExp) =>
  ({ pathname }: URL): boolean =>
    pathname.startsWith('/assets/student-app/') && pattern.test(pathname);

const faults: Record<string, (page: Page, pattern: RegExp) => Promise<Undo> | Undo> = {
  gone: (_page, pattern) => damaged(pattern, 'gone'),
  truncated: (_page, pattern) => damaged(pattern, 'cut'),
  'with a wrong hash': (_page, pattern) => damaged(pattern, 'with a wrong hash'),
  'of a wrong type': async (page, pattern) => {
    const hit = ofStudentApp(pattern);
    await page.route(hit, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
    );
    return () => page.unroute(hit);
  },
  hanging: async (page, pattern) => {
    const hit = ofStudentApp(pattern);
    await page.route(hit, () => new Promise(() => {}));
    return () => page.unroute(hit);
  },
};

/** What is tried of each at every change. */
const quick = { 'the entry': 'of a wrong type', 'the page script': 'gone', 'the page style': 'truncated' };

describe.each(Object.keys(files) as (keyof typeof files)[])('%s of student-app', (file) => {
  const ways = Object.keys(faults);
  const tried = process.env['FAULTS'] !== undefined ? ways : [quick[file]];
  test.each(tried)('%s: the rest works, and trying again succeeds once it is back', async (fault) => {
    const { context, page } = await newPerson(running.browser, running.product.url);
    await signIn(page.context(), running.product.url, 'estudiante@puente.test');
    const failed = page.getByRole('heading', { name: 'Esta parte no está disponible ahora' });
    const undo = await faults[fault]?.(page, files[file]);
    try {
      const start = Date.now();
      await page.goto('/projects', { waitUntil: 'commit' });
      await failed.waitFor({ timeout: 15_000 });
      expect(Date.now() - start).toBeLessThan(toldWithin + 1500);

      // The frame, and another app.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
      await page.waitForURL('**/universidades');
      await failed.waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Proyectos', exact: true }).first().click();
      await failed.waitFor({ timeout: 15_000 });

      await undo?.();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await page.getByRole('heading', { level: 1, name: 'Proyectos' }).waitFor({ timeout: 15_000 });
      await page.getByRole('main').getByRole('article').first().waitFor();
    } finally {
      await undo?.();
      await context.close();
    }
  });
});
