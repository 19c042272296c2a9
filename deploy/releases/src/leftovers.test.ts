import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { lockFile } from '@puente/locks/file-lock';
import { FolderStore } from './folder-store.ts';

let root: string;
let store: FolderStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'leftovers-'));
  store = new FolderStore(root);
});
afterEach(() => rm(root, { recursive: true }));

const left = async () =>
  (await readdir(root, { recursive: true })).filter((path) => basename(path).endsWith('.tmp')).sort();

async function write(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), 'half');
  }
}

const ofApp = [
  'apps/shell/.latest.json.1.tmp',
  'apps/shell/1.0.0-000000000000/.release.json.1.tmp',
  'deltas/shell/main.js/.0.dcz.1.tmp',
  'files/shell/.main.js.1.tmp',
  'source-maps/shell/.main.js.map.gz.1.tmp',
];
const ofChannel = ['channels/.production.json.1.tmp'];

test('what killed processes left goes at once', async () => {
  await write('apps/shell/.lock', 'channels/production.json.lock', ...ofApp, ...ofChannel);
  await store.removeLeftovers();
  expect(await left()).toEqual([]);
});

test('what another process is writing stays', async () => {
  await write(...ofApp, ...ofChannel);
  const locks = await Promise.all(
    ['apps/shell/.lock', 'channels/production.json.lock'].map((path) => lockFile(join(root, path))),
  );
  await store.removeLeftovers();
  expect(await left()).toEqual([...ofApp, ...ofChannel].sort());
  await Promise.all(locks.map((lock) => lock.release()));
  await store.removeLeftovers();
  expect(await left()).toEqual([]);
});

test('what is kept without a lock goes when it is old', async () => {
  const file = 'verified/.production.json.1.tmp';
  await write(file);
  await store.removeLeftovers();
  expect(await left()).toEqual([file]);
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(root, file), longAgo, longAgo);
  await store.removeLeftovers();
  expect(await left()).toEqual([]);
});

test('the next command removes what a publication left that was killed in the middle', async () => {
  const data = join(root, 'data');
  const script = `
    import { FolderStore } from ${JSON.stringify(join(__dirname, 'folder-store.ts'))};
    import { stage } from ${JSON.stringify(join(__dirname, 'atomic-file.ts'))};
    const folder = ${JSON.stringify(join(data, 'releases'))};
    await new FolderStore(folder).exclusively('shell', async () => {
      await stage(folder + '/files/shell/main.js', 'half');
      console.log('staged');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const publication = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(publication.stdout, 'data');
  const nextCommand = async () => {
    const command = spawn(process.execPath, [join(__dirname, 'cli/rollback.ts'), 'shell'], {
      env: { ...process.env, DATA_DIR: data },
    });
    await once(command, 'exit');
  };
  await nextCommand();
  expect(await left()).toHaveLength(1);
  publication.kill('SIGKILL');
  await once(publication, 'exit');
  await nextCommand();
  expect(await left()).toEqual([]);
}, 30_000);
