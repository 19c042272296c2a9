import { join } from 'node:path';
import { openBucket } from '@puente/objects/bucket';
import { readS3Settings, type S3Settings } from '@puente/objects/settings';
import { FolderStore } from './folder-store.ts';
import { MirroredStore } from './mirrored-store.ts';
import { ObjectStore } from './object-store.ts';
import { type PublicKey, readPublicKeys, readSigner } from './release-keys.ts';
import { type ReleaseStore, type ServedStore } from './release-store.ts';
import { signingStore } from './signing-store.ts';
import { verifiedStore } from './verified-store.ts';

/** Place of a release store, and the keys of its signatures. */
export interface StoreLocation {
  /** Folder of the store or, with `objects`, of the copies that servers keep of it. */
  folder: string;
  /** Object store that has the releases. */
  objects?: S3Settings;
  /** Public keys: servers refuse what none of them has signed. Nothing is verified without keys. */
  keys?: readonly PublicKey[];
  /** File with the private key that signs what commands write. Servers have none. */
  keyFile?: string;
}

/**
 * Reads from the environment where releases are: in `RELEASES_S3_…`, else in `<data>/releases`. The keys are in
 * `RELEASE_PUBLIC_KEYS` and `RELEASE_KEY_FILE`.
 * @throws with one English sentence when a setting cannot be used
 */
export function readStoreLocation(data: string, env: NodeJS.ProcessEnv): StoreLocation {
  const objects = readS3Settings(env, 'RELEASES_S3_');
  const keys = readPublicKeys(env['RELEASE_PUBLIC_KEYS'] ?? '');
  const keyFile = env['RELEASE_KEY_FILE'] || undefined;
  return {
    ...(objects ? { folder: join(data, 'releases-copy'), objects } : { folder: join(data, 'releases') }),
    ...(keys.length > 0 && { keys }),
    ...(keyFile !== undefined && { keyFile }),
  };
}

/**
 * Opens a store for commands, which change it, and sign what they write if there is a key.
 * @throws when the private key cannot be read
 */
export function openStoreAt(location: StoreLocation): ReleaseStore {
  const { keys = [], keyFile } = location;
  const store = openUnsigned(location);
  if (keys.length === 0 && keyFile === undefined) return store;
  return signingStore(store, keys, keyFile === undefined ? undefined : readSigner(keyFile));
}

/** Opens a store as it is, without a look at its signatures: to sign it. */
export function openUnsigned({ folder, objects }: StoreLocation): ReleaseStore {
  return objects ? new ObjectStore(openBucket(objects)) : new FolderStore(folder);
}

/** Warning of servers in production that verify nothing. */
export const unsignedWarning =
  'RELEASE_PUBLIC_KEYS is not set: releases are served without a check of their signatures';

/**
 * Opens a store for servers, which read from their own disk. With keys, that is a copy of a folder as well: a file is
 * verified once, when it is copied. It is apart from a copy that was made without keys.
 */
export function openServedStore(location: StoreLocation): ServedStore {
  const { folder, objects, keys = [] } = location;
  if (!objects && keys.length === 0) return new FolderStore(folder);
  return new MirroredStore(openUnsigned(location), keys.length > 0 ? signedCopyOf(folder) : folder, { keys });
}

/** Opens what servers of this machine have verified, to repair a store. Undefined where no signatures are checked. */
export function openSignedCopy({ folder, keys = [], keyFile }: StoreLocation): ReleaseStore | undefined {
  const trusted = keyFile === undefined ? keys : [...keys, readSigner(keyFile).publicKey];
  return trusted.length > 0 ? openCopy(signedCopyOf(folder), trusted) : undefined;
}

const signedCopyOf = (folder: string): string => `${folder}-signed`;

/**
 * Opens the part of a served store that lies on this disk, in another thread.
 * @param folder `folder` of the served store
 * @param keys its `keys`
 */
export function openCopy(folder: string, keys: readonly PublicKey[]): ReleaseStore {
  const store = new FolderStore(folder);
  return keys.length > 0 ? verifiedStore(store, keys) : store;
}
