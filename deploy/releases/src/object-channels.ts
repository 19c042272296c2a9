import { randomUUID } from 'node:crypto';
import { type Bucket, ObjectMoved } from '@puente/objects/bucket';
import { type Channel, channel, type ChannelApps, channelApps, emptyChannel } from './channel.ts';
import { type HistoryEntry, historyEntry } from './history.ts';
import { json } from './json-file.ts';
import { isName, named } from './names.ts';
import { changeJsonObject, parsed, readJsonObject, writeJsonObject } from './object-json.ts';
import { ChannelMoved, remedyFor } from './release-store.ts';
import { type RecordedApi, recordedApis } from './served-api.ts';

/** The channels of a store in a bucket. A pointer is written only if it is still the one that was read. */
export class ObjectChannels {
  readonly #bucket: Bucket;
  readonly #root: string;
  /** Last read state of each channel. While the pointer is unchanged, the same object is returned. */
  readonly #known = new Map<string, { etag: string; channel: Channel }>();

  constructor(bucket: Bucket, root: string) {
    this.#bucket = bucket;
    this.#root = root;
  }

  async read(name: string): Promise<Channel> {
    return (await this.#read(name))?.channel ?? this.#neverWritten(name);
  }

  async write(name: string, apps: ChannelApps, expectedRevision: number): Promise<Channel> {
    const now = await this.#read(name);
    const { revision } = now?.channel ?? (await this.#neverWritten(name));
    const next = { revision: revision + 1, apps };
    try {
      if (revision !== expectedRevision)
        throw new ObjectMoved(`it is at revision ${revision}, not at ${expectedRevision}`);
      await writeJsonObject(this.#bucket, this.#key('channels', name), next, now);
    } catch (cause) {
      if (cause instanceof ObjectMoved)
        throw new ChannelMoved(`Channel ${name} was changed by another process: ${cause.message}.`, {
          cause,
        });
      throw cause;
    }
    return next;
  }

  /** Writes the pointer, whatever its current content. */
  async restore(name: string, { apps, revision }: Channel): Promise<void> {
    const lenient = (value: unknown): Channel => channel.safeParse(value).data ?? emptyChannel;
    const next = (now: Channel = emptyChannel): Channel => ({
      revision: Math.max(revision, now.revision) + 1,
      apps,
    });
    const key = this.#key('channels', name);
    try {
      await changeJsonObject(this.#bucket, key, lenient, next);
    } catch (error) {
      if (!(error instanceof Error && error.message.endsWith('is damaged.'))) throw error;
      // Not even JSON: nothing in it is worth a condition.
      await this.#bucket.put(key, json(next()), { type: 'application/json' });
    }
  }

  /** Includes channels that have lost their pointer: `prune` must not remove their releases as unused. */
  async list(): Promise<string[]> {
    const names = await Promise.all(
      ['channels', 'verified'].map((folder) => this.#bucket.names(`${this.#root}${folder}/`)),
    );
    return [...new Set(names.flat())]
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((name) => isName('channel', name));
  }

  async remove(name: string): Promise<void> {
    const folder = `${this.#root}history/${named('channel', name)}/`;
    const history = (await this.#bucket.names(folder)).map((entry) => folder + entry);
    // The pointer last: without the others, a channel without a pointer was never written.
    const others = (['verified', 'apis', 'retired', 'channels'] as const).map((kind) =>
      this.#key(kind, name),
    );
    for (const key of [...history, ...others]) await this.#bucket.remove(key);
    this.#known.delete(name);
  }

  async lastVerified(name: string): Promise<Channel | undefined> {
    const key = this.#key('verified', name);
    return (await readJsonObject(this.#bucket, key, (value) => channel.parse(value)))?.value;
  }

  async keepVerified(name: string, verified: Channel): Promise<void> {
    await this.#bucket.put(this.#key('verified', name), json(verified), { type: 'application/json' });
  }

  /** Entries are objects of their own, since nothing can be appended to an object. */
  async history(name: string): Promise<HistoryEntry[]> {
    const folder = `${this.#root}history/${named('channel', name)}/`;
    const keys = (await this.#bucket.names(folder)).sort();
    const entries = await Promise.all(
      keys.map((key) => readJsonObject(this.#bucket, folder + key, (value) => historyEntry.parse(value))),
    );
    return entries.flatMap((entry) => (entry ? [entry.value] : []));
  }

  async addToHistory(name: string, entry: HistoryEntry): Promise<void> {
    const order = String(entry.revision).padStart(9, '0');
    const key = `${this.#root}history/${named('channel', name)}/${order}-${randomUUID()}.json`;
    await this.#bucket.put(key, json(entry), { type: 'application/json' });
  }

  async recordedApis(name: string): Promise<RecordedApi[]> {
    const key = this.#key('apis', name);
    return (await readJsonObject(this.#bucket, key, (value) => recordedApis.parse(value)))?.value ?? [];
  }

  async recordApis(name: string, apis: RecordedApi[]): Promise<void> {
    await this.#bucket.put(this.#key('apis', name), json(apis), { type: 'application/json' });
  }

  async retired(name: string): Promise<ChannelApps> {
    const key = this.#key('retired', name);
    return (await readJsonObject(this.#bucket, key, (value) => channelApps.parse(value)))?.value ?? {};
  }

  /** Adds entries to the kept ones. */
  async keepRetired(name: string, apps: ChannelApps): Promise<void> {
    await changeJsonObject(
      this.#bucket,
      this.#key('retired', name),
      (value) => channelApps.parse(value),
      (now) => ({ ...now, ...apps }),
    );
  }

  async #read(name: string): Promise<{ etag: string; channel: Channel } | undefined> {
    const key = this.#key('channels', name);
    const known = this.#known.get(name);
    const found = known ? await this.#bucket.readUnless(known.etag, key) : await this.#bucket.read(key);
    if (found === 'unchanged') return known;
    if (!found) {
      this.#known.delete(name);
      return undefined;
    }
    try {
      const read = { etag: found.etag, channel: parsed(key, found.content, (value) => channel.parse(value)) };
      this.#known.set(name, read);
      return read;
    } catch (cause) {
      throw new Error(`${key} is damaged. ${remedyFor(name)}`, { cause });
    }
  }

  /** Returns the empty channel, unless the channel has served something and so has lost its pointer. */
  async #neverWritten(name: string): Promise<Channel> {
    if (await this.#bucket.state(this.#key('verified', name)))
      throw new Error(`${this.#key('channels', name)} is gone. ${remedyFor(name)}`);
    return emptyChannel;
  }

  #key(folder: 'apis' | 'channels' | 'retired' | 'verified', name: string): string {
    return `${this.#root}${folder}/${named('channel', name)}.json`;
  }
}
