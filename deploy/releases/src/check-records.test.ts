import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Checks } from './checks.ts';
import { isBefore, servedCommits } from './commits.ts';
import { type FakeApp, writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { checkPromotion, promote, promoteTogether, rollback } from './promote.ts';
import { publish } from './publish.ts';
import { releaseApp } from './release.ts';
import { servedApi } from './served-api.ts';

let root: string;
let store: FolderStore;
let shell: string;
const channel = 'production';
const calls = ['GET /api/projects'];
const routes = [{ name: 'projects', path: '/projects' }];
const budgets = { entry: 9, pages: { '*': 9 }, styles: 3 };
const shellBudgets = { ...budgets, visits: { '*': 20 }, visitStyles: 5, font: 48 };
const apis = [{ origin: 'http://api', contract: 1, calls: new Set(calls) }];
const checked = { apis, checked: true };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checks-'));
  store = new FolderStore(join(root, 'store'));
  shell = await published({ app: 'shell' }, { budgets: shellBudgets });
  await promote(store, channel, 'shell', undefined, checked);
});
afterEach(() => rm(root, { recursive: true }));

const passed = { at: '2026-11-27T10:00:00.000Z', by: 'ana', set: {}, problems: [] };

/** Publishes a version with all its checks, except those that are given as undefined. */
async function published(fake: FakeApp, without: Partial<Checks> = {}): Promise<string> {
  const { release } = await publish(store, await writeFakeApp(root, fake), 'inputs', { contract: 1 });
  const inside = fake.app === 'shell' ? release.version : shell;
  const all = { commit: 'a'.repeat(40), budgets, smoke: { [inside]: passed }, ...without };
  await store.recordChecks(fake.app, release.version, all);
  return release.version;
}

const served = async (): Promise<string | undefined> =>
  (await store.readChannel(channel)).apps['student-app']?.current;

test('the first promotion into an empty channel needs no checks, and what passed them all is served', async () => {
  expect((await store.readChannel(channel)).apps).toHaveProperty('shell');
  const version = await published({ app: 'student-app', routes, calls });
  await promote(store, channel, 'student-app', undefined, checked);
  expect(await served()).toBe(version);
});

