import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Release, release } from '@puente/federation/release';
import { commitNew, ifThere, readIfThere, replaceFile, stage } from './atomic-file.ts';
import { type Checks } from './checks.ts';
import { type CompressedForms, compressedForms } from './compression.ts';
import { releasePath } from './documents.ts';
import { FolderCanaries } from './folder-canaries.ts';
import { FolderChannels } from './folder-channels.ts';
import { addChecks, readChecks } from './folder-checks.ts';
import { FolderDocuments } from './folder-documents.ts';
import { json, readJson, tagOf } from './json-file.ts';
import { removeLeftovers } from './leftovers.ts';
import { encodingSuffixes, isName, named } from './names.ts';
import { Refusal } from './refusal.ts';
import { type Encoding, type FileState, type ReleaseStore } from './release-store.ts';
import { removeSignatures } from './signatures.ts';
import { StoreChannels } from './store-channels.ts';
import { whileLocked } from './store-lock.ts';
import { contentOf, newestFirst, reasons, versionIn } from './stored-values.ts';

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);

/**
 * Releases in a folder, which several processes may use at once:
 *
 *     files/<app>/<file>              and <file>.br, <file>.gz
 *     deltas/<app>/<file>/<hash>.dcz  the file, compressed with the file of this SHA-256 as dictionary
 *     source-maps/<app>/<file>.map.gz what `trace` reads; nothing serves this folder
 *     server-builds/<app>/<file>      what the renderer reads; nothing serves this folder either
 *     apps/<app>/<version>/release.json
 *     apps/<app>/<version>/checks.json what was checked of it after its build
 *     apps/<app>/latest.json          the version that was published last
 *     apps/<app>/bad.json             versions that must not be served again, and why
 *     apps/<app>/built-from/<inputs>.json
 *     channels/<channel>.json         the one thing that moves
 *     verified/<channel>.json         what it was when all that it names was last found
 *     history/<channel>.ndjson        its changes, one line each: who, when, what, why
 *     apis/<channel>.json             descriptions of the APIs that it was last compared with
 *     retired/<channel>.json          what it said of apps that were taken out of it
 *     canaries/<channel>.json         see FolderCanaries
 *     signatures/…                    see signatures.ts
 */
export class FolderStore extends StoreChannels implements ReleaseStore {
  /** Folder of the store. */
  readonly folder: string;
  readonly canaries: FolderCanaries;
  readonly documents: FolderDocuments;

  constructor(folder: string) {
    super(new FolderChannels(folder));
    this.folder = folder;
    this.canaries = new FolderCanaries(folder);
    this.documents = new FolderDocuments(folder);
  }

  /** Folder of the files of all apps, each app in a folder of its own, for a server of static files. */
  get filesFolder(): string {
    return resolve(this.folder, 'files');
  }

  /** @param forms compressed forms that are known already */
  async putFile(
    app: string,
    name: string,
    bytes: Buffer,
    forms?: CompressedForms,
  ): Promise<{ kept: boolean; brotli: number }> {
    const path = this.#file(app, name);
    const stored = await readIfThere(path);
    if (stored) return this.#keepFile(path, app, name, stored, bytes);
    // Staged first, named last: what is named is complete, and no compressed form is older than its file (statFile).
    const staged = await stage(path, bytes);
    const brotli = await this.#writeForms(path, name, bytes, forms);
    if (await commitNew(staged, path)) return { kept: false, brotli };
    return this.#keepFile(path, app, name, await readFile(path), bytes);
  }

  async #keepFile(path: string, app: string, name: string, stored: Buffer, bytes: Buffer) {
    if (!stored.equals(bytes)) {
      throw new Refusal(
        `${app} already has a stored file ${name} with other bytes: give changed files new names, or remove ${path} if it is damaged.`,
      );
    }
    const br = await this.statFile(app, name, 'br');
    return { kept: true, brotli: br?.bytes ?? (await this.#writeForms(path, name, bytes)) };
  }

  async #writeForms(path: string, name: string, bytes: Buffer, forms?: CompressedForms): Promise<number> {
    const { br, gzip } = forms ?? (await compressedForms(name, bytes));
    if (br) await replaceFile(path + encodingSuffixes.br, br);
    if (gzip) await replaceFile(path + encodingSuffixes.gzip, gzip);
    return br?.length ?? bytes.length;
  }

