import { type Release } from '@puente/federation/release';
import { type Channel, type ChannelApps } from './channel.ts';

/** Form in which a stored file can be read: as it is, or compressed once at publication. */
export type Encoding = 'identity' | 'br' | 'gzip';

export interface FileState {
  bytes: number;
  /** Changes whenever the stored bytes may have changed: a cache keyed by it never serves what is gone. */
  tag: string;
}

/**
 * Where releases live. A folder (`FolderStore`) or, behind the same methods, an object store:
 * everything but the channel pointers is written once and never changed.
 */
export interface ReleaseStore {
  /**
   * Stores a file of an app with its compressed forms.
   * `kept` says that the same bytes were there already; `brotli` is the size in bytes that a browser downloads.
   * @throws {Refusal} when a file of this name has other bytes.
   */
  putFile(app: string, name: string, bytes: Buffer): Promise<{ kept: boolean; brotli: number }>;
  /** Undefined when there is no such file, or not in this encoding. */
  statFile(app: string, name: string, encoding?: Encoding): Promise<FileState | undefined>;
  getFile(app: string, name: string, encoding?: Encoding): Promise<Buffer | undefined>;
  listFiles(app: string): Promise<string[]>;
  /** Removes a file with its compressed forms and its source map. */
  removeFile(app: string, name: string): Promise<void>;

  /** Stores the source map of a file, out of the public's reach: no front door serves it. */
  putSourceMap(app: string, name: string, map: Buffer): Promise<void>;
  getSourceMap(app: string, name: string): Promise<Buffer | undefined>;

  /** Stores a build for the renderer, out of the public's reach as well. */
  putServerBuild(app: string, name: string, bytes: Buffer): Promise<void>;
  getServerBuild(app: string, name: string): Promise<Buffer | undefined>;
  listServerBuilds(app: string): Promise<string[]>;
  removeServerBuild(app: string, name: string): Promise<void>;

  /**
   * Stores a release, or keeps the stored one of the same version, and notes it as the latest published of its app
   * and as what its `inputs` build to. Call it after all its files are stored.
   */
  putRelease(release: Release): Promise<{ kept: boolean }>;
  getRelease(app: string, version: string): Promise<Release | undefined>;
  /** All releases of an app, newest first. */
  listReleases(app: string): Promise<Release[]>;
  removeRelease(app: string, version: string): Promise<void>;
  listApps(): Promise<string[]>;
  /** Version that was published last, also when that publication found it stored already. */
  latestVersion(app: string): Promise<string | undefined>;
  /** Version that these inputs (`inputsOf`) were built to before. */
  versionBuiltFrom(app: string, inputs: string): Promise<string | undefined>;

  /** A channel that was never written is empty, at revision 0. @throws when its pointer is gone or damaged */
  readChannel(channel: string): Promise<Channel>;
  /**
   * Replaces what the channel serves, if it still is at `expectedRevision`; a reader sees the old or the new whole.
   * @throws {ChannelMoved} when another writer was faster: read again and decide again.
   */
  writeChannel(channel: string, apps: ChannelApps, expectedRevision: number): Promise<Channel>;
  listChannels(): Promise<string[]>;
  /** Replaces what the channel serves, also when its pointer is gone or damaged. */
  restoreChannel(channel: string, state: Channel): Promise<void>;
  /** State of the channel of which every release was found last. */
  lastVerified(channel: string): Promise<Channel | undefined>;
  keepVerified(channel: string, verified: Channel): Promise<void>;

  /** Removes what interrupted writes left behind. */
  removeLeftovers(): Promise<void>;

  /** Runs `work` while no other caller publishes or prunes this app. Not reentrant. */
  exclusively<T>(app: string, work: () => Promise<T>): Promise<T>;
}

/** The channel is no longer at the revision that a change was decided on. */
export class ChannelMoved extends Error {
  override readonly name = 'ChannelMoved';
}
