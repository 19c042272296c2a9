import { resolve } from 'node:path';
import { type ReleaseStore } from './release-store.ts';
import { openStoreAt, readStoreLocation } from './store-location.ts';

/** Root of the repository, regardless of the folder in which npm started the script. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** `DATA_DIR`, relative to the repository; `./data` when it is not set. */
export function dataDirectory(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(repositoryRoot, env['DATA_DIR'] || 'data');
}

/** The release store that the environment names. */
export function openStore(env: NodeJS.ProcessEnv = process.env): ReleaseStore {
  return openStoreAt(readStoreLocation(dataDirectory(env), env));
}
