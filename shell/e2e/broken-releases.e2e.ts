/**
 * Acceptance: a release that breaks a page is told to the reports under its app, and once it is taken back the page works
 * again: by 'Reintentar', or by the click whose files are gone.
 */
import type { Page } from 'playwright-core';
import type { ErrorReport } from '@puente/contract/entities/error-report';
import { newPerson } from '@puente/testing/browser';
import { brokenPages, releaseBroken } from '@puente/testing/broken-release';
import { productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { damage, type Damage } from './stored-files.ts';

const running = productForJourneys();
const app = 'student-app';

const failed = (page: Page) => page.getByRole('heading', { name: 'Esta parte no está disponible ahora' });
const projects = (page: Page) => page.getByRole('heading', { level: 1, name: 'Proyectos', exact: true });
const link = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Proyectos', exact: true }).first();
const broken = (how: keyof typeof brokenPages) =>
  releaseBroken({ dataDir: running.product.dataDir, app, page: 'projects', how });
const exactly = (name: string) => new RegExp(`/${name.replaceAll('.', String.raw`\.`)}$`);
const damaged = (name: string, how: Damage) =>
  damage({ dataDir: running.product.dataDir, app, pattern: exactly(name) }, how);

async function student() {
  const person = await newPerson(running.browser, running.product.url);
  await signIn(person.context, running.product.url, 'estudiante@puente.test');
  const reports: ErrorReport[] = [];
  person.page.on('request', (request) => {
    if (request.url().endsWith('/api/error-reports'))
      reports.push((request.postDataJSON() as { data: ErrorReport }).data);
  });
  return { ...person, reports };
}

const told: Record<keyof typeof brokenPages, Partial<ErrorReport>> = {
  'throwing at import': { phase: 'render', error: 'TypeError' },
  'throwing at render': { phase: 'render', error: 'TypeError' },
  'throwing in an effect': { phase: 'render', error: 'TypeError' },
  'renamed export': { phase: 'page', reason: 'invalid' },
};

test.each(Object.keys(brokenPages) as (keyof typeof brokenPages)[])(
  'a page %s is told under its app, and back with Reintentar once it is taken back',
  async (how) => {
    const { context, page, reports } = await student();
    const { takeBack } = await broken(how);
    try {
      await page.goto('/projects');
      await failed(page).waitFor({ timeout: 15_000 });
      await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).waitFor();
      expect(reports).toMatchObject([{ app, ...told[how] }]);
    } finally {
      await takeBack();
    }
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await projects(page).waitFor({ timeout: 15_000 });
    await context.close();
  },
);

test.each(['gone', 'cut', 'with a wrong hash'] as const)(
  'a click whose files are %s, once their release was taken back, goes where it was going',
  async (how) => {
    const { context, page } = await student();
    const { script, takeBack } = await broken('throwing at render');
    let undo = () => {};
    try {
      await page.goto('/universidades');
      await link(page).waitFor();
      undo = damaged(script, how);
    } finally {
      await takeBack();
    }
    await link(page).click();
    await projects(page).waitFor({ timeout: 15_000 });
    expect(new URL(page.url()).pathname).toBe('/projects');
    undo();
    await context.close();
  },
);

describe('what is told of a file', () => {
  const current = async () => {
    const set = (await (await fetch(`${running.product.url}/release-set.json`)).json()) as {
      apps: Record<string, { entry: string; version: string }>;
    };
    return set.apps[app] ?? { entry: '', version: '' };
  };

  test.each([
    ['entry', 'cut', { phase: 'entry', reason: 'integrity' }],
    ['page', 'with a wrong hash', { phase: 'page', reason: 'integrity' }],
    ['page', 'gone', { phase: 'page', reason: 'network' }],
    ['style', 'with a wrong hash', { phase: 'style', reason: 'integrity' }],
    ['style', 'hanging', { phase: 'style', reason: 'timeout' }],
  ] as const)('%s %s', async (file, how, expected) => {
    const { context, page, reports } = await student();
    const { entry, version } = await current();
    const patterns = {
      entry: exactly(entry.split('/').at(-1) ?? ''),
      page: /\/projects\.[^/]*\.js$/,
      style: /\/projects\.[^/]*\.css$/,
    };
    let undo = () => {};
    if (how === 'hanging')
      await page.route(
        ({ pathname }) => patterns[file].test(pathname),
        () => new Promise(() => {}),
      );
    else undo = damage({ dataDir: running.product.dataDir, app, pattern: patterns[file] }, how);
    try {
      await page.goto('/projects', { waitUntil: 'commit' });
      await failed(page).waitFor({ timeout: 15_000 });
      expect(reports).toMatchObject([{ app, version, ...expected }]);
    } finally {
      undo();
      await context.close();
    }
  });
});
