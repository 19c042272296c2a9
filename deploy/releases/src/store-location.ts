import { join } from 'node:path';
import { openBucket } from '@puente/objects/bucket';
import { readS3Settings, type S3Settings } from '@puente/objects/settings';
import { FolderStore } from './folder-store.ts';
import { MirroredStore } from './mirrored-store.ts';
import { ObjectStore } from './object-store.ts';
import { type ReleaseStore, type ServedStore } from './release-store.ts';

/** Place of a release store. It can be sent to another thread. */
export interface StoreLocation {
  /** Folder of the store or, with `objects`, of the copies that servers keep of it. */
  folder: string;
  /** Object store that has the releases. */
  objects?: S3Settings;
}

/**
 * Reads from the environment where releases are: in `RELEASES_S3_…`, else in `<data>/releases`.
 * @throws with one English sentence when a setting cannot be used
 */
export function readStoreLocation(data: string, env: NodeJS.ProcessEnv): StoreLocation {
  const objects = readS3Settings(env, 'RELEASES_S3_');
  return objects ? { folder: join(data, 'releases-copy'), objects } : { folder: join(data, 'releases') };
}

/** Opens a store for commands, which change it. */
export function openStoreAt({ folder, objects }: StoreLocation): ReleaseStore {
  return objects ? new ObjectStore(openBucket(objects)) : new FolderStore(folder);
}

/** Opens a store for servers, which read from their own disk. */
export function openServedStore(location: StoreLocation): ServedStore {
  const { folder, objects } = location;
  return objects ? new MirroredStore(openStoreAt(location), folder) : new FolderStore(folder);
}
