/**
 * Acceptance: an app whose current version fails is loaded with its former version, before any error page and without a mixture of both. The
 * error reports say which version failed and which one is used.
 */
import type { Page } from '@playwright/test';
import type { ReleaseSet } from '@puente/federation/release-set';
import { brokenPage, releaseChanged } from '@puente/testing/broken-release';
import { reportsOf } from '@puente/testing/error-reports';
import { expect, test } from '@puente/testing/journey';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { nameOfFile, recordScripts } from './recorded-scripts.ts';
import { damage } from './stored-files.ts';

// These tests publish releases and roll them back.
test.use({ productSettings: { ownRenderer: true } });

const unavailable = (page: Page) =>
  page.getByRole('heading', { name: 'Esta parte no está disponible ahora' });

/** The apps that a page is made of now. */
const appsOf = async ({ url }: ProductUnderTest): Promise<ReleaseSet['apps']> =>
  ((await (await fetch(`${url}/release-set.json`)).json()) as ReleaseSet).apps;

/** Checks the reports: the version that failed, then the one that is used, with one reference. */
function expectReports(
  reports: ReturnType<ReturnType<typeof reportsOf>>,
  app: string,
  failed?: string,
  used?: string,
) {
  expect(reports).toEqual([
    expect.objectContaining({ app, version: failed }),
    expect.objectContaining({
      app,
      version: used,
      reason: 'formerVersionTaken',
      reference: reports[0]?.reference,
    }),
  ]);
}

test('an app whose page throws on mount goes on with its former version in this tab, until the next release', async ({
  product,
  person,
}) => {
  const { dataDir } = product;
  const before = await appsOf(product);
  const broken = await releaseChanged({
    dataDir,
    app: 'student-app',
    pattern: /^projects\..*js$/,
    change: brokenPage('student-app', 'throwing at render'),
  });
  const now = await appsOf(product);
  const { context, page } = await person('estudiante@puente.test');
  const reports = reportsOf(context);
  const scriptsOf = await recordScripts(page);
  await page.goto('/universidades');
  await untilReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'Proyectos', exact: true }).click();
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/projects');
  await expect.poll(() => reports().length).toBe(2);
  expectReports(reports(), 'student-app', now['student-app']?.version, before['student-app']?.version);

  // Pages that load later are of the former version, too, and the tab stays with it.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/projects\/\d+/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const scripts = (await scriptsOf()).map(nameOfFile);
  expect(scripts.some((name) => name.startsWith('project.'))).toBe(true);
  expect(scripts).toContain(nameOfFile(before['student-app']?.entry));
  expect(scripts).not.toContain(nameOfFile(now['student-app']?.entry));
  expect(scripts).not.toContain(broken.file);
  await page.goto('/projects');
  await page.getByRole('main').getByRole('article').first().waitFor();
  const taken = () => reports().filter(({ reason }) => reason === 'formerVersionTaken');
  expect(taken()).toHaveLength(1);

  await broken.takeBack();
  await page.goto('/projects');
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(taken()).toHaveLength(1);
});

test('a page that the server drew is drawn anew by the former version when its code does not verify', async ({
  product,
  person,
}) => {
  const { dataDir } = product;
  const before = await appsOf(product);
  const { file, takeBack } = await releaseChanged({
    dataDir,
    app: 'public-site',
    pattern: /^universities\..*js$/,
    change: (source) => source,
  });
  const undo = damage({ dataDir, app: 'public-site', pattern: new RegExp(file) }, 'with a wrong hash');
  try {
    const now = await appsOf(product);
    const { context, page } = await person('visitor');
    const reports = reportsOf(context);
    const scriptsOf = await recordScripts(page);
    await page.goto('/universidades');
    await expect.poll(() => reports().length).toBe(2);
    expectReports(reports(), 'public-site', now['public-site']?.version, before['public-site']?.version);
    await untilReady(page);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect((await scriptsOf()).map(nameOfFile)).not.toContain(file);
    const { styles = {} } = before['public-site'] ?? {};
    const drawn = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(
        ({ dataset }) => dataset['href'] ?? '',
      ),
    );
    expect(drawn.filter((path) => path.startsWith('/assets/public-site/') && !(path in styles))).toEqual([]);
  } finally {
    undo();
    await takeBack();
  }
});

test('an error page comes where the former version fails as well, and retries go on', async ({
  product,
  person,
}) => {
  const { dataDir } = product;
  const { takeBack } = await releaseChanged({
    dataDir,
    app: 'student-app',
    pattern: /^remoteEntry\..*js$/,
    change: (source) => source,
  });
  const undo = damage({ dataDir, app: 'student-app', pattern: /\/projects\..*js$/ }, 'gone');
  try {
    const { context, page } = await person('estudiante@puente.test');
    const reports = reportsOf(context);
    await page.goto('/projects');
    await unavailable(page).waitFor();
    expect(reports().filter(({ reason }) => reason === 'formerVersionTaken')).toHaveLength(1);
    undo();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('main').getByRole('article').first().waitFor();
  } finally {
    undo();
    await takeBack();
  }
});
