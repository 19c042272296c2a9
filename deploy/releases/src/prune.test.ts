import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeApp, writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { overview } from './overview.ts';
import { promote, rollback } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

let root: string;
let store: FolderStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'prune-'));
  store = new FolderStore(join(root, 'store'));
});
afterEach(() => rm(root, { recursive: true }));

async function publishShell(content: string, more: Partial<FakeApp> = {}): Promise<string> {
  const extra = { 'common.0123456789abcdef.js': 'the same in all releases' };
  const { release } = await publish(
    store,
    await writeFakeApp(root, { app: 'shell', content, extra, ...more }),
    content,
  );
  // Releases are told apart by time, in ms.
  await new Promise((resolve) => setTimeout(resolve, 2));
  return release.version;
}

test('keeps the newest, the served, and those that a rollback may need', async () => {
  const versions: string[] = [];
  for (const content of ['a', 'b', 'c', 'd', 'e', 'f']) versions.push(await publishShell(content));
  const [a, b, c, d, e, f] = versions;
  await promote(store, 'production', 'shell', a);
  await promote(store, 'production', 'shell', c);
  await promote(store, 'preview', 'shell', b);

  expect(await prune(store, { keep: 2 })).toEqual([{ app: 'shell', versions: [d], files: 2 }]);

  expect((await store.listReleases('shell')).map(({ version }) => version)).toEqual([f, e, c, b, a]);
  const files = await readdir(join(root, 'store/files/shell'));
  expect(files).toContain('common.0123456789abcdef.js');
  expect(files.filter((name) => /^main.*\.js$/.test(name))).toHaveLength(5);
  // Its sources have to be built again.
  expect(await store.versionBuiltFrom('shell', 'd')).toBeUndefined();
  expect(await store.versionBuiltFrom('shell', 'e')).toBe(e);
});

test('keeps what open tabs may still load: what a channel stopped serving within their time', async () => {
  const versions: string[] = [];
  for (const content of ['a', 'b', 'c', 'd']) versions.push(await publishShell(content));
  const [a = '', b, , d] = versions;
  await promote(store, 'production', 'shell', a);
  await promote(store, 'production', 'shell', d);
  // Taken back: the channel no longer remembers it.
  await rollback(store, 'production', 'shell');
  await promote(store, 'production', 'shell', b);
  const { apps, revision } = await store.readChannel('production');
  await store.writeChannel('production', { ...apps, shell: { current: b ?? '', previous: [] } }, revision);
  await store.keepVerified('production', await store.readChannel('production'));
  const kept = async () => (await store.listReleases('shell')).map(({ version }) => version);

  expect(await prune(store, { keep: 1, openTabHours: 1 })).toMatchObject([{ versions: [versions[2]] }]);
  expect(await kept()).toEqual([d, b, a]);
  jest.useFakeTimers({
    now: Date.now() + 61 * 60 * 1000,
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick'],
  });
  expect(await prune(store, { keep: 1, openTabHours: 1 })).toMatchObject([{ versions: [a] }]);
  jest.useRealTimers();
});

test('keeps what was published last, however old it is', async () => {
  const [a, , c] = [await publishShell('a'), await publishShell('b'), await publishShell('c')];
  await publishShell('a');
  expect(await store.latestVersion('shell')).toBe(a);
  expect((await prune(store, { keep: 1 })).map(({ versions }) => versions.length)).toEqual([1]);
  expect((await store.listReleases('shell')).map(({ version }) => version)).toEqual([c, a]);
  await promote(store, 'production', 'shell');
});

test('keeps what draws the pages of a release that stays, and nothing of one that goes', async () => {
  for (const content of ['a', 'b', 'c']) await publishShell(content, { server: `draws ${content}` });
  const releases = await store.listReleases('shell');
  const drawing = releases.map(({ server }) => server?.file ?? '');
  expect(new Set(drawing).size).toBe(3);

  await prune(store, { keep: 2 });
  expect((await store.listServerBuilds('shell')).toSorted()).toEqual(drawing.slice(0, 2).toSorted());
  expect(String(await store.getServerBuild('shell', drawing[0] ?? ''))).toBe('draws c');
});

test('waits for a publication to end: its files are stored before the release that names them', async () => {
  await publishShell('a');
  const file = 'late.0123456789abcdef.js';
  let finish = (): void => {};
  let publication = Promise.resolve();
  // Whichever asks first has the lock.
  await new Promise<void>((begun) => {
    publication = store.exclusively('shell', async () => {
      await store.putFile('shell', file, Buffer.from('half a release'));
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
      await store.removeFile('shell', file);
    });
  });
  let pruned = false;
  const pruning = prune(store, { keep: 1 }).then((result) => {
    pruned = true;
    return result;
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(pruned).toBe(false);
  expect(await store.statFile('shell', file)).toBeDefined();
  finish();
  await publication;
  expect(await pruning).toEqual([{ app: 'shell', versions: [], files: 0 }]);
});

test('does not remove a version that was promoted while it was pruning', async () => {
  const a = await publishShell('a');
  await publishShell('b');
  await publishShell('c');
  const remove = store.removeRelease.bind(store);
  jest.spyOn(store, 'removeRelease').mockImplementation(async (app, version) => {
    await remove(app, version);
    await promote(store, 'production', 'shell', a);
  });
  await prune(store, { keep: 1 });
  expect((await store.listReleases('shell')).map(({ version }) => version)).toContain(a);
});

test('the overview says who serves what', async () => {
  const first = await publishShell('a');
  const second = await publishShell('b');
  await promote(store, 'production', 'shell', first);
  await promote(store, 'production', 'shell', second);

  const [shell] = await overview(store);
  expect(shell).toMatchObject({
    app: 'shell',
    latest: second,
    releases: [
      { version: second, files: 3, servedBy: ['production'], previousOf: [] },
      { version: first, servedBy: [], previousOf: ['production'] },
    ],
  });
});

test('the overview of one app says how large its releases are, also while no channel serves it', async () => {
  await promote(store, 'production', 'shell', await publishShell('a'));
  const app = 'student-app';
  const first = await publish(store, await writeFakeApp(root, { app }), 'one');
  const { release } = await publish(store, await writeFakeApp(root, { app, content: 'two' }), 'two');
  const stored = await Promise.all(Object.keys(release.files).map((name) => store.getFile(app, name)));
  const zipped = await Promise.all(Object.keys(release.files).map((name) => store.getFile(app, name, 'br')));
  const sum = (files: (Buffer | undefined)[]) =>
    files.reduce((bytes, file) => bytes + (file?.length ?? 0), 0);

  const found = await overview(store, app);
  expect(found.map(({ app: name }) => name)).toEqual([app]);
  const [latest] = found[0]?.releases ?? [];
  expect(latest).toMatchObject({ bytes: sum(stored), brotli: sum(zipped), servedBy: [], previousOf: [] });

  const pruned = await prune(store, { keep: 1 });
  expect(pruned.find(({ app: name }) => name === app)?.versions).toEqual([first.release.version]);
});
