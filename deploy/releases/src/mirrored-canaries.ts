import { type Canary, type CanaryCounts } from './canary.ts';
import { type CanaryStore } from './canary-store.ts';
import { Watched } from './watched.ts';

/** The canaries of a store that is far away: read without waiting, and only once their files are here. */
export class MirroredCanaries implements CanaryStore {
  readonly #origin: CanaryStore;
  readonly #bring: (canary: Canary) => Promise<void>;
  readonly #pollMs: number;
  readonly #watched = new Map<string, Watched<Canary | undefined>>();

  /** @param bring brings the files of a canary onto this disk */
  constructor(origin: CanaryStore, bring: (canary: Canary) => Promise<void>, pollMs: number) {
    this.#origin = origin;
    this.#bring = bring;
    this.#pollMs = pollMs;
  }

  async read(channel: string): Promise<Canary | undefined> {
    return this.#of(channel).current();
  }

  async write(channel: string, next: Canary | undefined, expected: string | undefined): Promise<void> {
    await this.#origin.write(channel, next, expected);
  }

  async keepCounts(channel: string, id: string, process: string, counts: CanaryCounts): Promise<void> {
    await this.#origin.keepCounts(channel, id, process, counts);
  }

  async counts(channel: string, id: string): Promise<CanaryCounts[]> {
    return this.#origin.counts(channel, id);
  }

  close(): void {
    for (const watched of this.#watched.values()) watched.stop();
  }

  #of(channel: string): Watched<Canary | undefined> {
    const known = this.#watched.get(channel);
    if (known) return known;
    const watched = new Watched(
      () => this.#origin.read(channel),
      async (canary) => {
        if (canary) await this.#bring(canary);
      },
      this.#pollMs,
    );
    this.#watched.set(channel, watched);
    return watched;
  }
}
