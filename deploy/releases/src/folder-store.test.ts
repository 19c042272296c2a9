import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from '@puente/locks/file-lock';
import { FolderStore } from './folder-store.ts';

const apps = { shell: { current: '1.0.0-000000000000', previous: [] } };
let root: string;
let store: FolderStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'));
  store = new FolderStore(root);
});
afterEach(() => rm(root, { recursive: true }));

describe('after a process was killed in the middle', () => {
  const channels = () => join(root, 'channels');

  test('an unfinished file is neither read nor listed', async () => {
    await store.writeChannel('production', apps, 0);
    const leftover = join(channels(), '.production.json.1234.tmp');
    await writeFile(leftover, '{"revision": 9, "ap');

    expect(await store.readChannel('production')).toEqual({ revision: 1, apps });
    expect(await store.listChannels()).toEqual(['production']);
    await store.removeLeftovers();
    expect(await readdir(channels())).toEqual(['production.json', 'production.json.lock']);
  });

  test('what an earlier writer left in the lock file does not keep the next one waiting', async () => {
    await mkdir(channels());
    await writeFile(join(channels(), 'production.json.lock'), 'process 1 on elsewhere');
    await store.writeChannel('production', apps, 0);
    expect((await store.readChannel('production')).revision).toBe(1);
  });

  test('a writer waits for the one that holds the lock', async () => {
    const lock = await lockFile(join(channels(), 'production.json.lock'));
    let written = false;
    const writing = store.writeChannel('production', apps, 0).then(() => (written = true));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(written).toBe(false);
    await lock.release();
    await writing;
  });
});
