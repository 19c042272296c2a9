import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { repair } from './repair.ts';

const channel = 'production';
let root: string;
let store: FolderStore;
let pointer: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'repair-'));
  store = new FolderStore(join(root, 'store'));
  pointer = join(root, 'store/channels/production.json');
  for (const app of ['shell', 'student-app']) {
    await publish(store, await writeFakeApp(root, { app }), 'inputs');
    await promote(store, channel, app);
  }
});
afterEach(() => rm(root, { recursive: true }));

test.each<[string, () => Promise<void>, string]>([
  ['is gone', () => rm(pointer), 'production.json is gone.'],
  ['is damaged', () => writeFile(pointer, '{'), 'production.json is damaged.'],
  [
    'names what is not stored',
    async () => {
      const { revision, apps } = await store.readChannel(channel);
      await store.writeChannel(
        channel,
        { ...apps, shell: { current: '1.0.0-000000000000', previous: [] } },
        revision,
      );
    },
    'shell 1.0.0-000000000000 is not in the store',
  ],
  [
    'has lost its shell',
    async () => {
      const { revision } = await store.readChannel(channel);
      await store.writeChannel(channel, {}, revision);
    },
    'has no shell yet',
  ],
])('a pointer that %s is written again from what verified last', async (_, mishap, problem) => {
  const { apps, revision } = await store.readChannel(channel);
  await mishap();
  expect((await repair(store, channel))?.problem).toContain(problem);
  const repaired = await new FolderStore(join(root, 'store')).readChannel(channel);
  expect(repaired.apps).toEqual(apps);
  // A promotion that was decided on the state before must not win.
  expect(repaired.revision).toBeGreaterThan(revision);
  expect(await repair(store, channel)).toBeUndefined();
});

test('a pointer in order is left alone', async () => {
  const before = await readFile(pointer, 'utf8');
  expect(await repair(store, channel)).toBeUndefined();
  expect(await readFile(pointer, 'utf8')).toBe(before);
});

test('what verified last and is damaged now is not pointed to', async () => {
  const { apps } = await store.readChannel(channel);
  const release = await store.getRelease('student-app', apps['student-app']?.current ?? '');
  await appendFile(join(root, 'store/files/student-app', release?.entry[0] ?? ''), ' ');
  await rm(pointer);
  await expect(repair(store, channel)).rejects.toThrow('damaged file');
});

test('without a state that verified it says what to do', async () => {
  await rm(join(root, 'store/verified'), { recursive: true });
  await writeFile(pointer, '{');
  await expect(repair(store, channel)).rejects.toThrow('remove the pointer, then promote everything');
});

test('nothing is removed that a repair would need', async () => {
  await publish(store, await writeFakeApp(root, { app: 'shell', content: 'two' }), 'inputs');
  const { revision } = await store.readChannel(channel);
  await store.writeChannel(channel, {}, revision);
  await prune(store, { keep: 1 });
  expect(await repair(store, channel)).toBeDefined();
  await rm(pointer);
  await expect(prune(store, { keep: 1 })).rejects.toThrow('--repair');
});
