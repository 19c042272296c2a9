import { createHash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Release, release } from '@puente/federation/release';
import { type Bucket, ObjectMoved } from '@puente/objects/bucket';
import { type Checks, checks, withChecks } from './checks.ts';
import { compressedForms } from './compression.ts';
import { releasePath } from './documents.ts';
import { json } from './json-file.ts';
import { encodingSuffixes, isName, named } from './names.ts';
import { ObjectCanaries } from './object-canaries.ts';
import { ObjectChannels } from './object-channels.ts';
import { ObjectDocuments } from './object-documents.ts';
import { changeJsonObject, readJsonObject } from './object-json.ts';
import { whileObjectLocked } from './object-lock.ts';
import { Refusal } from './refusal.ts';
import { type Encoding, type FileState, type ReleaseStore } from './release-store.ts';
import { removeSignatures } from './signatures.ts';
import { StoreChannels } from './store-channels.ts';
import { contentOf, newestFirst, reasons, versionIn } from './stored-values.ts';

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);

/** Folder of all objects: the bucket may contain others, such as uploads. */
const root = 'releases/';

/** Metadata of a file and of its compressed forms: the SHA-256 of the file. A form with another one is not of it. */
const contentName = 'content';

/** Releases in a bucket of an object store, with the names that `FolderStore` has in a folder. */
export class ObjectStore extends StoreChannels implements ReleaseStore {
  readonly #bucket: Bucket;
  readonly canaries: ObjectCanaries;
  readonly documents: ObjectDocuments;

  constructor(bucket: Bucket) {
    super(new ObjectChannels(bucket, root));
    this.#bucket = bucket;
    this.canaries = new ObjectCanaries(bucket, root);
    this.documents = new ObjectDocuments(bucket, root);
  }

  async putFile(app: string, name: string, bytes: Buffer): Promise<{ kept: boolean; brotli: number }> {
    const key = this.#file(app, name);
    const stored = await this.#bucket.read(key);
    if (stored) return this.#keepFile(app, name, stored.content, bytes);
    // The forms first: what is named without a suffix is complete.
    const brotli = await this.#writeForms(key, name, bytes);
    try {
      const meta = { [contentName]: contentHashOf(bytes) };
      await this.#bucket.put(key, bytes, { meta, onlyIf: 'absent' });
      return { kept: false, brotli };
    } catch (error) {
      const other = error instanceof ObjectMoved ? await this.#bucket.read(key) : undefined;
      if (!other) throw error;
      return this.#keepFile(app, name, other.content, bytes);
    }
  }

  async #keepFile(app: string, name: string, stored: Buffer, bytes: Buffer) {
    const key = this.#file(app, name);
    if (!stored.equals(bytes))
      throw new Refusal(
        `${app} already has a stored file ${name} with other bytes: give changed files new names, or remove ${key} if it is damaged.`,
      );
    const br = await this.statFile(app, name, 'br');
    return { kept: true, brotli: br?.bytes ?? (await this.#writeForms(key, name, bytes)) };
  }

  async #writeForms(key: string, name: string, bytes: Buffer): Promise<number> {
    const { br, gzip } = await compressedForms(name, bytes);
    const meta = { [contentName]: contentHashOf(bytes) };
    if (br) await this.#bucket.put(key + encodingSuffixes.br, br, { meta });
    if (gzip) await this.#bucket.put(key + encodingSuffixes.gzip, gzip, { meta });
    return br?.length ?? bytes.length;
  }

  async statFile(app: string, name: string, encoding: Encoding = 'identity'): Promise<FileState | undefined> {
    const key = this.#file(app, name);
    const plain = await this.#bucket.state(key);
    if (!plain || encoding === 'identity') return plain && { bytes: plain.bytes, tag: plain.etag };
    const form = await this.#bucket.state(key + encodingSuffixes[encoding]);
    if (!form || form.meta[contentName] === undefined) return undefined;
    if (form.meta[contentName] !== plain.meta[contentName]) return undefined;
    return { bytes: form.bytes, tag: form.etag };
  }

