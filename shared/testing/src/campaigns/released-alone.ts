/**
 * An app is released alone into a running platform: seen at the next page view; a browser that has been there downloads
 * files of this app only; and a journey passes with the shell as it was before.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '@puente/tooling/children';
import { ApiProcess } from '../api-process.ts';
import { newPerson } from '../browser.ts';
import { expect, test } from '../journey.ts';
import { signIn } from '../people.ts';
import { type ProductUnderTest, startProductUnderTest } from '../product-under-test.ts';
import { untilReady } from '../ready.ts';
import { type Team, teamFor } from '../team.ts';
import { appOf, type Front, startFront } from './asked-files.ts';

const minutes = 60_000;

interface Campaign {
  app: string;
  /** Email of the demo account that looks at its pages. */
  as: string;
  /** A page of the app, in which a word changes. */
  page: { path: string; file: string; from: string; to: string; heading: string };
  /** Pages of other apps that this account sees. */
  others: readonly string[];
  /** Name of the app's journey file, without the ending, that passes with the former shell. */
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
  /** Not the worker's API process, which serves the product of other files. */
  const apiProcess = new ApiProcess();
  let product: ProductUnderTest;

  test.beforeAll(async () => {
    test.setTimeout(10 * minutes);
    front = await startFront();
    product = await startProductUnderTest({ PUBLIC_URL: front.url }, { apiProcess });
    front.leadTo(Number(new URL(product.url).port));
    team = teamFor(product.dataDir);
    // Another folder gives modules other ids: what is compared below is built in the same one. The shell gets a word more:
    // the former one is then the shell before.
    await team.release(app);
    team.change('shell/src/frame/Footer.tsx', 'Preferencias de cookies', 'Tus preferencias de cookies');
    await team.release('shell');
  });
  test.afterAll(async () => {
    await product.stop();
    await apiProcess.kill();
    await front.stop();
    team.remove();
  });

  /** Waits for two seconds without requests, because the service worker caches files in the background. */
  async function settled(): Promise<void> {
    let before = -1;
    const newlyAsked = () => {
      const count = front.asked.length - before;
      before = front.asked.length;
      return count;
    };
    await expect.poll(newlyAsked, { intervals: [2000] }).toBe(0);
  }

  /** Opens pages of three apps, and waits for the service worker's cache. */
  async function lookAround(page: Page): Promise<void> {
    for (const place of [...others, path]) await view(page, place);
    await page.evaluate(
      async (apps) => {
        (await navigator.serviceWorker.ready).active?.postMessage({ keep: 'rest', apps });
      },
      ['public-site', app],
    );
    await settled();
  }

  test('a release of this app alone is seen at the next page view, and nothing of other apps is downloaded for it', async ({
    browser,
  }) => {
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
  });

  test('a journey of this app passes with the shell as it was before', async ({ browser }) => {
    test.setTimeout(10 * minutes);
    await team.rollback('shell');
    const { page, context } = await newPerson(browser, front.url);
    await view(page, '/');
    await page.getByRole('button', { name: 'Preferencias de cookies', exact: true }).waitFor();
    await context.close();
    await promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        ...['-c', 'shared/testing/playwright/journeys.config.ts', `--project=${app}`],
        // The run around this one keeps what its own failures show.
        ...['--output', join(root, '.cache/failures/released-alone', app)],
        `${app}/e2e/${journey}\\.e2e`,
      ],
      { cwd: root, env: { ...process.env, CANDIDATE_BUILDS: product.dataDir } },
    );
  });
}

async function view(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}
