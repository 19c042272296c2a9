import { type Bucket, ObjectMoved } from '@puente/objects/bucket';
import { type Canary, canary, type CanaryCounts, canaryCounts } from './canary.ts';
import { type CanaryStore } from './canary-store.ts';
import { json } from './json-file.ts';
import { named } from './names.ts';
import { parsed, readJsonObject, writeJsonObject } from './object-json.ts';
import { ChannelMoved } from './release-store.ts';

/** A canary that was ended leaves `null`: a removal could not have a condition. */
const parse = (value: unknown): Canary | null => canary.nullable().parse(value);

/** The canaries of a store in a bucket, with the names that `FolderCanaries` has in a folder. */
export class ObjectCanaries implements CanaryStore {
  readonly #bucket: Bucket;
  readonly #root: string;
  /** Last read canary of each channel. */
  readonly #known = new Map<string, { etag: string; canary: Canary | null }>();

  constructor(bucket: Bucket, root: string) {
    this.#bucket = bucket;
    this.#root = `${root}canaries/`;
  }

  async read(channel: string): Promise<Canary | undefined> {
    const key = this.#key(channel);
    const known = this.#known.get(channel);
    const found = known ? await this.#bucket.readUnless(known.etag, key) : await this.#bucket.read(key);
    if (found === 'unchanged') return known?.canary ?? undefined;
    if (!found) return undefined;
    const read = { etag: found.etag, canary: parsed(key, found.content, parse) };
    this.#known.set(channel, read);
    return read.canary ?? undefined;
  }

  async write(channel: string, next: Canary | undefined, expected: string | undefined): Promise<void> {
    const key = this.#key(channel);
    // A damaged object may be replaced: nobody is served by it.
    const lenient = (value: unknown): Canary | null => canary.safeParse(value).data ?? null;
    const now = await readJsonObject(this.#bucket, key, lenient);
    try {
      if (now?.value?.id !== expected) throw new ObjectMoved(`it is ${now?.value?.id ?? 'none'}`);
      await writeJsonObject(this.#bucket, key, next ?? null, now);
    } catch (cause) {
      if (!(cause instanceof ObjectMoved)) throw cause;
      throw new ChannelMoved(`The canary of ${channel} was changed by another process: ${cause.message}.`, {
        cause,
      });
    }
    const kept = next && this.#counts(channel, next.id);
    for await (const { key: found } of this.#bucket.list(`${this.#root}${channel}/`))
      if (kept === undefined || !found.startsWith(kept)) await this.#bucket.remove(found);
  }

  async keepCounts(channel: string, id: string, process: string, counts: CanaryCounts): Promise<void> {
    const key = `${this.#counts(channel, id)}${named('canary', process)}.json`;
    await this.#bucket.put(key, json(counts), { type: 'application/json' });
  }

  async counts(channel: string, id: string): Promise<CanaryCounts[]> {
    const folder = this.#counts(channel, id);
    const names = await this.#bucket.names(folder);
    const read = await Promise.allSettled(
      names.map((name) => readJsonObject(this.#bucket, folder + name, (value) => canaryCounts.parse(value))),
    );
    return read.flatMap((result) =>
      result.status === 'fulfilled' && result.value ? [result.value.value] : [],
    );
  }

  #counts(channel: string, id: string): string {
    return `${this.#root}${named('channel', channel)}/${named('canary', id)}/`;
  }

  #key(channel: string): string {
    return `${this.#root}${named('channel', channel)}.json`;
  }
}