  async getFile(app: string, name: string, encoding: Encoding = 'identity'): Promise<Buffer | undefined> {
    return (await this.#bucket.read(this.#file(app, name) + encodingSuffixes[encoding]))?.content;
  }

  async listFiles(app: string): Promise<string[]> {
    return (await this.#names('files', named('app', app))).filter((name) => isName('file', name));
  }

  async removeFile(app: string, name: string): Promise<void> {
    const key = this.#file(app, name);
    for (const suffix of Object.values(encodingSuffixes)) await this.#bucket.remove(key + suffix);
    for (const dictionary of await this.listDeltas(app, name)) await this.removeDelta(app, name, dictionary);
    await this.#bucket.remove(this.#sourceMap(app, name));
  }

  async putDelta(app: string, name: string, dictionary: string, delta: Buffer): Promise<void> {
    await this.#bucket.put(this.#delta(app, name, dictionary), delta);
  }

  async getDelta(app: string, name: string, dictionary: string): Promise<Buffer | undefined> {
    return (await this.#bucket.read(this.#delta(app, name, dictionary)))?.content;
  }

  async listDeltas(app: string, name: string): Promise<string[]> {
    const found = await this.#names('deltas', named('app', app), named('file', name));
    return found.map((file) => file.replace(/\.dcz$/, '')).filter((hash) => isName('dictionary', hash));
  }

  async removeDelta(app: string, name: string, dictionary: string): Promise<void> {
    await this.#bucket.remove(this.#delta(app, name, dictionary));
  }

  async putSourceMap(app: string, name: string, map: Buffer): Promise<void> {
    await this.#bucket.put(this.#sourceMap(app, name), await gzipAsync(map));
  }

  async getSourceMap(app: string, name: string): Promise<Buffer | undefined> {
    if (!isName('app', app) || !isName('file', name)) return undefined;
    const stored = await this.#bucket.read(this.#sourceMap(app, name));
    return stored && (await gunzipAsync(stored.content));
  }

  async putServerBuild(app: string, name: string, bytes: Buffer): Promise<void> {
    await this.#bucket.put(this.#serverBuild(app, name), bytes);
  }

  async getServerBuild(app: string, name: string): Promise<Buffer | undefined> {
    return (await this.#bucket.read(this.#serverBuild(app, name)))?.content;
  }

  async listServerBuilds(app: string): Promise<string[]> {
    return (await this.#names('server-builds', named('app', app))).filter((name) => isName('file', name));
  }

  async removeServerBuild(app: string, name: string): Promise<void> {
    await this.#bucket.remove(this.#serverBuild(app, name));
  }

  async putRelease(next: Release, { isOfBranch = false } = {}): Promise<{ kept: boolean }> {
    const key = this.#app(next.app, named('version', next.version), 'release.json');
    const stored = await this.getRelease(next.app, next.version);
    if (stored && !isDeepStrictEqual(contentOf(stored), contentOf(next)))
      throw new Refusal(
        `${next.app} ${next.version} is stored already with another content, and releases never change.`,
      );
    if (!stored) await this.#putJson(key, next);
    if (isOfBranch) return { kept: stored !== undefined };
    await this.#putJson(this.#builtFrom(next.app, next.inputs), { version: next.version });
    await this.#putJson(this.#app(next.app, 'latest.json'), { version: next.version });
    return { kept: stored !== undefined };
  }

  async getRelease(app: string, version: string): Promise<Release | undefined> {
    if (!isName('version', version)) return undefined;
    return this.#json(this.#app(app, version, 'release.json'), (value) => release.parse(value));
  }

  async listReleases(app: string): Promise<Release[]> {
    const versions = (await this.#names('apps', named('app', app))).filter((name) => isName('version', name));
    const releases = await Promise.all(versions.map((version) => this.getRelease(app, version)));
    return newestFirst(releases);
  }

  async markBad(app: string, version: string, why: string): Promise<void> {
    const mark = { [named('version', version)]: why };
    await changeJsonObject(this.#bucket, this.#app(app, 'bad.json'), reasons, (now) => ({ ...now, ...mark }));
  }

  async badVersions(app: string): Promise<Record<string, string>> {
    return (await this.#json(this.#app(app, 'bad.json'), reasons)) ?? {};
  }

  async checksOf(app: string, version: string): Promise<Checks> {
    return (await this.#json(this.#checks(app, version), parseChecks)) ?? parseChecks({});
  }

  async recordChecks(app: string, version: string, added: Partial<Checks>): Promise<void> {
    await changeJsonObject(this.#bucket, this.#checks(app, version), parseChecks, (now) =>
      withChecks(now ?? parseChecks({}), added),
    );
  }

  async removeRelease(app: string, version: string): Promise<void> {
    // First, so that no look-up finds a release that is being removed.
    for (const name of await this.#names('apps', named('app', app), 'built-from')) {
      const key = this.#app(app, 'built-from', name);
      if ((await this.#json(key, versionIn)) === version) await this.#bucket.remove(key);
    }
    await this.#bucket.remove(this.#app(app, named('version', version), 'release.json'));
    await this.#bucket.remove(this.#checks(app, version));
    await removeSignatures(this.documents, releasePath(app, version));
  }

  async listApps(): Promise<string[]> {
    return (await this.#names('apps')).filter((name) => isName('app', name)).sort();
  }

  async latestVersion(app: string): Promise<string | undefined> {
    return this.#json(this.#app(app, 'latest.json'), versionIn);
  }

  async versionBuiltFrom(app: string, inputs: string): Promise<string | undefined> {
    return this.#json(this.#builtFrom(app, inputs), versionIn);
  }

  /** Objects appear whole or not at all, and locks of killed processes expire: nothing is left. */
  async removeLeftovers(): Promise<void> {}

  async exclusively<T>(app: string, work: () => Promise<T>): Promise<T> {
    return whileObjectLocked(this.#bucket, `${root}locks/${named('app', app)}`, work);
  }

  #file(app: string, name: string): string {
    return `${root}files/${named('app', app)}/${named('file', name)}`;
  }

  #delta(app: string, name: string, dictionary: string): string {
    const hash = named('dictionary', dictionary);
    return `${root}deltas/${named('app', app)}/${named('file', name)}/${hash}.dcz`;
  }

  #sourceMap(app: string, name: string): string {
    return `${root}source-maps/${named('app', app)}/${named('file', name)}.map.gz`;
  }

  #serverBuild(app: string, name: string): string {
    return `${root}server-builds/${named('app', app)}/${named('file', name)}`;
  }

  #app(app: string, ...rest: string[]): string {
    return [`${root}apps/${named('app', app)}`, ...rest].join('/');
  }

  #checks(app: string, version: string): string {
    return this.#app(app, named('version', version), 'checks.json');
  }

  #builtFrom(app: string, inputs: string): string {
    return this.#app(app, 'built-from', `${named('inputs', inputs)}.json`);
  }

  async #names(...path: string[]): Promise<string[]> {
    return this.#bucket.names(`${root}${path.join('/')}/`);
  }

  async #json<T>(key: string, parse: (value: unknown) => T): Promise<T | undefined> {
    return (await readJsonObject(this.#bucket, key, parse))?.value;
  }

  async #putJson(key: string, value: unknown): Promise<void> {
    await this.#bucket.put(key, json(value), { type: 'application/json' });
  }
}

const parseChecks = (value: unknown): Checks => checks.parse(value);

const contentHashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