test.each<[string, Partial<Checks>, RegExp]>([
  [
    'changed files',
    { commit: undefined },
    /^student-app \S+ was not released from a commit alone \(no commit is known\): commit everything/,
  ],
  [
    'an entry of twice its budget',
    { budgets: { ...budgets, entry: 0.01 } },
    /^student-app \S+ is too heavy: entry, 0\.\d of 0\.01 KB \(student-app\/budgets\.json\)\.$/,
  ],
  ['no budgets', { budgets: undefined }, /^No valid budgets are recorded of student-app/],
  ['budgets that say nothing', { budgets: { entry: 'light' } }, /^No valid budgets are recorded/],
  [
    'no smoke test',
    { smoke: {} },
    /has not passed a smoke test inside shell \S+: `npm run smoke -- student-app/,
  ],
])('refuses %s', async (_, without, sentence) => {
  await published({ app: 'student-app', routes, calls }, without);
  await expect(promote(store, channel, 'student-app', undefined, checked)).rejects.toThrow(sentence);
  await expect(checkPromotion(store, channel, [{ app: 'student-app' }], checked)).rejects.toThrow(sentence);
  expect(await served()).toBeUndefined();
});

test('refuses a failed smoke test with its first problem, until another one passes', async () => {
  const problem = 'projects (/projects): on purpose';
  const failed = { smoke: { [shell]: { ...passed, problems: [problem] } } };
  const version = await published({ app: 'student-app', routes, calls }, failed);
  await expect(promote(store, channel, 'student-app', undefined, checked)).rejects.toThrow(
    `student-app ${version} failed its smoke test inside shell ${shell}: ${problem}`,
  );
  await store.recordChecks('student-app', version, { smoke: { [shell]: passed } });
  await promote(store, channel, 'student-app', undefined, checked);
  expect(await served()).toBe(version);
});

test('holds an app to its pages inside the new shell, when the shell changes', async () => {
  const app = await published({ app: 'student-app', routes, calls });
  await promote(store, channel, 'student-app', undefined, checked);
  shell = await published({ app: 'shell', content: 'two' }, { budgets: shellBudgets });
  await expect(promote(store, channel, 'shell', undefined, checked)).rejects.toThrow(
    `student-app ${app} has not passed a smoke test inside shell ${shell}`,
  );
  await store.recordChecks('student-app', app, { smoke: { [shell]: passed } });
  await promote(store, channel, 'shell', undefined, checked);
  await store.recordChecks('shell', shell, { budgets: { ...shellBudgets, visits: { '*': 0.01 } } });
  await published({ app: 'student-app', routes, calls, content: 'two' });
  await expect(promote(store, channel, 'student-app', undefined, checked)).rejects.toThrow(
    /too heavy: projects: scripts of the first visit, .* \(shell\/budgets\.json\)/,
  );
});

describe('without an address of an API', () => {
  const description = (...paths: string[]) => ({
    info: { version: '1' },
    paths: Object.fromEntries(paths.map((path) => [path, { get: {} }])),
  });

  test('refuses when none was recorded either', async () => {
    await published({ app: 'student-app', routes, calls });
    await expect(promote(store, channel, 'student-app', undefined, { checked: true })).rejects.toThrow(
      'No API was asked whether it serves all calls: name it with --api, or record it with `npm run record-api`.',
    );
  });

  test('compares calls with the recorded description', async () => {
    await published({ app: 'student-app', routes, calls });
    await store.recordApis(channel, [{ origin: 'http://api', description: description('/api/badges') }]);
    await expect(promote(store, channel, 'student-app', undefined, { checked: true })).rejects.toThrow(
      'calls GET /api/projects, which the API at http://api does not serve',
    );
    await store.recordApis(channel, [{ origin: 'http://api', description: description('/api/projects') }]);
    await promote(store, channel, 'student-app', undefined, { checked: true });
    expect(await served()).toBeDefined();
  });
});

test('refuses an API that renamed a field without a step of the contract', async () => {
  const described = (field: string, version = '1') => ({
    openapi: '3.1.0',
    info: { version },
    paths: {
      '/api/projects': {
        get: {
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: { type: 'object', properties: { [field]: { type: 'string' } }, required: [field] },
                },
              },
            },
          },
        },
      },
    },
  });
  const api = (field: string) => ({
    checked: true,
    apis: [servedApi({ origin: 'http://api', description: described(field) })],
  });
  await published({ app: 'student-app', routes, calls });
  await store.recordApis(channel, [{ origin: 'http://api', description: described('title') }]);
  await expect(promote(store, channel, 'student-app', undefined, api('heading'))).rejects.toThrow(
    /^The API at http:\/\/api broke contract version 1 since it was recorded: \[Removed\] property `title`/,
  );
  await promote(store, channel, 'student-app', undefined, api('title'));
  expect(await served()).toBeDefined();
});

test('neither what is served already, nor a rollback, nor another channel needs checks', async () => {
  await published({ app: 'student-app', routes, calls });
  await promote(store, channel, 'student-app', undefined, checked);
  const first = await served();
  await published({ app: 'student-app', routes, content: 'two', calls }, { commit: undefined, smoke: {} });
  const moves = [{ app: 'shell' }, { app: 'student-app', version: first ?? '' }];
  await promoteTogether(store, channel, moves, { checked: true, apis });
  await promote(store, channel, 'student-app');
  await rollback(store, channel, 'student-app');
  expect(await served()).toBe(first);
});

describe('a release', () => {
  const folder = () => join(root, 'student-app');
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const release = () =>
    releaseApp(store, folder(), {
      ifChanged: true,
      build: async () => void (await writeFakeApp(dirname(folder()), { app: 'student-app', routes })),
    });
  const checksOf = async () => store.checksOf('student-app', (await release()).release.version);

  beforeEach(async () => {
    await writeFile(join(root, 'package.json'), JSON.stringify({ workspaces: ['student-app'] }));
    await writeFile(join(root, 'package-lock.json'), '{}');
    await writeFile(join(root, '.gitignore'), 'store\nshell\ndist\n');
    await writeFakeApp(root, { app: 'student-app', routes });
    await writeFile(join(folder(), 'budgets.json'), JSON.stringify(budgets));
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=Ana', '-c', 'user.email=ana@puente.test', 'commit', '--quiet', '-m', 'Begin');
  });

  test('records its commit and its budgets', async () => {
    expect(await checksOf()).toEqual({ commit: git('rev-parse', 'HEAD'), budgets, smoke: {} });
  });

  test.each(['budgets.json', 'new.ts'])(
    'records nothing while %s differs from it, and the commit once it does not',
    async (file) => {
      await writeFile(join(folder(), file), '{}');
      expect(await checksOf()).toEqual({ smoke: {} });
      expect((await release()).release.commit).toBe(`${git('rev-parse', 'HEAD')}-dirty`);
      git('clean', '--quiet', '--force');
      git('checkout', '--', '.');
      expect(await checksOf()).toMatchObject({ commit: git('rev-parse', 'HEAD'), budgets });
    },
  );

  test('of a commit before the served one is told apart from a later one', async () => {
    const commit = () => {
      git(
        '-c',
        'user.name=Ana',
        '-c',
        'user.email=ana@puente.test',
        'commit',
        '--quiet',
        '--allow-empty',
        '-m',
        'x',
      );
      return git('rev-parse', 'HEAD');
    };
    const before = git('rev-parse', 'HEAD');
    const current = commit();
    await release();
    await promote(store, channel, 'student-app');
    const later = commit();
    const found = (await servedCommits(store, channel)).find(({ app }) => app === 'student-app');
    expect(found).toEqual({ app: 'student-app', commit: current });
    const isBeforeServed = (name: string) => isBefore(name, current, root);
    expect(await isBeforeServed(before)).toBe(true);
    expect(await isBeforeServed(current)).toBe(false);
    expect(await isBeforeServed(later)).toBe(false);
    expect(await isBeforeServed('0'.repeat(40))).toBe(false);
  });
});
