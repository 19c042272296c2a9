import { named } from './names.ts';

/** Raw access to the JSON documents of a store, and to their signatures. Paths are those below the store's root. */
export interface DocumentStore {
  read(path: string): Promise<Buffer | undefined>;
  write(path: string, content: Buffer | string): Promise<void>;
  /** Removes every document directly below a folder. */
  removeAll(folder: string): Promise<void>;
}

/** Path of a channel's pointer. Its signature also covers the copy in `verified`. */
export const pointerPath = (channel: string): string => `channels/${named('channel', channel)}.json`;
export const verifiedPath = (channel: string): string => `verified/${named('channel', channel)}.json`;
export const canaryPath = (channel: string): string => `canaries/${named('channel', channel)}.json`;
export const releasePath = (app: string, version: string): string =>
  `apps/${named('app', app)}/${named('version', version)}/release.json`;
