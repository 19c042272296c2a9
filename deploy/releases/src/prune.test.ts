import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { overview } from './overview.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

let root: string;
let store: FolderStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'prune-'));
  store = new FolderStore(join(root, 'store'));
});
afterEach(() => rm(root, { recursive: true }));

async function publishShell(content: string): Promise<string> {
  const extra = { 'common.0123456789abcdef.js': 'the same in all releases' };
  const { release } = await publish(
    store,
    await writeFakeApp(root, { app: 'shell', content, extra }),
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

  expect(await prune(store, 2)).toEqual([{ app: 'shell', versions: [d], files: 2 }]);

  expect((await store.listReleases('shell')).map(({ version }) => version)).toEqual([f, e, c, b, a]);
  const files = await readdir(join(root, 'store/files/shell'));
  expect(files).toContain('common.0123456789abcdef.js');
  expect(files.filter((name) => /^main.*\.js$/.test(name))).toHaveLength(5);
  // Its sources have to be built again.
  expect(await store.versionBuiltFrom('shell', 'd')).toBeUndefined();
  expect(await store.versionBuiltFrom('shell', 'e')).toBe(e);
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
