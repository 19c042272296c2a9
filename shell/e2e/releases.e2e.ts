/**
 * Acceptance: an app is released on its own. Only its files change, and a running product shows the release on the next page view without a
 * rebuild or a restart. A rollback restores the former version in seconds, and an open page keeps working.
 */
import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { type Team, teamFor } from '@puente/testing/team';

// These tests publish releases and roll them back.
test.use({ productSettings: { ownRenderer: true } });

let team: Team;

test.beforeAll(async ({ product }) => {
  team = teamFor(product.dataDir);
  // Module ids depend on the build folder, so build everything that is compared below in the same one.
  await team.release('student-app');
});
test.afterAll(() => {
  team.remove();
});

/** Collects the files that a page downloads, with their content encoding. */
function encodingsOf(page: Page): { file: string; encoding: string | undefined }[] {
  const found: { file: string; encoding: string | undefined }[] = [];
  page.on('response', (answer) => {
    const file = new URL(answer.url()).pathname.split('/').at(-1) ?? '';
    found.push({ file, encoding: answer.headers()['content-encoding'] });
  });
  return found;
}

/** Cuts the stored deltas of a page's script after their header. */
function damageDeltas(dataDir: string, app: string, page: string): void {
  const folder = join(dataDir, 'releases/deltas', app);
  const deltas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.startsWith(`${page}.`) && path.endsWith('.dcz'),
  );
  expect(deltas.length).toBeGreaterThan(0);
  for (const path of deltas) truncateSync(join(folder, path), 45);
}

test(
  'a changed word in student-app reaches the next page view, and rollback takes it back',
  { tag: '@core' },
  async ({ product, person }) => {
    const stored = (app: string) => readdirSync(join(product.dataDir, 'releases/files', app)).sort();
    const { context, page } = await person('estudiante@puente.test');
    await page.goto('/projects');
    await page.getByRole('heading', { level: 1, name: 'Proyectos' }).waitFor();
    const unlucky = await person('estudiante@puente.test');
    await unlucky.page.goto('/projects');
    await unlucky.page.getByRole('heading', { level: 1, name: 'Proyectos' }).waitFor();
    const before = Object.fromEntries(
      ['shell', 'public-site', 'student-app', 'organisation-app'].map((app) => [app, stored(app)]),
    );

    team.change('student-app/src/projects/ProjectsPage.tsx', 'title={heading}', 'title="Proyectos abiertos"');
    await team.release('student-app');

    for (const app of ['shell', 'public-site', 'organisation-app']) expect(stored(app)).toEqual(before[app]);
    const added = stored('student-app').filter((name) => !before['student-app']?.includes(name));
    expect(added.some((name) => name.startsWith('projects.'))).toBe(true);
    expect(added.some((name) => name.startsWith('projectApply.'))).toBe(false);

    // The open page continues with its own version, including pages that it had not loaded yet.
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/projects\/\d+/);
    await page.getByRole('heading', { level: 1 }).waitFor();

    const next = await context.newPage();
    const downloaded = encodingsOf(next);
    await next.goto('/projects');
    await next.getByRole('heading', { level: 1, name: 'Proyectos abiertos' }).waitFor();
    // Of the changed files only the difference is downloaded, since the browser has their former versions.
    const changed = downloaded.filter(({ file }) => added.includes(file));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter(({ encoding }) => encoding !== 'dcz')).toEqual([]);

    // A damaged difference is like any damaged file: this tab goes on with the former version, the next one gets the whole file.
    damageDeltas(product.dataDir, 'student-app', 'projects');
    await unlucky.page.goto('/universidades');
    await untilReady(unlucky.page);
    await unlucky.page.getByRole('banner').getByRole('link', { name: 'Proyectos', exact: true }).click();
    await unlucky.page.getByRole('heading', { level: 1, name: 'Proyectos', exact: true }).waitFor();
    const luckier = await unlucky.context.newPage();
    await luckier.goto('/projects');
    await luckier.getByRole('heading', { level: 1, name: 'Proyectos abiertos' }).waitFor();

    const start = Date.now();
    await team.rollback('student-app');
    await next.goto('/projects');
    await next.getByRole('heading', { level: 1, name: 'Proyectos', exact: true }).waitFor();
    // The command plus a page view, on a machine that is busy otherwise.
    expect(Date.now() - start).toBeLessThan(20_000);

    // The first page never reloaded. Its session and app still work.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Proyectos', exact: true }).waitFor();
  },
);
