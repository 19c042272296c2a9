/**
 * Acceptance: files of releases may be on a second origin, with the service worker too. If that origin does not deliver them, pages load
 * them from the site, without a message, and report it once.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { reportsOf } from '@puente/testing/error-reports';
import { type FilesFault, type FilesServer, startFilesServer } from '@puente/testing/files-server';
import { isFullRun } from '@puente/testing/full-run';
import { expect, test as base } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { kept, keptDamaged, keptFiles, keptWhole } from './kept-files.ts';

const test = base.extend<object, { files: FilesServer }>({
  files: [
    async ({}, use) => {
      const files = await startFilesServer();
      await use(files);
      files.close();
    },
    { scope: 'worker' },
  ],
  productSettings: [
    async ({ files }, use) => use({ ownRenderer: true, env: { FILES_ORIGIN: files.origin } }),
    { scope: 'worker' },
  ],
});

test.beforeEach(({ files, product }) => {
  files.takeFrom(product.url);
  files.fail();
});

/** Collects the origins from which files of releases are requested, by page and worker. */
function originsOf(context: BrowserContext): Set<string> {
  const origins = new Set<string>();
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) origins.add(origin);
  });
  return origins;
}

/** Opens the list of projects, a page of the student app, from a page of the shell or of the public site. */
const openProjects = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Proyectos', exact: true }).click();
  // A request that hangs would hold back the end of loading.
  await page.waitForURL('**/projects', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('article').first().waitFor();
};

const reason = 'filesOriginLeft';

/** Problems without the browser's own lines about files that it did not get. */
const unexpected = (problems: string[]) =>
  problems.filter((line) => !/Failed to load resource|integrity|digest|was preloaded/.test(line));

test('files come from the second origin on each page, and the service worker keeps them', async ({
  files,
  product,
  person,
}) => {
  const { context, page, problems } = await person('visitor', { serviceWorkers: 'allow' });
  const origins = originsOf(context);
  await page.goto('/');
  await untilReady(page);
  await kept(page);
  await keptWhole(page, ['public-site']);
  await openProjects(page);
  await page.goto('/universidades');
  await untilReady(page);
  await page.reload();
  await untilReady(page);
  expect([...origins]).toEqual([files.origin]);

  // By their paths, since a file is the same on both origins.
  expect((await keptFiles(page)).length).toBeGreaterThan(20);
  expect(await keptDamaged(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/register');
  await page.getByRole('heading', { level: 1, name: 'Mejorar tu empleabilidad hoy' }).waitFor();
  await context.setOffline(false);
  expect(unexpected(problems)).toEqual([]);
  expect(problems.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  expect((await fetch(`${files.origin}/projects`)).status).toBe(404);
  expect((await fetch(`${product.url}/projects`)).status).toBe(200);
});

test('a user of an organisation and a student get the files of their apps there', async ({
  files,
  openAs,
}) => {
  for (const [who, path, app] of [
    ['gestion@puente.test', '/organizations', 'organisation-app'],
    ['estudiante@puente.test', '/profile', 'student-app'],
  ] as const) {
    const { page, problems } = await openAs(who, path);
    const resources = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(resources.some((name) => name.startsWith(`${files.origin}/assets/${app}/`))).toBe(true);
    expect(resources.filter((name) => name.includes('/assets/') && !name.startsWith(files.origin))).toEqual(
      [],
    );
    expect(problems).toEqual([]);
  }
});

/** LONG=1: forged files, too. */
const faults: FilesFault[] = ['is dead', 'hangs', ...(isFullRun ? (['is forged'] as const) : [])];

for (const fault of faults) {
  test(`an origin that ${fault} takes no page down: files come from the site`, async ({
    files,
    product,
    person,
  }) => {
    const { context, page, problems } = await person();
    const reports = reportsOf(context);
    files.fail(fault);
    for (const path of ['/user/auth/login', '/universidades']) {
      await page.goto(path, { waitUntil: 'commit' });
      await untilReady(page);
      await expect(page.getByText('no se ha podido cargar')).toHaveCount(0);
    }
    const before = files.asked.length;
    await openProjects(page);
    // Lazy files are not even asked of it.
    expect(files.asked.length).toBe(before);
    expect(reports()).toEqual([expect.objectContaining({ app: 'shell', phase: 'entry', reason })]);
    expect(unexpected(problems)).toEqual([]);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts.some((name) => name.startsWith(`${product.url}/assets/student-app/`))).toBe(true);
  });

  test(`an origin that ${fault} during a visit costs no page and no input`, async ({ files, person }) => {
    const { context, page, problems } = await person();
    const reports = reportsOf(context);
    await page.goto('/user/auth/login');
    await untilReady(page);
    files.fail(fault);
    await openProjects(page);
    await expect.poll(() => reports().length).toBe(1);
    expect(reports()).toEqual([expect.objectContaining({ app: 'shell', phase: 'chunk', reason })]);
    expect(unexpected(problems)).toEqual([]);
  });
}
