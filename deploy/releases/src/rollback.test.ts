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
    await prune(store, { keep: 0 });
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

describe('a version that is marked as bad', () => {
  const versions = async (): Promise<string[]> => {
    for (const content of ['one', 'two', 'three']) await promoted(['student-app'], content);
    return (await store.listReleases('student-app')).map(({ version }) => version);
  };
  const now = async () => (await current())['student-app'];
  beforeEach(() => promoted(['shell'], 'one'));

  test('is passed over by a rollback', async () => {
    const [, second = '', first] = await versions();
    await store.markBad('student-app', second, 'It threw on phones.');
    await rollback(store, channel, 'student-app');
    expect(await now()).toBe(first);
    await expect(rollback(store, channel, 'student-app')).rejects.toThrow('no earlier version');
  });

  test('leaves nothing to go back to when there is no other', async () => {
    const [, second = '', first = ''] = await versions();
    for (const version of [first, second]) await store.markBad('student-app', version, 'It threw.');
    await expect(rollback(store, channel, 'student-app')).rejects.toThrow('is marked as bad');
  });

  test('is not the latest, and is refused by its name', async () => {
    const [third = '', second] = await versions();
    await store.markBad('student-app', third, 'It threw on phones.');
    await promote(store, channel, 'student-app');
    expect(await now()).toBe(second);
    await expect(promote(store, channel, 'student-app', third)).rejects.toThrow(
      `student-app ${third} is marked as bad: It threw on phones.`,
    );
  });
});

test('each change is noted: when, who, what and why', async () => {
  await promoted(['shell', 'student-app'], 'one');
  const [first] = (await store.history(channel)).at(-1)?.moved ?? [];
  expect(first).toEqual({ app: 'shell', to: (await current())['shell'] });
  await published({ app: 'student-app', content: 'two' });
  const { app, from, to } = await promote(store, channel, 'student-app', undefined, {
    note: { by: 'ana', why: 'The list is faster.' },
  });
  await promote(store, channel, 'student-app');
  expect((await store.history(channel)).slice(1)).toEqual([
    {
      at: expect.stringMatching(/Z$/) as string,
      revision: 2,
      by: 'ana',
      why: 'The list is faster.',
      moved: [{ app, from, to }],
    },
  ]);
});
