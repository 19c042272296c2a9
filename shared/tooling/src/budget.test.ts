import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Release, release } from '@puente/federation/release';
import { openStore } from '@puente/releases/data-directory';
import { appFolders } from '@puente/releases/inputs';
import { appBudgets, isTooHeavy, shellBudgets, weightsOf } from '@puente/releases/weights';
import { root } from './children.ts';

/** A release of these files, each of so many kilobytes. */
const fake = (app: string, route: string, files: Record<string, number>, rest: object = {}): Release =>
  release.parse({
    app,
    version: '1.0.0-0123456789ab',
    createdAt: '2026-10-02T10:00:00.000Z',
    inputs: app,
    contract: 1,
    manifest: { name: app, routes: [{ name: route, path: `/${route}`, title: 'Una página' }] },
    entry: ['entry.js'],
    entryStyles: [],
    pages: { [route]: ['page.js', 'page.css'] },
    files: Object.fromEntries(
      Object.entries(files).map(([name, size]) => [
        name,
        { integrity: 'sha256-x', bytes: size * 3000, brotli: size * 1000 },
      ]),
    ),
    shared: { provides: {}, requires: {} },
    ...rest,
  });

const shell = fake(
  'shell',
  'login',
  { 'entry.js': 100, 'field.js': 20 },
  { sharedFiles: { field: ['field.js'] } },
);
const ofShell = shellBudgets.parse({
  entry: 110,
  pages: { '*': 10 },
  styles: 5,
  visits: { '*': 140 },
  visitStyles: 5,
  font: 48,
});
const badges = (sizes: { entry?: number; page?: number } = {}) =>
  fake(
    'badges',
    'badges',
    { 'entry.js': sizes.entry ?? 8, 'page.js': sizes.page ?? 5, 'page.css': 1 },
    { pageShared: { badges: ['field'] } },
  );
const own = (rest: object = {}) => appBudgets.parse({ entry: 9, pages: { '*': 6 }, styles: 2, ...rest });
const tooHeavy = (app: Release, budgets = own()) =>
  weightsOf(app, budgets, shell, ofShell)
    .filter(isTooHeavy)
    .map(({ what, kilobytes, limitOf }) => `${what}: ${kilobytes} (${limitOf})`);

describe('an app', () => {
  it('weighs its entry and its pages apart, and with the shell the whole first visit', () => {
    expect(
      weightsOf(badges(), own(), shell, ofShell).map(({ what, kilobytes }) => [what, kilobytes]),
    ).toEqual([
      ['entry', 8],
      ['badges: own scripts', 5],
      ['badges: own styles', 1],
      ['badges: scripts of the first visit', 133],
      ['badges: styles of the first visit', 1],
    ]);
    expect(tooHeavy(badges())).toEqual([]);
  });

  it('is held to the limits of its own for what is its own', () => {
    expect(tooHeavy(badges({ entry: 10 }))).toEqual(['entry: 10 (badges)']);
    expect(tooHeavy(badges({ page: 7 }))).toEqual(['badges: own scripts: 7 (badges)']);
    expect(tooHeavy(badges({ page: 7 }), own({ pages: { '*': 6, badges: 7 } }))).toEqual([]);
  });

  it('is held to the shell’s limit for the first visit, or to a lower one of its own', () => {
    const roomy = own({ pages: { '*': 20 } });
    expect(tooHeavy(badges({ page: 13 }), roomy)).toEqual([
      'badges: scripts of the first visit: 141 (shell)',
    ]);
    expect(tooHeavy(badges(), own({ visits: { badges: 130 } }))).toEqual([
      'badges: scripts of the first visit: 133 (badges)',
    ]);
  });
});

describe('npm run budget', () => {
  let data: string;
  beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'budget-'))));
  afterEach(() => rmSync(data, { recursive: true }));

  async function run(...releases: Release[]) {
    for (const each of releases) await openStore({ DATA_DIR: data }).putRelease(each);
    const script = join(root, 'shared/tooling/src/budget.ts');
    const options = { env: { ...process.env, DATA_DIR: data } };
    return promisify(execFile)(process.execPath, [script, 'student-app'], options).then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => error.stderr,
    );
  }

  it('fails with the name of the app that is too heavy, and of the file with the limit', async () => {
    const { entry } = appBudgets.parse(
      JSON.parse(readFileSync(join(root, 'student-app/budgets.json'), 'utf8')),
    );
    const app = fake('student-app', 'projects', { 'entry.js': entry + 1, 'page.js': 1, 'page.css': 1 });
    expect(await run(shell, app)).toContain(
      `student-app is too heavy: entry, ${(entry + 1).toFixed(1)} of ${entry} KB (student-app/budgets.json)`,
    );
  });

  it('is content with what is within the limits', async () => {
    const app = fake('student-app', 'projects', { 'entry.js': 1, 'page.js': 1, 'page.css': 1 });
    expect(await run(shell, app)).toMatch(/^student-app\n(?: {2}✓ .*\n)+$/);
  });
});

it('the team that owns an app owns its budgets', async () => {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .map((line) => line.split(/ +/));
  /** The last line that matches decides. */
  const ownersOf = (file: string) =>
    lines
      .findLast(
        ([pattern = '']) =>
          pattern === '*' || `/${file}`.startsWith(pattern || ' ') || basename(file) === pattern,
      )
      ?.slice(1);
  expect(ownersOf('student-app/budgets.json')).toEqual(['@puente/students']);
  for (const app of (await appFolders(root)).map((folder) => basename(folder)))
    expect([app, ownersOf(`${app}/budgets.json`)]).toEqual([app, ownersOf(`${app}/app.manifest.json`)]);
});
