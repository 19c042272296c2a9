/** The loader in a real browser, under the site's content security policy: what its unit tests can only assume. */
import { type Damage, type Site, startSite } from '../test/site.ts';
import { makeWorkspace, type Workspace } from '../test/workspace.ts';
import { expect, type Page, test } from '@playwright/test';
import { appBuild, runBuild, shellBuilds } from '../src/webpack.ts';

let workspace: Workspace;
let site: Site;

test.beforeAll(async () => {
  workspace = makeWorkspace();
  await runBuild(...shellBuilds({ folder: workspace.folder('shell'), cacheFolder: false }));
  await runBuild(appBuild({ folder: workspace.folder('student-app'), cacheFolder: false }));
  site = await startSite(workspace);
});
test.afterAll(() => {
  site.close();
  workspace.remove();
});

test.beforeEach(() => site.harm(/^$/, 'missing', 0));

const open = (page: Page, path: string) => page.goto(site.url + path, { waitUntil: 'commit' });
const heading = (page: Page) => page.locator('h1');
/** The fixture's shell shows a failure as `phase reason`, and tries again when it is clicked. */
const failure = (page: Page) => page.locator('[role=alert]');

const entry = /student-app\/remoteEntry/;
const script = /student-app\/projects\..*js$/;
const style = /student-app\/projects\..*css$/;
const sharedLazily = /shell\/\d+\..*js$/;

test('shows pages of an app without a violation of the policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await open(page, '/projects');
  await expect(heading(page)).toHaveText('Proyectos 3 by body of @puente/client/http');
  await expect(heading(page)).toHaveCSS('color', 'rgb(102, 51, 153)');
  await expect(page.locator('link[rel=stylesheet]').first()).toHaveAttribute('integrity', /^sha256-/);

  await open(page, '/profile');
  await expect(heading(page)).toHaveText('Perfil body of @puente/design-system/combobox');
  expect(violations).toEqual([]);
});

const wrongFiles = [
  ['/projects', entry, 'missing', 'entry network'],
  ['/projects', entry, 'damaged', 'entry integrity'],
  ['/projects', script, 'missing', 'page network'],
  ['/projects', script, 'damaged', 'page integrity'],
  ['/projects', style, 'missing', 'style network'],
  ['/projects', style, 'damaged', 'style integrity'],
  ['/profile', sharedLazily, 'missing', 'page network'],
  ['/profile', sharedLazily, 'damaged', 'page integrity'],
] satisfies [string, RegExp, Damage, string][];
for (const [path, file, damage, expected] of wrongFiles)
  test(`recovers on ${path} from a file that was once wrong: ${file.source} ${damage}`, async ({ page }) => {
    site.harm(file, damage);
    await open(page, path);
    await expect(failure(page)).toHaveText(expected);
    await failure(page).click();
    await expect(heading(page)).toHaveText(/./);
  });

const hangingFiles = [
  ['/projects', entry, 'entry timeout'],
  ['/projects', script, 'page timeout reload'],
  ['/projects', style, 'style timeout reload'],
  ['/profile', sharedLazily, 'page timeout reload'],
] satisfies [string, RegExp, string][];
for (const [path, file, expected] of hangingFiles)
  test(`says within 8 s on ${path} that ${file.source} hangs`, async ({ page }) => {
    site.harm(file, 'hanging');
    // The page's time passes only here: a busy machine adds nothing to it.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const asked = page.waitForRequest((request) => file.test(request.url()));
    // A style counts its own time, and so does the script beside it, which must be here by then.
    const beside = file === style ? page.waitForResponse((answer) => script.test(answer.url())) : undefined;
    await open(page, path);
    await asked;
    await (await beside)?.finished();
    await page.clock.runFor(8000);
    await expect(failure(page)).toHaveText(expected);
    if (expected.includes('reload')) await page.reload();
    else await failure(page).click();
    await expect(heading(page)).toHaveText(/./);
  });

test('never runs an entry that is not the released one', async ({ page }) => {
  site.harm(entry, 'damaged', Infinity);
  await open(page, '/projects');
  await expect(failure(page)).toHaveText('entry integrity');
});

test('refuses a style sheet that the release set does not list', async ({ page }) => {
  const app = site.releaseSet.apps['student-app']!;
  const { styles } = app;
  app.styles = {};
  try {
    await open(page, '/projects');
    await expect(failure(page)).toHaveText('style integrity');
  } finally {
    app.styles = styles;
  }
});
