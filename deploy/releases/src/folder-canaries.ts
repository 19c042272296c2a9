import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere, replaceFile } from './atomic-file.ts';
import { type Canary, canary, type CanaryCounts, canaryCounts } from './canary.ts';
import { type CanaryStore } from './canary-store.ts';
import { json, readJson, tagOf } from './json-file.ts';
import { named } from './names.ts';
import { ChannelMoved } from './release-store.ts';
import { whileLocked } from './store-lock.ts';

/**
 * The canaries of a folder store:
 *
 *     canaries/<channel>.json                 the canary
 *     canaries/<channel>/<id>/<process>.json  what a process has counted of it
 */
export class FolderCanaries implements CanaryStore {
  readonly #folder: string;
  /** Last read canary of each channel, by the state of its file. */
  readonly #known = new Map<string, { tag: string; canary: Canary | undefined }>();

  constructor(folder: string) {
    this.#folder = join(folder, 'canaries');
  }

  async read(channel: string): Promise<Canary | undefined> {
    const path = this.#path(channel);
    const state = await ifThere(stat(path));
    if (!state) return undefined;
    const tag = tagOf(state);
    const known = this.#known.get(channel);
    if (known?.tag === tag) return known.canary;
    const read = await readJson(path, (value) => canary.parse(value));
    this.#known.set(channel, { tag, canary: read });
    return read;
  }

  async write(channel: string, next: Canary | undefined, expected: string | undefined): Promise<void> {
    const path = this.#path(channel);
    await whileLocked(`${path}.lock`, async () => {
      // A damaged file may be replaced: nobody is served by it.
      const now = await this.read(channel).catch(() => undefined);
      if (now?.id !== expected)
        throw new ChannelMoved(
          `The canary of ${channel} is ${now?.id ?? 'none'}, not ${expected ?? 'none'}.`,
        );
      if (next) await replaceFile(path, json(next));
      else await rm(path, { force: true });
      for (const id of await this.#names(channel))
        if (id !== next?.id) await rm(this.#counts(channel, id), { recursive: true, force: true });
    });
  }

  async keepCounts(channel: string, id: string, process: string, counts: CanaryCounts): Promise<void> {
    await replaceFile(join(this.#counts(channel, id), `${named('canary', process)}.json`), json(counts));
  }

  async counts(channel: string, id: string): Promise<CanaryCounts[]> {
    const folder = this.#counts(channel, id);
    const names = ((await ifThere(readdir(folder))) ?? []).filter((name) => /^[^.].*\.json$/.test(name));
    const read = await Promise.allSettled(
      names.map((name) => readJson(join(folder, name), (value) => canaryCounts.parse(value))),
    );
    return read.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []));
  }

  async #names(channel: string): Promise<string[]> {
    return (await ifThere(readdir(join(this.#folder, channel)))) ?? [];
  }

  #counts(channel: string, id: string): string {
    return join(this.#folder, named('channel', channel), named('canary', id));
  }

  #path(channel: string): string {
    return join(this.#folder, `${named('channel', channel)}.json`);
  }
}
