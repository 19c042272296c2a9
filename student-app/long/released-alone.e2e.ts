/**
 * This app is released alone into a running platform: seen at the next page view; a browser that has been there downloads
 * files of this app only; and a journey passes with the shell as it was before.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { apiOfWorker } from '@puente/testing/api-process';
import { launchBrowser, newPerson } from '@puente/testing/browser';
import { copyOfRepository, type Checkout } from '@puente/testing/checkout';
import { signIn } from '@puente/testing/people';
import { startProductUnderTest, type ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { root } from '@puente/tooling/children';
import { appOf, startFront, type Front } from './asked-files.ts';

const minutes = 60_000;

let checkout: Checkout;
let front: Front;
let product: ProductUnderTest;
let browser: Browser;

beforeAll(async () => {
  checkout = copyOfRepository();
  front = await startFront();
  [product, browser] = await Promise.all([
    startProductUnderTest({ PUBLIC_URL: front.url }, { apiProcess: apiOfWorker() }),
    launchBrowser(),
  ]);
  front.leadTo(Number(new URL(product.url).port));
  // Another folder gives modules other ids: what is compared below is built in the same one. The shell gets a word more:
  // the former one is then the shell before.
  await release('student-app');
  change('shell/src/frame/Footer.tsx', 'Preferencias de cookies', 'Tus preferencias de cookies');
  await release('shell');
}, 10 * minutes);
afterAll(async () => {
  await browser.close();
  await product.stop();
  await front.stop();
  checkout.remove();
});

/** Runs a program of releases as the team of the copy. */
async function releases(command: string, ...args: string[]): Promise<void> {
  const script = join(checkout.folder, `deploy/releases/src/cli/${command}.ts`);
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args],
    // Promoted without asking a running API: it is this checkout's.
    { cwd: checkout.folder, env: { ...process.env, DATA_DIR: product.dataDir, API_ORIGIN: '' } },
  );
}

const release = (app: string) => releases('release', app, '--promote');

function change(file: string, from: string, to: string): void {
  const path = join(checkout.folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

async function view(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

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
  for (const path of ['/', '/estudiantes', '/profile', '/projects']) await view(page, path);
  await page.evaluate(async () => {
    (await navigator.serviceWorker.ready).active?.postMessage({
      keep: 'rest',
      apps: ['public-site', 'student-app'],
    });
  });
  await settled(page);
}

test(
  'a release of this app alone is seen at the next page view, and nothing of other apps is downloaded for it',
  async () => {
    const { page, context, problems } = await newPerson(browser, front.url, { serviceWorkers: 'allow' });
    await signIn(context, front.url, 'estudiante@puente.test');
    await lookAround(page);
    const before = [...front.asked];
    expect(new Set(before.map(appOf))).toContain('shell');

    change('student-app/src/projects/ProjectsPage.tsx', 'title="Proyectos"', 'title="Proyectos abiertos"');
    await release('student-app');
    await view(page, '/projects');
    await page.getByRole('heading', { level: 1, name: 'Proyectos abiertos' }).waitFor();
    await lookAround(page);

    const after = front.asked.slice(before.length);
    expect(after.filter((path) => /\/projects\.[0-9a-f]+\.js$/.test(path))).toHaveLength(1);
    expect([...new Set(after.map(appOf))]).toEqual(['student-app']);
    // Of this app only what has changed with the word.
    expect(after.filter((path) => before.includes(path))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
  5 * minutes,
);

test(
  'the story of a student passes with the shell as it was before',
  async () => {
    await releases('rollback', 'shell');
    const { page, context } = await newPerson(browser, front.url);
    await view(page, '/');
    await page.getByRole('button', { name: 'Preferencias de cookies', exact: true }).waitFor();
    await context.close();
    const program = join(root, 'node_modules/jest/bin/jest.js');
    await promisify(execFile)(process.execPath, [program, '-c', 'jest.e2e.config.mjs', 'story'], {
      cwd: join(root, 'student-app'),
      env: { ...process.env, CANDIDATE_BUILDS: product.dataDir },
    });
  },
  10 * minutes,
);
