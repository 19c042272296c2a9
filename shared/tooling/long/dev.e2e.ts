/**
 * One team's work: its app from source in the browser, edited and mended without losing the page, beside the released
 * apps of the others. In a checkout of its own, so that no source of this checkout is ever edited.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPerson } from '@puente/testing/browser';
import { copyOfRepository, type Checkout } from '@puente/testing/checkout';
import { logIn } from '@puente/testing/people';
import { startDev, type DevCommand } from './dev-command.ts';

const projectsPage = 'student-app/src/projects/ProjectsPage.tsx';

let checkout: Checkout;
let browser: Browser;
let dev: DevCommand;
let page: Page;
let problems: string[];
const times: string[] = [];

beforeAll(async () => {
  checkout = copyOfRepository();
  [browser, dev] = await Promise.all([launchBrowser(), startDev(checkout.folder, 'student-app')]);
  await timed('first start, nothing released', () => dev.ready);
  ({ page, problems } = await newPerson(browser, dev.url));
  await logIn(page, 'estudiante@puente.test');
}, 180_000);
afterAll(async () => {
  await browser.close();
  if (dev.runs()) dev.pressControlC();
  await dev.ended;
  checkout.remove();
  console.log(times.join('\n'));
});

/** A page in use: neither what the user typed nor the page itself may go. */
beforeEach(async () => {
  await page.goto('/projects');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.getByRole('searchbox').fill('ingenieria');
  await page.getByRole('searchbox').evaluate((box) => Object.assign(box, { sameAsBefore: true }));
});

const nothingLost = async () => {
  const box = page.getByRole('searchbox');
  expect(await box.inputValue()).toBe('ingenieria');
  expect(await box.evaluate((element) => 'sameAsBefore' in element)).toBe(true);
};

async function timed(what: string, wait: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await wait();
  times.push(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function edit(file: string, from: string, to: string): void {
  const path = join(checkout.folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(path, text.replace(from, to));
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** What a rule in a style sheet makes of the title. */
const letterSpacing = (value: string) =>
  page.waitForFunction(
    (wanted) => getComputedStyle(document.querySelector('h1') ?? document.body).letterSpacing === wanted,
    value,
  );

test('the app and the shell are served from source, the others as released', async () => {
  const set: unknown = await (await page.request.get('/release-set.json')).json();
  const released = {
    version: expect.stringMatching(/^\d.*-[\da-f]+$/) as string,
    integrity: expect.stringContaining('sha256-') as string,
  };
  expect(set).toMatchObject({
    shell: { version: 'dev' },
    apps: { 'student-app': { version: 'dev' }, 'organisation-app': released, 'public-site': released },
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(problems).toEqual([]);
});

test('Ctrl+C stops everything, also while a page is open, and the next start builds nothing', async () => {
  dev.pressControlC();
  expect(await dev.ended).toBe(0);
  await expectSoon(() => !dev.runs());
  await page.goto('about:blank');
  problems.length = 0;
  dev = await startDev(checkout.folder, 'student-app', { PORT: new URL(dev.url).port });
  await timed('second start', () => dev.ready);
  expect(dev.terminal()).not.toMatch(/: built/);
});

test.each([
  [
    'the app',
    projectsPage,
    'title="Proyectos"',
    'title="Proyectos abiertos"',
    () => heading('Proyectos abiertos'),
  ],
  [
    'the design system',
    'shared/design-system/src/heading/PageHeader.tsx',
    '{title}',
    '{title} hoy',
    () => heading('Proyectos abiertos hoy'),
  ],
  [
    'its styles',
    'shared/design-system/src/heading/Heading.module.css',
    '.heading {',
    '.heading { letter-spacing: 7px !important;',
    () => letterSpacing('7px'),
  ],
  [
    'the header',
    'shell/src/frame/Brand.tsx',
    '{brand.name}</span>',
    'Ponte</span>',
    () => page.getByRole('banner').getByText('Ponte').waitFor(),
  ],
])('an edit of %s shows at once, and nothing is lost', async (what, file, from, to, seen) => {
  edit(file, from, to);
  await timed(`an edit of ${what}`, seen);
  await nothingLost();
  expect(problems).toEqual([]);
});

test('a syntax error is told in the terminal, and the page goes on when it is mended', async () => {
  edit(projectsPage, 'title="Proyectos abiertos"', 'title="Proyectos');
  await expectSoon(() => dev.terminal().includes('student-app compiled with 1 error'));
  expect(dev.terminal()).toContain(`ERROR in ./src/projects/ProjectsPage.tsx`);
  // A page view meanwhile gets what worked last.
  const other = await page.context().newPage();
  await other.goto('/projects');
  await other.getByRole('heading', { level: 1, name: 'Proyectos abiertos hoy' }).waitFor();
  await other.close();
  edit(projectsPage, 'title="Proyectos', 'title="Proyectos sin errores"');
  await heading('Proyectos sin errores hoy');
  await nothingLost();
});

test('a taken port is one sentence', async () => {
  const second = await startDev(checkout.folder, 'student-app', { PORT: new URL(dev.url).port });
  expect(await second.ended).toBe(1);
  expect(second.terminal().trim()).toMatch(/^Port \d+ is taken; [^\n]*$/);
});

test('a mistake in the manifest at the start is a sentence, without a stack', async () => {
  const manifest = 'student-app/app.manifest.json';
  edit(manifest, '"student"', '"profesor"');
  const second = await startDev(checkout.folder, 'student-app');
  expect(await second.ended).toBe(1);
  expect(second.terminal()).toContain(`${manifest} is not a valid app manifest.`);
  expect(second.terminal()).toContain('"profesor" is none of student, ');
  expect(second.terminal()).not.toMatch(/^[ \t]+at /m);
  edit(manifest, '"profesor"', '"student"');
});

async function expectSoon(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !condition(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(condition()).toBe(true);
}
