import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openBucket } from '@puente/objects/bucket';
import { startObjectStore } from '@puente/testing/object-store';
import { ifThere } from '../src/atomic-file.ts';
import { FolderStore } from '../src/folder-store.ts';
import { ObjectStore } from '../src/object-store.ts';
import { type ReleaseStore } from '../src/release-store.ts';

/** For tests: an empty store, and the hands of one who changes it past its methods. */
export interface TestStore {
  /** Opens the store, as each process does. */
  open: () => ReleaseStore;
  read: (path: string) => Promise<string | undefined>;
  write: (path: string, content: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** Environment of commands that work on it. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

async function folder(): Promise<TestStore> {
  const data = await mkdtemp(join(tmpdir(), 'store-'));
  const root = join(data, 'releases');
  return {
    open: () => new FolderStore(root),
    read: (path) => ifThere(readFile(join(root, path), 'utf8')),
    write: async (path, content) => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    },
    remove: (path) => rm(join(root, path)),
    env: { DATA_DIR: data },
    close: () => rm(data, { recursive: true }),
  };
}

async function objects(): Promise<TestStore> {
  const data = await mkdtemp(join(tmpdir(), 'store-'));
  const server = await startObjectStore();
  const { bucket } = server;
  return {
    open: () => new ObjectStore(openBucket(server.settings)),
    read: async (path) => (await bucket.read(`releases/${path}`))?.content.toString(),
    write: async (path, content) => void (await bucket.put(`releases/${path}`, content)),
    remove: (path) => bucket.remove(`releases/${path}`),
    env: { DATA_DIR: data, ...server.envWith('RELEASES_S3_') },
    close: async () => {
      await server.stop();
      await rm(data, { recursive: true });
    },
  };
}

/** Every kind of store, by its name in titles of tests. */
export const testStores: readonly (readonly [string, () => Promise<TestStore>])[] = [
  ['in a folder', folder],
  ['in an object store', objects],
];
