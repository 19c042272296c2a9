/**
 * Acceptance: one app is released alone. Only its files change, a running product shows it on the next page view without
 * a rebuild or a restart, rollback brings the former version back in seconds, and a page that was open keeps working.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@puente/testing/journey';
import { teamFor, type Team } from '@puente/testing/team';

// Releases are published and taken back.
test.use({ productSettings: { ownRenderer: true } });

let team: Team;

test.beforeAll(async ({ product }) => {
  team = teamFor(product.dataDir);
  // Another folder gives modules other ids: what is compared below is built in the same one.
  await team.release('student-app');
});
test.afterAll(() => {
  team.remove();
});

test(
  'a changed word in student-app reaches the next page view, and rollback takes it back',
  { tag: '@core' },
  async ({ product, person }) => {
    const stored = (app: string) => readdirSync(join(product.dataDir, 'releases/files', app)).sort();
    const { context, page } = await person('estudiante@puente.test');
    await page.goto('/projects');
    await page.getByRole('heading', { level: 1, name: 'Proyectos' }).waitFor();
    const before = Object.fromEntries(
      ['shell', 'public-site', 'student-app', 'organisation-app'].map((app) => [app, stored(app)]),
    );

    team.change('student-app/src/projects/ProjectsPage.tsx', 'title={heading}', 'title="Proyectos abiertos"');
    await team.release('student-app');

    for (const app of ['shell', 'public-site', 'organisation-app']) expect(stored(app)).toEqual(before[app]);
    const added = stored('student-app').filter((name) => !before['student-app']?.includes(name));
    expect(added.some((name) => name.startsWith('projects.'))).toBe(true);
    expect(added.some((name) => name.startsWith('projectApply.'))).toBe(false);

    // The page that was open goes on with its own version, pages it had not loaded yet included.
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/projects\/\d+/);
    await page.getByRole('heading', { level: 1 }).waitFor();

    const next = await context.newPage();
    await next.goto('/projects');
    await next.getByRole('heading', { level: 1, name: 'Proyectos abiertos' }).waitFor();

    const start = Date.now();
    await team.rollback('student-app');
    await next.goto('/projects');
    await next.getByRole('heading', { level: 1, name: 'Proyectos', exact: true }).waitFor();
    // The command and a page view, on a machine that does other things as well.
    expect(Date.now() - start).toBeLessThan(20_000);

    // The first page never reloaded, and its session and app still work.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Proyectos', exact: true }).waitFor();
  },
);
