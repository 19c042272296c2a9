/**
 * An app is released alone into a running platform: seen at the next page view; a browser that has been there downloads
 * files of this app only; and a journey passes with the shell as it was before.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { apiOfWorker } from '../api-process.ts';
import { launchBrowser, newPerson } from '../browser.ts';
import { signIn } from '../people.ts';
import { startProductUnderTest, type ProductUnderTest } from '../product-under-test.ts';
import { untilReady } from '../ready.ts';
import { teamFor, type Team } from '../team.ts';
import { root } from '@puente/tooling/children';
import { appOf, startFront, type Front } from './asked-files.ts';

const minutes = 60_000;

interface Campaign {
  app: string;
  /** Email of the demo account that looks at its pages. */
  as: string;
  /** A page of the app, in which a word changes. */
  page: { path: string; file: string; from: string; to: string; heading: string };
  /** Pages of other apps that this account sees. */
  others: readonly string[];
  /** The app's journey that passes with the former shell: a word of its file's name. */
  journey: string;
}

export function testReleasedAlone({
  app,
  as,
  page: { path, file, from, to, heading },
  others,
  journey,
}: Campaign): void {
  let team: Team;
  let front: Front;
  let product: ProductUnderTest;
  let browser: Browser;

  beforeAll(async () => {
    front = await startFront();
    [product, browser] = await Promise.all([
      startProductUnderTest({ PUBLIC_URL: front.url }, { apiProcess: apiOfWorker() }),
      launchBrowser(),
    ]);
    front.leadTo(Number(new URL(product.url).port));
    team = teamFor(product.dataDir);
    // Another folder gives modules other ids: what is compared below is built in the same one. The shell gets a word more:
    // the former one is then the shell before.
    await team.release(app);
    team.change('shell/src/frame/Footer.tsx', 'Preferencias de cookies', 'Tus preferencias de cookies');
    await team.release('shell');
  }, 10 * minutes);
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await front.stop();
    team.remove();
  });

  /** The service worker asks for what is to be kept in the background: it has ended when nothing has been asked for in two seconds. */
  async function settled(page: Page): Promise<void> {
    let before = -1;
    while (before !== front.asked.length) {
      before = front.asked.length;
      await page.waitForTimeout(2000);
    }
  }

  /** Pages of three apps, and whatever the service worker keeps after them. */
  async function lookAround(page: Page): Promise<void> {
    for (const place of [...others, path]) await view(page, place);
    await page.evaluate(
      async (apps) => {
        (await navigator.serviceWorker.ready).active?.postMessage({ keep: 'rest', apps });
      },
      ['public-site', app],
    );
    await settled(page);
  }

  test(
    'a release of this app alone is seen at the next page view, and nothing of other apps is downloaded for it',
    async () => {
      const { page, context, problems } = await newPerson(browser, front.url, { serviceWorkers: 'allow' });
      await signIn(context, front.url, as);
      await lookAround(page);
      const before = [...front.asked];
      expect(new Set(before.map(appOf))).toContain('shell');

      team.change(file, from, to);
      await team.release(app);
      await view(page, path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await lookAround(page);

      const after = front.asked.slice(before.length);
      expect(after.filter((asked) => asked.endsWith('.js'))).not.toEqual([]);
      expect([...new Set(after.map(appOf))]).toEqual([app]);
      // Of this app only what has changed with the word.
      expect(after.filter((asked) => before.includes(asked))).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    },
    5 * minutes,
  );

  test(
    'a journey of this app passes with the shell as it was before',
    async () => {
      await team.rollback('shell');
      const { page, context } = await newPerson(browser, front.url);
      await view(page, '/');
      await page.getByRole('button', { name: 'Preferencias de cookies', exact: true }).waitFor();
      await context.close();
      const program = join(root, 'node_modules/jest/bin/jest.js');
      await promisify(execFile)(process.execPath, [program, '-c', 'jest.e2e.config.mjs', journey], {
        cwd: join(root, app),
        env: { ...process.env, CANDIDATE_BUILDS: product.dataDir },
      });
    },
    10 * minutes,
  );
}

async function view(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}
