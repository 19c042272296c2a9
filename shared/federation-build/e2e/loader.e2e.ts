/** The loader in a real browser, under the site's content security policy: what its unit tests can only assume. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '@puente/testing/browser';
import { appBuild, runBuild, shellBuilds } from '../src/webpack.ts';
import { startSite, type Damage, type Site } from '../test/site.ts';
import { makeWorkspace, type Workspace } from '../test/workspace.ts';

let workspace: Workspace;
let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  workspace = makeWorkspace();
  await runBuild(...shellBuilds({ folder: workspace.folder('shell'), cacheFolder: false }));
  await runBuild(appBuild({ folder: workspace.folder('student-app'), cacheFolder: false }));
  [site, browser] = await Promise.all([startSite(workspace), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  site.close();
  workspace.remove();
});

beforeEach(async () => {
  site.harm(/^$/, 'missing', 0);
  context = await browser.newContext();
  page = await context.newPage();
});
afterEach(() => context.close());

const open = (path: string) => page.goto(site.url + path, { waitUntil: 'commit' });
const heading = () => page.textContent('h1', { timeout: 3000 });
/** The fixture's shell shows a failure as `phase reason`, and tries again when it is clicked. */
const failure = () => page.textContent('[role=alert]', { timeout: 9000 });

const entry = /student-app\/remoteEntry/;
const script = /student-app\/projects\..*js$/;
const style = /student-app\/projects\..*css$/;
const sharedLazily = /shell\/\d+\..*js$/;

it('shows pages of an app without a violation of the policy', async () => {
  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await open('/projects');
  expect(await heading()).toBe('Proyectos 3 by body of @puente/client/http');
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color)).toBe(
    'rgb(102, 51, 153)',
  );
  expect(await page.getAttribute('link[rel=stylesheet]', 'integrity')).toMatch(/^sha256-/);

  await open('/profile');
  expect(await heading()).toBe('Perfil body of @puente/design-system/combobox');
  expect(violations).toEqual([]);
});

it.each([
  ['/projects', entry, 'missing', 'entry network'],
  ['/projects', entry, 'damaged', 'entry integrity'],
  ['/projects', script, 'missing', 'page network'],
  ['/projects', script, 'damaged', 'page integrity'],
  ['/projects', style, 'missing', 'style network'],
  ['/projects', style, 'damaged', 'style integrity'],
  ['/profile', sharedLazily, 'missing', 'page network'],
  ['/profile', sharedLazily, 'damaged', 'page integrity'],
] satisfies [string, RegExp, Damage, string][])(
  'recovers on %s from a file that was once wrong: %s %s',
  async (path, file, damage, expected) => {
    site.harm(file, damage);
    await open(path);
    expect(await failure()).toBe(expected);
    await page.click('[role=alert]');
    expect(await heading()).toBeTruthy();
  },
);

it.each([
  ['/projects', entry, 'entry timeout'],
  ['/projects', script, 'page timeout reload'],
  ['/projects', style, 'style timeout reload'],
  ['/profile', sharedLazily, 'page timeout reload'],
] satisfies [string, RegExp, string][])(
  'says within 8 s on %s that %s hangs',
  async (path, file, expected) => {
    site.harm(file, 'hanging');
    await open(path);
    const started = performance.now();
    expect(await failure()).toBe(expected);
    expect(performance.now() - started).toBeLessThan(8000);
    if (expected.includes('reload')) await page.reload();
    else await page.click('[role=alert]');
    expect(await heading()).toBeTruthy();
  },
);

it('never runs an entry that is not the released one', async () => {
  site.harm(entry, 'damaged', Infinity);
  await open('/projects');
  expect(await failure()).toBe('entry integrity');
});

it('refuses a style sheet that the release set does not list', async () => {
  const app = site.releaseSet.apps['student-app']!;
  const { styles } = app;
  app.styles = {};
  try {
    await open('/projects');
    expect(await failure()).toBe('style integrity');
  } finally {
    app.styles = styles;
  }
});
