import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeApp, writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { promote, promoteTogether, retire, rollback } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

const channel = 'production';
const everything = ['shell', 'student-app', 'organisation-app', 'public-site'];
let root: string;
let store: FolderStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rollback-'));
  store = new FolderStore(join(root, 'store'));
});
afterEach(() => rm(root, { recursive: true }));

async function published(fake: FakeApp, contract = 1): Promise<void> {
  await publish(store, await writeFakeApp(root, fake), 'inputs', { contract });
}

async function promoted(apps: readonly string[], content: string, contract = 1): Promise<void> {
  for (const app of apps) await published({ app, content }, contract);
  await promoteTogether(
    store,
    channel,
    apps.map((app) => ({ app })),
  );
}

const current = async () => {
  const { apps } = await store.readChannel(channel);
  return Object.fromEntries(Object.entries(apps).map(([app, pointed]) => [app, pointed.current]));
};

test('a new contract of four apps goes back as a whole, in one change', async () => {
  await promoted(everything, 'one');
  const before = await current();
  await promoted(everything, 'two', 2);
  const { revision } = await store.readChannel(channel);
  const moved = await rollback(store, channel, 'student-app');
  expect(moved.map(({ app }) => app).sort()).toEqual([...everything].sort());
  expect(await current()).toEqual(before);
  expect((await store.readChannel(channel)).revision).toBe(revision + 1);
});

test('one promotion goes back at a time', async () => {
  await promoted(everything, 'one');
  const first = await current();
  await promoted(everything, 'two', 2);
  const second = await current();
  await promoted(['student-app'], 'three', 2);
  expect(await rollback(store, channel, 'student-app')).toHaveLength(1);
  expect(await current()).toEqual(second);
  expect(await rollback(store, channel, 'student-app')).toHaveLength(4);
  expect(await current()).toEqual(first);
});

test('what has moved on since stays where it is', async () => {
  await promoted(everything, 'one');
  const first = await current();
  await promoted(['student-app', 'public-site'], 'two');
  await promoted(['public-site'], 'three');
  const { 'public-site': site } = await current();
  expect(await rollback(store, channel, 'student-app')).toHaveLength(1);
  expect(await current()).toEqual({ ...first, 'public-site': site });
});

test('what stays has to fit what goes back', async () => {
  await promoted(everything, 'one');
  await promoted(everything, 'two', 2);
  await promoted(['public-site'], 'three', 2);
  await expect(rollback(store, channel, 'shell')).rejects.toThrow('public-site');
});

test('an app that came with the promotion goes with it', async () => {
  await promoted(['shell', 'student-app'], 'one');
  const before = await current();
  await published({ app: 'public-site' }, 2);
  await promoted(everything, 'two', 2);
  expect(await rollback(store, channel, 'shell')).toContainEqual(
    expect.objectContaining({ app: 'public-site', to: undefined }),
  );
  expect(await current()).toEqual(before);
});

test('the first promotion of an app has nothing to go back to', async () => {
  await promoted(everything, 'one');
  await expect(rollback(store, channel, 'shell')).rejects.toThrow('has served no earlier version of shell');
});

test('a version served twice keeps which promotion it came with', async () => {
  await promoted(['shell', 'student-app'], 'one');
  await promoted(['shell', 'student-app'], 'two');
  const { 'student-app': two = '' } = await current();
  await promoted(['student-app'], 'three');
  await promote(store, channel, 'student-app', two);
  expect(await rollback(store, channel, 'student-app')).toHaveLength(1);
  expect(await rollback(store, channel, 'shell')).toHaveLength(1);
});

test('a pointer of before, which does not say what moved together, goes back one app at a time', async () => {
  await promoted(everything, 'one');
  const { 'student-app': one } = await current();
  await promoted(everything, 'two');
  const path = join(root, 'store/channels/production.json');
  const { revision, apps } = JSON.parse(await readFile(path, 'utf8')) as {
    revision: number;
    apps: Record<string, { current: string; previous: string[] }>;
  };
  const old = Object.entries(apps).map(([app, { current: now, previous }]) => [
    app,
    { current: now, previous },
  ]);
  await writeFile(path, JSON.stringify({ revision, apps: Object.fromEntries(old) as unknown }));
  expect(await rollback(store, channel, 'student-app')).toHaveLength(1);
  expect((await current())['student-app']).toBe(one);
});

describe('an app that is retired', () => {
  const versions = async () => (await store.readChannel(channel)).apps['student-app'];

  test('is served no more, and as it was after a rollback', async () => {
    await promoted(everything, 'one');
    await promoted(['student-app'], 'two');
    const before = await versions();
    expect(await retire(store, channel, 'student-app')).toEqual({
      app: 'student-app',
      from: before?.current,
      to: undefined,
    });
    expect(await versions()).toBeUndefined();
    expect((await store.lastVerified(channel))?.apps).not.toHaveProperty('student-app');
    await prune(store, 0);
    expect(await rollback(store, channel, 'student-app')).toEqual([
      { app: 'student-app', from: undefined, to: before?.current },
    ]);
    expect(await versions()).toEqual(before);
  });

  test('is one that the channel serves, and not the shell', async () => {
    await promoted(everything, 'one');
    await expect(retire(store, channel, 'other-app')).rejects.toThrow('does not serve other-app');
    await expect(retire(store, channel, 'shell')).rejects.toThrow('shell cannot be retired');
  });
});
