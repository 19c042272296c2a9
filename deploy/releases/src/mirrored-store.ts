import { LRUCache } from 'lru-cache';
import { isIntact } from '@puente/federation/integrity';
import { type Release } from '@puente/federation/release';
import { type Canary } from './canary.ts';
import { type Channel } from './channel.ts';
import { isFormOf, mayHaveForms } from './compression.ts';
import { FolderStore } from './folder-store.ts';
import { type HistoryEntry } from './history.ts';
import { MirroredCanaries } from './mirrored-canaries.ts';
import { isName } from './names.ts';
import { pruneApp } from './prune.ts';
import { type PublicKey } from './release-keys.ts';
import { type Encoding, type ReleaseStore, type ServedStore } from './release-store.ts';
import { type RecordedApi } from './served-api.ts';
import { SignedFiles } from './signed-files.ts';
import { signedSides } from './signed-sides.ts';
import { Watched } from './watched.ts';

export interface MirrorTimes {
  /** Time between two looks at the pointer, in ms. A promotion is served that much later at most, and the download. */
  pollMs: number;
  /** Shortest time between two lists of all releases, which a request for an unknown file causes, in ms. */
  listMs: number;
  /** Time for which the deltas of a file are known, in ms. */
  deltasMs: number;
}

const usualTimes: MirrorTimes = { pollMs: 1_000, listMs: 5_000, deltasMs: 60_000 };

/** Downloads at once. */
const concurrency = 32;
/** Releases of each app that stay on the disk, besides those of the channel. */
const keptReleases = 10;

/**
 * Another store as servers read it: with a copy of all that they serve on their own disk. A state of a channel is
 * followed once every file of its releases is here and matches its integrity. While the store is not reached, what is
 * here is served. Several processes may share the folder.
 */
export class MirroredStore implements ServedStore {
  readonly #origin: ReleaseStore;
  readonly #copy: FolderStore;
  /** The copy, as far as it is signed where keys are given. */
  readonly #kept: ReleaseStore;
  readonly keys: readonly PublicKey[];
  readonly #signedFiles: SignedFiles;
  readonly #times: MirrorTimes;
  readonly canaries: MirroredCanaries;
  readonly #channels = new Map<string, Watched<Channel>>();
  /** App -> file -> integrity, of all known releases. */
  readonly #integrity = new Map<string, Map<string, string>>();
  readonly #bringing = new Map<string, Promise<void>>();
  readonly #deltas: LRUCache<string, Promise<readonly string[]>>;
  /** Version of the last canary, which stays on the disk. */
  #canaryVersion: string | undefined;
  #listedAt = -Infinity;
  #listing: Promise<void> = Promise.resolve();

