import { isDeepStrictEqual } from 'node:util';
import { type Release, release } from '@puente/federation/release';
import { type Canary, canary } from './canary.ts';
import { type Channel, channel } from './channel.ts';
import { canaryPath, pointerPath, releasePath, verifiedPath } from './documents.ts';
import { isName } from './names.ts';
import { overriding } from './overriding.ts';
import { type PublicKey } from './release-keys.ts';
import { type ReleaseStore } from './release-store.ts';
import { isSigned, SignatureRefused } from './signatures.ts';

/** A document that changes while it is read is read again, so many times. */
const attempts = 5;

/**
 * Gives out only pointers, canaries and releases that one of the keys has signed, and no pointer or canary again that
 * was followed by another one. Reading methods throw `SignatureRefused`. `listReleases` is left as it is: `prune` must
 * not take the files of a release for unused because its signature is missing.
 */
export function verifiedStore(store: ReleaseStore, keys: readonly PublicKey[]): ReleaseStore {
  const reader = new VerifiedReader(store, keys);
  return overriding(store, {
    readChannel: (name) => reader.readChannel(name),
    lastVerified: (name) => reader.lastVerified(name),
    getRelease: (app, version) => reader.getRelease(app, version),
    canaries: overriding(store.canaries, { read: (name) => reader.readCanary(name) }),
  });
}

class VerifiedReader {
  readonly #store: ReleaseStore;
  readonly #keys: readonly PublicKey[];
  /** Last verified pointer of each channel. */
  readonly #pointers = new Map<string, Channel>();
  readonly #canaries = new Map<string, Canary>();
  /** Ids of canaries that ended while this process ran. */
  readonly #ended = new Set<string>();

  constructor(store: ReleaseStore, keys: readonly PublicKey[]) {
    this.#store = store;
    this.#keys = keys;
  }

  async readChannel(name: string): Promise<Channel> {
    const last = this.#pointers.get(name);
    const state = await this.#same<Channel>(
      () => this.#store.readChannel(name),
      last,
      // A channel that was never written has no pointer to sign.
      (found) =>
        found.revision === 0 && Object.keys(found.apps).length === 0
          ? found
          : this.#read(pointerPath(name), pointerPath(name), (value) => channel.parse(value)),
      pointerPath(name),
    );
    if (state === last) return state;
    const kept = await this.lastVerified(name).catch(() => undefined);
    refuseEarlier(name, state, [last, kept]);
    this.#pointers.set(name, state);
    return state;
  }

  async lastVerified(name: string): Promise<Channel | undefined> {
    return this.#read(verifiedPath(name), pointerPath(name), (value) => channel.parse(value));
  }

  async getRelease(app: string, version: string): Promise<Release | undefined> {
    if (!isName('version', version)) return undefined;
    const path = releasePath(app, version);
    return this.#read(path, path, (value) => release.parse(value));
  }

  async readCanary(name: string): Promise<Canary | undefined> {
    const last = this.#canaries.get(name);
    const path = canaryPath(name);
    const state = await this.#same<Canary | undefined>(
      () => this.#store.canaries.read(name),
      last,
      (found) => found && this.#read(path, path, (value) => canary.parse(value)),
      path,
    );
    if (last && last.id !== state?.id) this.#ended.add(last.id);
    if (state && this.#ended.has(state.id)) {
      this.#canaries.delete(name);
      throw new SignatureRefused(`${path} is a canary that was ended before.`);
    }
    if (state) this.#canaries.set(name, state);
    else this.#canaries.delete(name);
    return state;
  }

  /** Looks for a change with `look`, which is cheap, and reads and verifies what has changed. */
  async #same<T>(
    look: () => Promise<T>,
    last: T | undefined,
    verify: (found: T) => T | Promise<T | undefined>,
    path: string,
  ): Promise<T> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const found = await look();
      if (last !== undefined && isDeepStrictEqual(found, last)) return last;
      const verified = await verify(found);
      if (isDeepStrictEqual(verified, found)) return found;
    }
    throw new SignatureRefused(`${path} keeps changing while it is verified.`);
  }

  /**
   * Reads a document once, so that what is verified is what is used.
   * @param signedAs path in the signed text
   */
  async #read<T>(path: string, signedAs: string, parse: (value: unknown) => T): Promise<T | undefined> {
    const content = await this.#store.documents.read(path);
    if (!content) return undefined;
    if (!(await isSigned(this.#store.documents, this.#keys, signedAs, content)))
      throw new SignatureRefused(
        `${path} is not signed by a known key, or was changed. If it is right, \`npm run releases -- --sign\` signs it.`,
      );
    try {
      return parse(JSON.parse(content.toString()));
    } catch (cause) {
      throw new Error(`${path} is damaged.`, { cause });
    }
  }
}

/**
 * Refuses a pointer that was followed by another one: it was put back without the key.
 * @param known states that were verified before
 * @throws {SignatureRefused}
 */
export function refuseEarlier(name: string, state: Channel, known: readonly (Channel | undefined)[]): void {
  for (const other of known) {
    if (!other || other.revision < state.revision || isDeepStrictEqual(other, state)) continue;
    throw new SignatureRefused(
      `${pointerPath(name)} is at revision ${state.revision}, but ${other.revision} was served before.`,
    );
  }
}
