import { LRUCache } from 'lru-cache';
import { type Release } from '@puente/federation/release';
import { type DocumentStore } from './documents.ts';
import {
  type FileSignatures,
  fileSignaturesPath,
  readFileSignatures,
  signatureHeaders,
} from './file-signatures.ts';
import { json } from './json-file.ts';
import { type PublicKey } from './release-keys.ts';

type Headers = Readonly<Record<string, string>>;

interface KnownFile {
  version: string;
  integrity: string;
  /** Undefined until they are asked for. */
  headers?: Promise<Headers | undefined>;
}

/** Lists of signatures in memory. A missing one is looked for again after that time, in ms. */
const keptLists = { max: 200, ttl: 60_000 };

/**
 * Signatures of files in a mirror, for browsers. They come from the mirrored store, and stay in the copy. A file
 * without a signature of a known key is served without one: the release vouches for it.
 */
export class SignedFiles {
  readonly #origin: DocumentStore;
  readonly #copy: DocumentStore;
  readonly #keys: readonly PublicKey[];
  readonly #files = new Map<string, KnownFile>();
  readonly #lists = new LRUCache<string, Promise<FileSignatures | undefined>>(keptLists);

  constructor(origin: DocumentStore, copy: DocumentStore, keys: readonly PublicKey[]) {
    this.#origin = origin;
    this.#copy = copy;
    this.#keys = keys;
  }

  /** Learns the files of a release that is signed. */
  learn({ app, version, files }: Release): void {
    for (const [name, { integrity }] of Object.entries(files)) {
      const path = `${app}/${name}`;
      if (!this.#files.has(path)) this.#files.set(path, { version, integrity });
    }
  }

  /** Returns the headers of a response with the file. Undefined when it is not signed, or its release is not known. */
  async headersOf(app: string, name: string): Promise<Headers | undefined> {
    const path = `${app}/${name}`;
    const file = this.#files.get(path);
    if (!file) return undefined;
    file.headers ??= this.#find(app, name, file);
    const headers = await file.headers;
    // Another release may have it signed, or this one later.
    if (!headers && this.#files.get(path) === file) this.#files.delete(path);
    return headers;
  }

  async #find(app: string, name: string, { version, integrity }: KnownFile): Promise<Headers | undefined> {
    for (const key of this.#keys) {
      const signature = (await this.#listAt(fileSignaturesPath(app, version, key)))?.[name];
      const headers = signature === undefined ? undefined : signatureHeaders(key, integrity, signature);
      if (headers) return headers;
    }
    return undefined;
  }

  async #listAt(path: string): Promise<FileSignatures | undefined> {
    const known = this.#lists.get(path);
    if (known) return known;
    // A list that cannot be read counts as missing, too.
    const read = this.#read(path).catch(() => undefined);
    this.#lists.set(path, read);
    return read;
  }

  async #read(path: string): Promise<FileSignatures | undefined> {
    const kept = await readFileSignatures(this.#copy, path).catch(() => undefined);
    if (kept) return kept;
    const list = await readFileSignatures(this.#origin, path);
    if (list) await this.#copy.write(path, json(list));
    return list;
  }
}
