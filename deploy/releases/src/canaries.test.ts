import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCanary, startCanary } from './canaries.ts';
import { noCounts, sumOf } from './canary.ts';
import { channel as channelSchema } from './channel.ts';
import { type FakeApp, writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { overview } from './overview.ts';
import { promote, promoteTogether, retire, rollback } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

const channel = 'production';
const app = 'student-app';
let root: string;
let store: FolderStore;
let current: string;
let next: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'canaries-'));
  store = new FolderStore(join(root, 'store'));
  for (const name of ['shell', app, 'public-site']) await published({ app: name });
  await promoteTogether(store, channel, [{ app: 'shell' }, { app }, { app: 'public-site' }]);
  current = (await store.readChannel(channel)).apps[app]?.current ?? '';
  next = await published({ app, content: 'two' });
});
afterEach(() => rm(root, { recursive: true }));

async function published(fake: FakeApp, contract = 1): Promise<string> {
  const folder = await writeFakeApp(root, fake);
  return (await publish(store, folder, fake.content ?? 'one', { contract })).release.version;
}

const started = (audience: 'staff' | number = 5) => startCanary(store, channel, { app, audience });
const running = () => store.canaries.read(channel);
const lastWhy = async () => (await store.history(channel)).at(-1)?.why;

test('a canary is stored beside the pointer, which stays as it is, and is named in the history', async () => {
  const pointer = join(root, 'store/channels/production.json');
  const before = await readFile(pointer, 'utf8');
  const canary = await startCanary(
    store,
    channel,
    { app, audience: 5 },
    { note: { by: 'ana', why: 'new list' } },
  );
  expect(canary).toMatchObject({ app, version: next, instead: current, audience: 5, revision: 1 });
  expect(await readFile(pointer, 'utf8')).toBe(before);
  expect(() => channelSchema.parse(JSON.parse(before))).not.toThrow();
  expect((await store.history(channel)).at(-1)).toMatchObject({
    by: 'ana',
    why: `canary of ${app} ${next} for 5 % of the visitors: new list`,
    moved: [],
  });
  const listed = (await overview(store, app))[0]?.releases.find(({ version }) => version === next);
  expect(listed?.canaryOf).toEqual([{ channel, audience: 5 }]);
});

test('who gets it changes without another canary', async () => {
  const { id } = await started(5);
  expect(await started(50)).toMatchObject({ id, audience: 50 });
  expect(await started('staff')).toMatchObject({ id, audience: 'staff' });
  await published({ app: 'public-site', content: 'two' });
  await expect(startCanary(store, channel, { app: 'public-site', audience: 5 })).rejects.toThrow(
    `There is a canary of ${app} ${next} for the staff in production: end it first.`,
  );
});

test('the gate is that of a promotion', async () => {
  await published({ app, content: 'three' }, 2);
  await expect(started()).rejects.toThrow(/contract/);
  await expect(startCanary(store, channel, { app, version: current, audience: 5 })).rejects.toThrow(
    'is in production already',
  );
  await store.markBad(app, next, 'it blinks');
  await expect(startCanary(store, channel, { app, version: next, audience: 5 })).rejects.toThrow('it blinks');
  await published({ app: 'other-app' });
  await expect(startCanary(store, channel, { app: 'other-app', audience: 5 })).rejects.toThrow(
    'nothing to compare with',
  );
  const damaged = await published({ app, content: 'four' });
  const release = await store.getRelease(app, damaged);
  await writeFile(join(root, 'store/files', app, release?.entry[0] ?? ''), 'forged');
  await expect(startCanary(store, channel, { app, version: damaged, audience: 5 })).rejects.toThrow(
    'damaged',
  );
  expect(await running()).toBeUndefined();
});

test('a promotion of another app that fits keeps it; one that does not fit ends it', async () => {
  const { id } = await started();
  await published({ app: 'public-site', content: 'two' });
  await promote(store, channel, 'public-site');
  expect(await running()).toMatchObject({ id, revision: 2 });
  for (const name of ['shell', app, 'public-site']) await published({ app: name, content: 'three' }, 2);
  await promoteTogether(store, channel, [
    { app: 'shell' },
    { app: 'public-site' },
    { app, version: next },
  ]).catch(() => undefined);
  expect(await running()).toMatchObject({ id });
  await promoteTogether(store, channel, [{ app: 'shell' }, { app: 'public-site' }, { app }]);
  expect(await running()).toBeUndefined();
});

test.each([
  ['promote', () => promote(store, channel, app)],
  [
    'rollback',
    async () => {
      const third = await published({ app, content: 'three' });
      await promote(store, channel, app, third);
      await startCanary(store, channel, { app, version: next, audience: 5 });
      await rollback(store, channel, app);
    },
  ],
  ['retire', () => retire(store, channel, app)],
])('%s ends it and says so', async (_, move) => {
  await started();
  await move();
  expect(await running()).toBeUndefined();
  expect(await lastWhy()).toBe(
    `end of the canary of ${app} ${next} for 5 % of the visitors: ${app} moved in production`,
  );
});

test('several processes end it once', async () => {
  const { id } = await started();
  const stores = Array.from({ length: 4 }, () => new FolderStore(join(root, 'store')));
  const ended = await Promise.all(
    stores.map((each) => endCanary(each, channel, { by: 'guard', why: 'errors' }, id)),
  );
  expect(ended.filter(Boolean)).toHaveLength(1);
  expect((await store.history(channel)).filter(({ by }) => by === 'guard')).toHaveLength(1);
  const other = await started();
  expect(await endCanary(store, channel, { by: 'guard' }, id)).toBeUndefined();
  expect(await running()).toMatchObject({ id: other.id });
});

test('what the processes counted is added up, and is gone with the canary', async () => {
  const { id } = await started();
  const counts = noCounts();
  counts.canary.errors = { bad: 2, of: 30 };
  await store.canaries.keepCounts(channel, id, 'aaaaaaaa', counts);
  await store.canaries.keepCounts(channel, id, 'bbbbbbbb', counts);
  await writeFile(join(root, 'store/canaries/production', id, 'cccccccc.json'), '{');
  expect(sumOf(await store.canaries.counts(channel, id)).canary.errors).toEqual({ bad: 4, of: 60 });
  await endCanary(store, channel, { by: 'ana' });
  expect(await store.canaries.counts(channel, id)).toEqual([]);
});

test('its release stays when old ones are removed', async () => {
  await started();
  for (const content of ['three', 'four']) await published({ app, content });
  await prune(store, { keep: 1 });
  expect(await store.getRelease(app, next)).toBeDefined();
  await endCanary(store, channel, { by: 'ana' });
  await prune(store, { keep: 1 });
  expect(await store.getRelease(app, next)).toBeUndefined();
});
