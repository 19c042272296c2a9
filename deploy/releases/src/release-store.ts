import { type Release } from '@puente/federation/release';
import { type CanaryStore } from './canary-store.ts';
import { type Channel, type ChannelApps } from './channel.ts';
import { type Checks } from './checks.ts';
import { type DocumentStore } from './documents.ts';
import { type HistoryEntry } from './history.ts';
import { type PublicKey } from './release-keys.ts';
import { type RecordedApi } from './served-api.ts';

/** Form in which a stored file can be read: as it is, or compressed once at publication. */
export type Encoding = 'identity' | 'br' | 'gzip';

export interface FileState {
  bytes: number;
  /** Changes whenever the stored bytes may have changed, so a cache keyed by it never serves removed content. */
  tag: string;
}

/**
 * Storage of releases: a folder (`FolderStore`) or, with the same methods, an object store. Everything except the
 * channel pointers is written once and never changed.
 */
export interface ReleaseStore {
  /**
   * Stores a file of an app with its compressed forms.
   * `kept` says that the same bytes were there already; `brotli` is the size in bytes that a browser downloads.
   * @throws {Refusal} when a file of this name has other bytes.
   */
  putFile(app: string, name: string, bytes: Buffer): Promise<{ kept: boolean; brotli: number }>;
  /** Returns undefined when there is no such file, or not in this encoding. */
  statFile(app: string, name: string, encoding?: Encoding): Promise<FileState | undefined>;
  getFile(app: string, name: string, encoding?: Encoding): Promise<Buffer | undefined>;
  listFiles(app: string): Promise<string[]>;
  /** Removes a file with its compressed forms, its deltas and its source map. */
  removeFile(app: string, name: string): Promise<void>;

  /**
   * Stores a file compressed with a dictionary (`deltaForm`). Deltas are named by the dictionary (`dictionaryName`), which
   * is all that a browser says of it.
   */
  putDelta(app: string, name: string, dictionary: string, delta: Buffer): Promise<void>;
  getDelta(app: string, name: string, dictionary: string): Promise<Buffer | undefined>;
  /** Dictionaries for which the file has a delta. */
  listDeltas(app: string, name: string): Promise<string[]>;
  removeDelta(app: string, name: string, dictionary: string): Promise<void>;

  /** Stores the source map of a file. It is not public: no server serves it. */
  putSourceMap(app: string, name: string, map: Buffer): Promise<void>;
  getSourceMap(app: string, name: string): Promise<Buffer | undefined>;

  /** Stores a build for the renderer. It is not public either. */
  putServerBuild(app: string, name: string, bytes: Buffer): Promise<void>;
  getServerBuild(app: string, name: string): Promise<Buffer | undefined>;
  listServerBuilds(app: string): Promise<string[]>;
  removeServerBuild(app: string, name: string): Promise<void>;

  /**
   * Stores a release, or keeps the stored one of the same version. Records it as the latest version of its app, and as
   * the result of its `inputs`, unless it is of a branch. Call it after all its files are stored.
   */
  putRelease(release: Release, options?: { isOfBranch?: boolean }): Promise<{ kept: boolean }>;
  getRelease(app: string, version: string): Promise<Release | undefined>;
  /** All releases of an app, newest first. */
  listReleases(app: string): Promise<Release[]>;
  /** Marks a version that must not be served again, with a reason. */
  markBad(app: string, version: string, why: string): Promise<void>;
  /** Reasons by marked version. */
  badVersions(app: string): Promise<Record<string, string>>;
  /** Checks of a version after its build; none when it was never checked. */
  checksOf(app: string, version: string): Promise<Checks>;
  /** Adds checks to those of a version. A smoke test replaces an earlier one inside the same shell. */
  recordChecks(app: string, version: string, added: Partial<Checks>): Promise<void>;
  removeRelease(app: string, version: string): Promise<void>;
  listApps(): Promise<string[]>;
  /** Version that was published last, even if that publication found it already stored. */
  latestVersion(app: string): Promise<string | undefined>;
  /** Version that was built from these inputs (`inputsOf`) before. */
  versionBuiltFrom(app: string, inputs: string): Promise<string | undefined>;

