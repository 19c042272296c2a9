/**
 * Acceptance: files of an app that are missing, damaged or hanging. The frame and all other apps work, the page shows a message in Spanish,
 * and 'Reintentar' succeeds once the files are back. By default one fault per file; FAULTS=1 tries every fault (`npm run test:long
 * faults`).
 */
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { type Damage, damage } from './stored-files.ts';

/** Longest time until the user sees the message, in milliseconds: 8 s, plus as much again for a busy machine. */
const failureShownWithin = 8000 + 8000;

/** Patterns of the files that fail. */
const files = {
  'the entry': /\/remoteEntry\.[^/]*\.js$/,
  'the page script': /\/projects\.[^/]*\.js$/,
  'the page style': /\/projects\.[^/]*\.css$/,
};
type File = keyof typeof files;

interface Hit {
  page: Page;
  dataDir: string;
  pattern: RegExp;
}

type Undo = () => Promise<void> | void;

const damaged =
  (how: Damage) =>
  ({ dataDir, pattern }: Hit): Undo =>
    damage({ dataDir, app: 'student-app', pattern }, how);

/** Matches requests for such a file of this app, including retries (`?retry=1`). */
const ofStudentApp =
  (pattern: RegExp) =>
  ({ pathname }: URL): boolean =>
    pathname.startsWith('/assets/student-app/') && pattern.test(pathname);

const faults = {
  gone: damaged('gone'),
  truncated: damaged('cut'),
  'with a wrong hash': damaged('with a wrong hash'),
  'of a wrong type': async ({ page, pattern }: Hit): Promise<Undo> => {
    const hit = ofStudentApp(pattern);
    await page.route(hit, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
    );
    return () => page.unroute(hit);
  },
  hanging: async ({ page, pattern }: Hit): Promise<Undo> => {
    const hit = ofStudentApp(pattern);
    await page.route(hit, () => new Promise(() => {}));
    return () => page.unroute(hit);
  },
};
type Fault = keyof typeof faults;

/** Fault to try for each file by default. */
const quick: Record<File, Fault> = {
  'the entry': 'of a wrong type',
  'the page script': 'gone',
  'the page style': 'truncated',
};

const whole = process.env['FAULTS'] !== undefined;

for (const file of Object.keys(files) as File[])
  for (const fault of whole ? (Object.keys(faults) as Fault[]) : [quick[file]])
    test(
      `${file} of student-app ${fault}: the rest works, and another attempt succeeds once it is back`,
      { tag: file === 'the page script' && fault === 'gone' ? '@core' : [] },
      async ({ product, person }) => {
        const { page } = await person('estudiante@puente.test');
        const failed = page.getByRole('heading', { name: 'Esta parte no está disponible ahora' });
        const undo = await faults[fault]({ page, dataDir: product.dataDir, pattern: files[file] });
        try {
          const start = Date.now();
          await page.goto('/projects', { waitUntil: 'commit' });
          await failed.waitFor({ timeout: failureShownWithin });
          expect(Date.now() - start).toBeLessThan(failureShownWithin);

          // The frame and another app still work.
          await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
          await page.waitForURL('**/universidades');
          await failed.waitFor({ state: 'detached' });
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page
            .getByRole('banner')
            .getByRole('link', { name: 'Proyectos', exact: true })
            .first()
            .click();
          await failed.waitFor({ timeout: failureShownWithin });

          await undo();
          await page.getByRole('button', { name: 'Reintentar' }).click();
          await page.getByRole('heading', { level: 1, name: 'Proyectos' }).waitFor();
          await page.getByRole('main').getByRole('article').first().waitFor();
        } finally {
          await undo();
        }
      },
    );