  /**
   * @param folder folder for the copies
   * @param keys public keys: with some, nothing is served that none of them has signed
   */
  constructor(
    origin: ReleaseStore,
    folder: string,
    { keys = [], ...times }: Partial<MirrorTimes> & { keys?: readonly PublicKey[] } = {},
  ) {
    this.keys = keys;
    this.#copy = new FolderStore(folder);
    const sides = { origin, copy: this.#copy };
    ({ origin: this.#origin, copy: this.#kept } = keys.length > 0 ? signedSides(sides, keys) : sides);
    this.#signedFiles = new SignedFiles(origin.documents, this.#copy.documents, keys);
    this.#times = { ...usualTimes, ...times };
    this.canaries = new MirroredCanaries(
      this.#origin.canaries,
      (canary) => this.#bringCanary(canary),
      this.#times.pollMs,
    );
    this.#deltas = new LRUCache({ max: 5_000, ttl: this.#times.deltasMs });
  }

  get folder(): string {
    return this.#copy.folder;
  }

  get filesFolder(): string {
    return this.#copy.filesFolder;
  }

  /** @throws when the store is not reached, or the state of the channel cannot be followed */
  async readChannel(name: string): Promise<Channel> {
    return this.#watched(name).current();
  }

  async channelNow(name: string): Promise<Channel> {
    return this.#origin.readChannel(name);
  }

  async recordedApis(name: string): Promise<RecordedApi[]> {
    return this.#origin.recordedApis(name);
  }

  async lastVerified(name: string): Promise<Channel | undefined> {
    return (await this.#kept.lastVerified(name)) ?? this.#origin.lastVerified(name);
  }

  /** Keeps it on this disk only: promotions keep it in the store. */
  async keepVerified(name: string, verified: Channel): Promise<void> {
    await this.#kept.keepVerified(name, verified);
  }

  badVersions(app: string): Promise<Record<string, string>> {
    return this.#origin.badVersions(app);
  }

  async getRelease(app: string, version: string): Promise<Release | undefined> {
    const known = await this.#kept.getRelease(app, version).catch(() => undefined);
    const found = known ?? (await this.#origin.getRelease(app, version));
    if (!found) return undefined;
    if (!known) await this.#kept.putRelease(found);
    this.#learn(found);
    return found;
  }

  async getServerBuild(app: string, name: string): Promise<Buffer | undefined> {
    const here = await this.#copy.getServerBuild(app, name);
    if (here) return here;
    const bytes = await this.#origin.getServerBuild(app, name);
    const integrity = this.#integrity.get(app)?.get(name);
    if (bytes && integrity !== undefined && isIntact(bytes, integrity))
      await this.#copy.putServerBuild(app, name, bytes);
    return bytes;
  }

  async getDelta(app: string, name: string, dictionary: string): Promise<Buffer | undefined> {
    const here = await this.#copy.getDelta(app, name, dictionary);
    if (here || this.#integrity.get(app)?.has(name) !== true) return here;
    const key = `${app}/${name}`;
    const listed = this.#deltas.get(key) ?? this.#origin.listDeltas(app, name);
    this.#deltas.set(key, listed);
    listed.catch(() => this.#deltas.delete(key));
    if (!(await listed).includes(dictionary)) return undefined;
    const delta = await this.#origin.getDelta(app, name, dictionary);
    if (delta) await this.#copy.putDelta(app, name, dictionary, delta);
    return delta;
  }

  async bringFile(app: string, name: string): Promise<void> {
    if (!isName('app', app) || !isName('file', name) || (await this.#copy.statFile(app, name))) return;
    if (!this.#knows(app, name)) await Promise.all([...this.#channels.values()].map((each) => each.look()));
    if (!this.#knows(app, name)) await this.#listAll();
    if (this.#knows(app, name)) await this.#bring(app, name);
  }

  fileHeaders(app: string, name: string): Promise<Readonly<Record<string, string>> | undefined> {
    return this.#signedFiles.headersOf(app, name);
  }

  async bringBuilds(apps: readonly (readonly [string, string])[]): Promise<void> {
    for (const [app, version] of apps) {
      const server = (await this.getRelease(app, version))?.server;
      if (server) await this.getServerBuild(app, server.file);
    }
  }

  async addToHistory(channel: string, entry: HistoryEntry): Promise<void> {
    await this.#origin.addToHistory(channel, entry);
  }

  close(): void {
    this.canaries.close();
    for (const channel of this.#channels.values()) channel.stop();
  }

  #watched(name: string): Watched<Channel> {
    const known = this.#channels.get(name);
    if (known) return known;
    const watched = new Watched(
      () => this.#origin.readChannel(name),
      (state) => this.#bringAll(state),
      this.#times.pollMs,
    );
    this.#channels.set(name, watched);
    return watched;
  }

  /** @throws when a release or one of its files is missing, or damaged */
  async #bringAll({ apps }: Channel): Promise<void> {
    await this.#bringReleases(Object.entries(apps).map(([app, { current }]) => [app, current]));
    await this.#removeOld(apps);
  }

  async #bringCanary({ app, version }: Canary): Promise<void> {
    this.#canaryVersion = version;
    await this.#bringReleases([[app, version]]);
  }

  /** @throws when a release or one of its files is missing, or damaged */
  async #bringReleases(versions: readonly (readonly [string, string])[]): Promise<void> {
    const wanted: { app: string; name: string }[] = [];
    for (const [app, version] of versions) {
      const release = await this.getRelease(app, version);
      if (!release) throw new Error(`${app} ${version} is not in the store.`);
      for (const name of Object.keys(release.files)) wanted.push({ app, name });
    }
    const next = wanted.values();
    const bringInTurn = async (): Promise<void> => {
      for (const { app, name } of next)
        if (!(await this.#copy.statFile(app, name))) await this.#bring(app, name);
    };
    await Promise.all(Array.from({ length: concurrency }, bringInTurn));
  }

  async #bring(app: string, name: string): Promise<void> {
    const key = `${app}/${name}`;
    const bringing =
      this.#bringing.get(key) ?? this.#download(app, name).finally(() => this.#bringing.delete(key));
    this.#bringing.set(key, bringing);
    await bringing;
  }

  async #download(app: string, name: string): Promise<void> {
    const form = async (encoding: Exclude<Encoding, 'identity'>) =>
      mayHaveForms(name) ? this.#origin.getFile(app, name, encoding) : undefined;
    const [bytes, br, gzip] = await Promise.all([this.#origin.getFile(app, name), form('br'), form('gzip')]);
    const integrity = this.#integrity.get(app)?.get(name);
    if (!bytes) throw new Error(`The store lacks the file ${name} of ${app}.`);
    if (integrity === undefined || !isIntact(bytes, integrity))
      throw new Error(`The store has a damaged file ${name} of ${app}.`);
    await this.#copy.putFile(app, name, bytes, {
      ...(br && (await isFormOf('br', br, bytes)) && { br }),
      ...(gzip && (await isFormOf('gzip', gzip, bytes)) && { gzip }),
    });
  }

  #knows(app: string, name: string): boolean {
    return this.#integrity.get(app)?.has(name) === true;
  }

  #learn(release: Release): void {
    this.#signedFiles.learn(release);
    const { app, files, server } = release;
    const known = this.#integrity.get(app) ?? new Map<string, string>();
    for (const [name, { integrity }] of Object.entries(files)) known.set(name, integrity);
    if (server) known.set(server.file, server.integrity);
    this.#integrity.set(app, known);
  }

  /** Learns the files of all stored releases: pages that were opened before a promotion still ask for theirs. */
  async #listAll(): Promise<void> {
    const now = performance.now();
    if (now - this.#listedAt >= this.#times.listMs) {
      this.#listedAt = now;
      this.#listing = (async () => {
        for (const app of await this.#origin.listApps())
          for (const release of await this.#origin.listReleases(app)) this.#learn(release);
      })();
    }
    await this.#listing;
  }

  /** Keeps the disk from filling. A removed file that is asked for again is brought again. */
  async #removeOld(apps: Channel['apps']): Promise<void> {
    for (const app of await this.#copy.listApps()) {
      const needed = apps[app];
      await this.#copy.exclusively(app, () =>
        pruneApp(
          this.#copy,
          app,
          keptReleases,
          (version) =>
            version === needed?.current ||
            version === this.#canaryVersion ||
            needed?.previous.includes(version) === true,
        ),
      );
    }
  }
}