  /**
   * The plain file is the authority. Without it the compressed forms do not count, and a form older than the plain file
   * is not one of it.
   */
  async statFile(app: string, name: string, encoding: Encoding = 'identity'): Promise<FileState | undefined> {
    const path = this.#file(app, name);
    const plain = await ifThere(stat(path));
    if (!plain?.isFile()) return undefined;
    if (encoding === 'identity') return { bytes: plain.size, tag: tagOf(plain) };
    const form = await ifThere(stat(path + encodingSuffixes[encoding]));
    if (!form || form.mtimeMs < plain.mtimeMs) return undefined;
    return { bytes: form.size, tag: tagOf(form) };
  }

  async getFile(app: string, name: string, encoding: Encoding = 'identity'): Promise<Buffer | undefined> {
    return readIfThere(this.#file(app, name) + encodingSuffixes[encoding]);
  }

  async listFiles(app: string): Promise<string[]> {
    return (await this.#entries('files', named('app', app))).filter((name) => isName('file', name));
  }

  async removeFile(app: string, name: string): Promise<void> {
    const path = this.#file(app, name);
    for (const suffix of Object.values(encodingSuffixes)) await rm(path + suffix, { force: true });
    await rm(this.#deltas(app, name), { recursive: true, force: true });
    await rm(this.#sourceMap(app, name), { force: true });
  }

  async putDelta(app: string, name: string, dictionary: string, delta: Buffer): Promise<void> {
    await replaceFile(this.#delta(app, name, dictionary), delta);
  }

  async getDelta(app: string, name: string, dictionary: string): Promise<Buffer | undefined> {
    return readIfThere(this.#delta(app, name, dictionary));
  }

  async listDeltas(app: string, name: string): Promise<string[]> {
    const files = await this.#entries('deltas', named('app', app), named('file', name));
    return files.filter((file) => file.endsWith('.dcz')).map((file) => file.slice(0, -'.dcz'.length));
  }

  async removeDelta(app: string, name: string, dictionary: string): Promise<void> {
    await rm(this.#delta(app, name, dictionary), { force: true });
  }

  async putSourceMap(app: string, name: string, map: Buffer): Promise<void> {
    await replaceFile(this.#sourceMap(app, name), await gzipAsync(map));
  }

  async getSourceMap(app: string, name: string): Promise<Buffer | undefined> {
    if (!isName('app', app) || !isName('file', name)) return undefined;
    const stored = await readIfThere(this.#sourceMap(app, name));
    return stored && (await gunzipAsync(stored));
  }

  async putServerBuild(app: string, name: string, bytes: Buffer): Promise<void> {
    await replaceFile(this.#serverBuild(app, name), bytes);
  }

  async getServerBuild(app: string, name: string): Promise<Buffer | undefined> {
    return readIfThere(this.#serverBuild(app, name));
  }

  async listServerBuilds(app: string): Promise<string[]> {
    return (await this.#entries('server-builds', named('app', app))).filter((name) => isName('file', name));
  }

  async removeServerBuild(app: string, name: string): Promise<void> {
    await rm(this.#serverBuild(app, name), { force: true });
  }

  async putRelease(next: Release, { isOfBranch = false } = {}): Promise<{ kept: boolean }> {
    const path = this.#app(next.app, named('version', next.version), 'release.json');
    const stored = await this.getRelease(next.app, next.version);
    if (stored && !isDeepStrictEqual(contentOf(stored), contentOf(next))) {
      throw new Refusal(
        `${next.app} ${next.version} is stored already with another content, and releases never change.`,
      );
    }
    if (!stored) await replaceFile(path, json(next));
    if (isOfBranch) return { kept: stored !== undefined };
    await replaceFile(this.#builtFrom(next.app, next.inputs), json({ version: next.version }));
    await replaceFile(this.#app(next.app, 'latest.json'), json({ version: next.version }));
    return { kept: stored !== undefined };
  }

  async getRelease(app: string, version: string): Promise<Release | undefined> {
    if (!isName('version', version)) return undefined;
    const path = this.#app(app, version, 'release.json');
    return readJson(path, (value) => release.parse(value));
  }

  async listReleases(app: string): Promise<Release[]> {
    const versions = (await this.#entries('apps', named('app', app))).filter((name) =>
      isName('version', name),
    );
    const releases = await Promise.all(versions.map((version) => this.getRelease(app, version)));
    return newestFirst(releases);
  }

  async markBad(app: string, version: string, why: string): Promise<void> {
    await whileLocked(this.#app(app, 'bad.json.lock'), async () => {
      const marked = { ...(await this.badVersions(app)), [named('version', version)]: why };
      await replaceFile(this.#app(app, 'bad.json'), json(marked));
    });
  }

  async badVersions(app: string): Promise<Record<string, string>> {
    return (await readJson(this.#app(app, 'bad.json'), reasons)) ?? {};
  }

  async checksOf(app: string, version: string): Promise<Checks> {
    return readChecks(this.#app(app, named('version', version)));
  }

  async recordChecks(app: string, version: string, added: Partial<Checks>): Promise<void> {
    await this.exclusively(app, () => addChecks(this.#app(app, named('version', version)), added));
  }

  async removeRelease(app: string, version: string): Promise<void> {
    // First, so that no look-up finds a release that is being removed.
    for (const name of await this.#entries('apps', named('app', app), 'built-from')) {
      const path = this.#app(app, 'built-from', name);
      if ((await readJson(path, versionIn)) === version) await rm(path, { force: true });
    }
    await rm(this.#app(app, named('version', version)), { recursive: true, force: true });
    await removeSignatures(this.documents, releasePath(app, version));
  }

  async listApps(): Promise<string[]> {
    return (await this.#entries('apps')).filter((name) => isName('app', name)).sort();
  }

  async latestVersion(app: string): Promise<string | undefined> {
    return readJson(this.#app(app, 'latest.json'), versionIn);
  }

  async versionBuiltFrom(app: string, inputs: string): Promise<string | undefined> {
    return readJson(this.#builtFrom(app, inputs), versionIn);
  }

  async removeLeftovers(): Promise<void> {
    await removeLeftovers(this.folder);
  }

  async exclusively<T>(app: string, work: () => Promise<T>): Promise<T> {
    return whileLocked(this.#app(app, '.lock'), work);
  }

  #file(app: string, name: string): string {
    return join(this.folder, 'files', named('app', app), named('file', name));
  }

  #deltas(app: string, name: string): string {
    return join(this.folder, 'deltas', named('app', app), named('file', name));
  }

  #delta(app: string, name: string, dictionary: string): string {
    return join(this.#deltas(app, name), `${named('dictionary', dictionary)}.dcz`);
  }

  #sourceMap(app: string, name: string): string {
    return join(this.folder, 'source-maps', named('app', app), `${named('file', name)}.map.gz`);
  }

  #serverBuild(app: string, name: string): string {
    return join(this.folder, 'server-builds', named('app', app), named('file', name));
  }

  #app(app: string, ...rest: string[]): string {
    return join(this.folder, 'apps', named('app', app), ...rest);
  }

  #builtFrom(app: string, inputs: string): string {
    return this.#app(app, 'built-from', `${named('inputs', inputs)}.json`);
  }

  async #entries(...path: string[]): Promise<string[]> {
    return (await ifThere(readdir(join(this.folder, ...path)))) ?? [];
  }
}
