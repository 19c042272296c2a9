/**
 * Development of one app: from source in the browser, edited and corrected without losing the page, next to the released apps of other
 * teams. Runs in its own checkout, so that no source of this checkout is edited.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPerson } from '@puente/testing/browser';
import { type Checkout, copyOfRepository } from '@puente/testing/checkout';
import { expect, test } from '@puente/testing/journey';
import { logIn } from '@puente/testing/people';
import { type DevCommand, startDev } from './dev-command.ts';

const projectsPage = 'student-app/src/projects/ProjectsPage.tsx';

let checkout: Checkout;
let dev: DevCommand | undefined;
let page: Page;
let problems: string[];
const times: string[] = [];

test.beforeAll(async ({ browser }) => {
  // All apps are built first.
  test.setTimeout(900_000);
  checkout = copyOfRepository();
  const { ready, url } = (dev = await startDev(checkout.folder, 'student-app'));
  await timed('first start, nothing released', () => ready);
  ({ page, problems } = await newPerson(browser, url));
  await logIn(page, 'estudiante@puente.test');
});
test.afterAll(async () => {
  // First what outlives this process, also when the start failed.
  if (dev?.runs()) dev.pressControlC();
  await dev?.ended;
  checkout.remove();
  console.log(times.join('\n'));
});

/** The command that runs now. */
function running(): DevCommand {
  if (!dev) throw new Error('The command is started before the first test.');
  return dev;
}

/** Opens a page in use. Neither its state nor the user's input may be lost. */
test.beforeEach(async () => {
  await page.goto('/projects');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.getByRole('searchbox').fill('ingenieria');
  await page.getByRole('searchbox').evaluate((box) => Object.assign(box, { sameAsBefore: true }));
});

const nothingLost = async () => {
  const box = page.getByRole('searchbox');
  await expect(box).toHaveValue('ingenieria');
  expect(await box.evaluate((element) => 'sameAsBefore' in element)).toBe(true);
};

async function timed(what: string, wait: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await wait();
  times.push(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Edits a file of the checkout. @returns how to undo it */
function edit(file: string, from: string, to: string): () => void {
  const path = join(checkout.folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
}

/** Compiling takes longer than a page does. */
const timeout = 120_000;
const title = () => page.getByRole('heading', { level: 1 });
const isTitled = (name: string) => expect(title()).toHaveText(name, { timeout });

test('the app and the shell are served from source, the others as released', async () => {
  const set: unknown = await (await page.request.get('/release-set.json')).json();
  const released = {
    version: expect.stringMatching(/^\d.*-[\da-f]+$/) as unknown,
    integrity: expect.stringContaining('sha256-') as unknown,
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
  const first = running();
  first.pressControlC();
  expect(await first.ended).toBe(0);
  await expect.poll(() => first.runs()).toBe(false);
  await page.goto('about:blank');
  problems.length = 0;
  const { ready, terminal } = (dev = await startDev(checkout.folder, 'student-app', {
    PORT: new URL(first.url).port,
  }));
  await timed('second start', () => ready);
  expect(terminal()).not.toMatch(/: built/);
});

/** Each edit is undone, so that every test starts with the same sources. */
const edits = [
  {
    what: 'the app',
    file: projectsPage,
    from: 'title={heading}',
    to: 'title="Proyectos abiertos"',
    edited: () => isTitled('Proyectos abiertos'),
    undone: () => isTitled('Proyectos'),
  },
  {
    what: 'the design system',
    file: 'shared/design-system/src/heading/PageHeader.tsx',
    from: '{title}',
    to: '{title} hoy',
    edited: () => isTitled('Proyectos hoy'),
    undone: () => isTitled('Proyectos'),
  },
  {
    what: 'its styles',
    file: 'shared/design-system/src/heading/Heading.module.css',
    from: '.heading {',
    to: '.heading { letter-spacing: 7px !important;',
    edited: () => expect(title()).toHaveCSS('letter-spacing', '7px', { timeout }),
    undone: () => expect(title()).not.toHaveCSS('letter-spacing', '7px', { timeout }),
  },
  {
    what: 'the header',
    file: 'shell/src/frame/Brand.tsx',
    from: '{brand.name}</span>',
    to: 'Ponte</span>',
    edited: () => page.getByRole('banner').getByText('Ponte').waitFor({ timeout }),
    undone: () => page.getByRole('banner').getByText('Ponte').waitFor({ state: 'detached', timeout }),
  },
];
for (const { what, file, from, to, edited, undone } of edits)
  test(`an edit of ${what} shows at once, and nothing is lost`, async () => {
    const undo = edit(file, from, to);
    await timed(`an edit of ${what}`, edited);
    await nothingLost();
    undo();
    await undone();
    await nothingLost();
    expect(problems).toEqual([]);
  });

test('a syntax error is reported in the terminal, and the page goes on when it is corrected', async () => {
  const undo = edit(projectsPage, 'title={heading}', 'title={heading');
  await expect.poll(() => running().terminal(), { timeout }).toContain('student-app compiled with 1 error');
  expect(running().terminal()).toContain(`ERROR in ./src/projects/ProjectsPage.tsx`);
  // Another page view gets what worked last.
  const other = await page.context().newPage();
  await other.goto('/projects');
  await other.getByRole('heading', { level: 1, name: 'Proyectos', exact: true }).waitFor();
  await other.close();
  edit(projectsPage, 'title={heading', 'title="Proyectos sin errores"');
  await isTitled('Proyectos sin errores');
  await nothingLost();
  undo();
  await isTitled('Proyectos');
});

test('a taken port is one sentence', async () => {
  const second = await startDev(checkout.folder, 'student-app', {
    PORT: new URL(running().url).port,
  });
  expect(await second.ended).toBe(1);
  expect(second.terminal().trim()).toMatch(/^Port \d+ is taken; [^\n]*$/);
});

test('a mistake in the manifest at the start is a sentence, without a stack', async () => {
  const manifest = 'student-app/app.manifest.json';
  const undo = edit(manifest, '"student"', '"profesor"');
  const second = await startDev(checkout.folder, 'student-app');
  expect(await second.ended).toBe(1);
  expect(second.terminal()).toContain(`${manifest} is not a valid app manifest.`);
  expect(second.terminal()).toContain('"profesor" is none of student, ');
  expect(second.terminal()).not.toMatch(/^[ \t]+at /m);
  undo();
});
