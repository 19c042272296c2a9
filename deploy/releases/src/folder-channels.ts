import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere, replaceFile } from './atomic-file.ts';
import { type Channel, channel, type ChannelApps, channelApps, emptyChannel } from './channel.ts';
import { readRecordedApis, writeRecordedApis } from './folder-checks.ts';
import { type HistoryEntry, historyEntry } from './history.ts';
import { json, readJson, tagOf } from './json-file.ts';
import { isName } from './names.ts';
import { Refusal } from './refusal.ts';
import { ChannelMoved, remedyFor } from './release-store.ts';
import { type RecordedApi } from './served-api.ts';
import { whileLocked } from './store-lock.ts';

/** The channels of a folder store: one file each, and a second file with its last verified state. */
export class FolderChannels {
  readonly #folder: string;
  /** Last read state of each channel. While the file on disk is unchanged, the same object is returned. */
  readonly #known = new Map<string, { tag: string; channel: Channel }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<Channel> {
    const path = this.#pointer(name);
    const state = await ifThere(stat(path));
    const tag = state && tagOf(state);
    const known = this.#known.get(name);
    if (known && known.tag === tag) return known.channel;
    const read = await this.#parse(name);
    if (!read || tag === undefined) return this.#neverWritten(name);
    // If the pointer moved between stat and read, the tag is too old, and the next call reads once more.
    this.#known.set(name, { tag, channel: read });
    return read;
  }

  async write(name: string, apps: ChannelApps, expectedRevision: number): Promise<Channel> {
    const path = this.#pointer(name);
    return whileLocked(lockOf(path), async () => {
      const { revision } = await this.read(name);
      if (revision !== expectedRevision) {
        throw new ChannelMoved(`Channel ${name} is at revision ${revision}, not at ${expectedRevision}.`);
      }
      const next = { revision: revision + 1, apps };
      await replaceFile(path, json(next));
      return next;
    });
  }

  /** Writes the pointer, whatever its current content. */
  async restore(name: string, { apps, revision }: Channel): Promise<void> {
    const path = this.#pointer(name);
    await whileLocked(lockOf(path), async () => {
      const now = await this.read(name).catch(() => emptyChannel);
      await replaceFile(path, json({ revision: Math.max(revision, now.revision) + 1, apps }));
    });
  }

  /** Includes channels that have lost their pointer: `prune` must not remove their releases as unused. */
  async list(): Promise<string[]> {
    const folders = ['channels', 'verified'].map((name) => ifThere(readdir(join(this.#folder, name))));
    const files = new Set((await Promise.all(folders)).flatMap((names) => names ?? []));
    return [...files]
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((name) => isName('channel', name));
  }

  async remove(name: string): Promise<void> {
    const path = this.#pointer(name);
    await whileLocked(lockOf(path), async () => {
      // The pointer last: without the others, a channel without a pointer was never written.
      for (const each of [
        this.#verified(name),
        this.#history(name),
        this.#apis(name),
        this.#retired(name),
        path,
      ])
        await rm(each, { force: true });
      this.#known.delete(name);
    });
  }

  async lastVerified(name: string): Promise<Channel | undefined> {
    return readJson(this.#verified(name), (value) => channel.parse(value));
  }

  async keepVerified(name: string, verified: Channel): Promise<void> {
    await replaceFile(this.#verified(name), json(verified));
  }

  async history(name: string): Promise<HistoryEntry[]> {
    const lines = (await ifThere(readFile(this.#history(name), 'utf8')))?.split('\n') ?? [];
    return lines.filter(Boolean).map((line) => historyEntry.parse(JSON.parse(line)));
  }

  async addToHistory(name: string, entry: HistoryEntry): Promise<void> {
    const path = this.#history(name);
    await mkdir(dirname(path), { recursive: true });
    await appendFile(path, `${JSON.stringify(entry)}\n`);
  }

  async recordedApis(name: string): Promise<RecordedApi[]> {
    return readRecordedApis(this.#apis(name));
  }

  async recordApis(name: string, apis: RecordedApi[]): Promise<void> {
    await writeRecordedApis(this.#apis(name), apis);
  }

  async retired(name: string): Promise<ChannelApps> {
    return (await readJson(this.#retired(name), (value) => channelApps.parse(value))) ?? {};
  }

  /** Adds entries to the kept ones. */
  async keepRetired(name: string, apps: ChannelApps): Promise<void> {
    const path = this.#retired(name);
    await whileLocked(lockOf(path), async () =>
      replaceFile(path, json({ ...(await this.retired(name)), ...apps })),
    );
  }

  /** Returns the empty channel, unless the channel has served something and so has lost its pointer. */
  async #neverWritten(name: string): Promise<Channel> {
    if (await ifThere(stat(this.#verified(name))))
      throw new Error(`${this.#pointer(name)} is gone. ${remedyFor(name)}`);
    return emptyChannel;
  }

  async #parse(name: string): Promise<Channel | undefined> {
    const path = this.#pointer(name);
    try {
      return await readJson(path, (value) => channel.parse(value));
    } catch (cause) {
      throw new Error(`${path} is damaged. ${remedyFor(name)}`, { cause });
    }
  }

  #pointer(name: string): string {
    return join(this.#folder, 'channels', this.#file(name));
  }

  #verified(name: string): string {
    return join(this.#folder, 'verified', this.#file(name));
  }

  #history(name: string): string {
    return join(this.#folder, 'history', this.#file(name).replace('.json', '.ndjson'));
  }

  #apis(name: string): string {
    return join(this.#folder, 'apis', this.#file(name));
  }

  #retired(name: string): string {
    return join(this.#folder, 'retired', this.#file(name));
  }

  #file(name: string): string {
    if (!isName('channel', name)) throw new Refusal(`"${name}" cannot be the name of the channel.`);
    return `${name}.json`;
  }
}

const lockOf = (path: string): string => `${path}.lock`;
