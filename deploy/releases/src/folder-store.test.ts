import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from '@puente/locks/file-lock';
import { FolderStore } from './folder-store.ts';
import { ChannelMoved } from './release-store.ts';

const name = 'main.0123456789abcdef.js';
const text = Buffer.from('const answer = 42; '.repeat(100));
const apps = { shell: { current: '1.0.0-000000000000', previous: [] } };
let root: string;
let store: FolderStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'));
  store = new FolderStore(root);
});
afterEach(() => rm(root, { recursive: true }));

describe('channels', () => {
  test('one that was never written is empty', async () => {
    expect(await store.readChannel('production')).toEqual({ revision: 0, apps: {} });
  });

  test('a change that was decided on an older state is refused', async () => {
    await store.writeChannel('production', apps, 0);
    await expect(store.writeChannel('production', {}, 0)).rejects.toThrow(ChannelMoved);
    expect(await store.readChannel('production')).toEqual({ revision: 1, apps });
  });

  test('of writers at the same revision exactly one wins', async () => {
    const writers = Array.from({ length: 10 }, () =>
      new FolderStore(root).writeChannel('production', apps, 0),
    );
    const results = await Promise.allSettled(writers);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a reader never sees half', async () => {
    const large = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `app-${index}`,
        { current: `version-${index}`, previous: [] },
      ]),
    );
    const writing = new AbortController();
    const reader = (async () => {
      let reads = 0;
      const seen = new Set<number>();
      while (!writing.signal.aborted) {
        const { revision, apps: read } = await new FolderStore(root).readChannel('production');
        expect(Object.keys(read)).toHaveLength(revision === 0 ? 0 : 300);
        seen.add(revision);
        reads++;
      }
      return { reads, revisions: seen.size };
    })();
    for (let revision = 0; revision < 20; revision++) await store.writeChannel('production', large, revision);
    writing.abort();
    const { reads, revisions } = await reader;
    expect(reads).toBeGreaterThan(5);
    expect(revisions).toBeGreaterThan(1);
  });

  test('notices what another process wrote', async () => {
    await store.writeChannel('production', apps, 0);
    await store.readChannel('production');
    await new FolderStore(root).writeChannel('production', {}, 1);
    expect(await store.readChannel('production')).toEqual({ revision: 2, apps: {} });
  });

  test('gives the same object while nothing has changed, so that looking is cheap', async () => {
    await store.writeChannel('production', apps, 0);
    expect(await store.readChannel('production')).toBe(await store.readChannel('production'));
  });

  test('says which file is damaged', async () => {
    await store.writeChannel('production', apps, 0);
    await writeFile(join(root, 'channels/production.json'), '{"revision": 1, "ap');
    await expect(store.readChannel('production')).rejects.toThrow('channels/production.json is damaged.');
  });
});

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

describe('files', () => {
  test('the same file twice is kept, with other bytes refused', async () => {
    expect((await store.putFile('shell', name, text)).kept).toBe(false);
    expect((await store.putFile('shell', name, text)).kept).toBe(true);
    await expect(store.putFile('shell', name, Buffer.from('other'))).rejects.toThrow('with other bytes');
  });

  test('of two different files under one name, written at once, one is refused', async () => {
    const contents = Array.from({ length: 4 }, (_, index) => Buffer.from(`${index} ${text.toString()}`));
    const results = await Promise.allSettled(
      contents.map((bytes) => new FolderStore(root).putFile('shell', name, bytes)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('without the plain file there are no compressed forms either', async () => {
    await store.putFile('shell', name, text);
    expect(await store.statFile('shell', name, 'br')).toBeDefined();
    await rm(join(root, 'files/shell', name));
    expect(await store.statFile('shell', name, 'br')).toBeUndefined();
  });

  test('when the plain file was changed afterwards, its compressed forms do not count', async () => {
    await store.putFile('shell', name, text);
    await writeFile(join(root, 'files/shell', name), 'changed');
    expect(await store.statFile('shell', name, 'br')).toBeUndefined();
    expect((await store.statFile('shell', name))?.bytes).toBe(7);
  });

  test('publishing again makes lost compressed forms anew', async () => {
    await store.putFile('shell', name, text);
    await rm(join(root, 'files/shell', `${name}.br`));
    await store.putFile('shell', name, text);
    expect(await readFile(join(root, 'files/shell', `${name}.br`))).toBeDefined();
  });
});

test.each(['../secret', 'a/b', '..', '.hidden', '', 'a\0b', 'main.js.br'])(
  'no file is named %j',
  async (bad) => {
    await expect(store.statFile('shell', bad)).rejects.toThrow('cannot be the name of the file');
    await expect(store.putFile(bad, name, text)).rejects.toThrow('cannot be the name of the app');
  },
);