  /** A channel that was never written is empty, at revision 0. @throws when its pointer is gone or damaged */
  readChannel(channel: string): Promise<Channel>;
  /**
   * Replaces the state of the channel if it is still at `expectedRevision`. A reader sees the old or the new state.
   * @throws {ChannelMoved} when another writer was faster: read again and decide again.
   */
  writeChannel(channel: string, apps: ChannelApps, expectedRevision: number): Promise<Channel>;
  listChannels(): Promise<string[]>;
  /** Removes a channel with all that is noted of it. Its releases stay. */
  removeChannel(channel: string): Promise<void>;
  /** Replaces the state of the channel, even when its pointer is missing or damaged. */
  restoreChannel(channel: string, state: Channel): Promise<void>;
  /** The last state of the channel whose releases were all found. */
  lastVerified(channel: string): Promise<Channel | undefined>;
  keepVerified(channel: string, verified: Channel): Promise<void>;
  /** Changes of the channel, oldest first. */
  history(channel: string): Promise<HistoryEntry[]>;
  addToHistory(channel: string, entry: HistoryEntry): Promise<void>;
  /** Descriptions of the APIs beside the channel; none before the first were recorded. */
  recordedApis(channel: string): Promise<RecordedApi[]>;
  /** Replaces the recorded descriptions. */
  recordApis(channel: string, apis: RecordedApi[]): Promise<void>;
  /** Entries that apps had in the channel when they were taken out of it, for a rollback. */
  retired(channel: string): Promise<ChannelApps>;
  keepRetired(channel: string, apps: ChannelApps): Promise<void>;

  /** Canaries of channels. */
  readonly canaries: CanaryStore;

  /** Raw documents, for their signatures. */
  readonly documents: DocumentStore;

  /** Removes leftovers of interrupted writes. */
  removeLeftovers(): Promise<void>;

  /** Runs `work` while no other caller publishes or prunes this app. Not reentrant. */
  exclusively<T>(app: string, work: () => Promise<T>): Promise<T>;
}

/** The part of a store that servers read. Its files are on the disk of this machine. */
export interface ServedStore extends Pick<
  ReleaseStore,
  | 'addToHistory'
  | 'badVersions'
  | 'canaries'
  | 'getDelta'
  | 'getRelease'
  | 'getServerBuild'
  | 'keepVerified'
  | 'lastVerified'
  | 'readChannel'
  | 'recordedApis'
> {
  /**
   * Returns any channel as it is in the store, without copying what it names. `readChannel` is for the channel that a
   * server serves. @throws like `readChannel`
   */
  channelNow(channel: string): Promise<Channel>;
  /** Folder of the store, or of what this machine has of it, in the form of a `FolderStore`. */
  readonly folder: string;
  /** Folder of the files of all apps, each app in a folder of its own, for a server of static files. */
  readonly filesFolder: string;
  /** Public keys of the signatures that the documents in `folder` must have. Missing or empty when they need none. */
  readonly keys?: readonly PublicKey[];
  /** Brings a file into that folder. Missing where the folder is the store. @throws when the store is not reached */
  bringFile?(app: string, name: string): Promise<void>;
  /**
   * Returns headers of a response with the file, with which browsers verify its signature. Undefined when it has none.
   * Missing where none are checked.
   */
  fileHeaders?(app: string, name: string): Promise<Readonly<Record<string, string>> | undefined>;
  /** Brings the server builds of a release set into `folder`. @param apps app and version */
  bringBuilds?(apps: readonly (readonly [string, string])[]): Promise<void>;
  /** Stops watching the store. */
  close?(): void;
}

/** The channel is no longer at the revision on which a change was based. */
export class ChannelMoved extends Error {
  override readonly name = 'ChannelMoved';
}

/** Advice for a pointer that cannot be used. */
export const remedyFor = (channel: string): string =>
  `\`npm run releases -- --repair --channel ${channel}\` writes it again.`;
