import type { ServedStore } from '@puente/releases/release-store';
import { SignatureRefused } from '@puente/releases/signatures';
import type { Drawing, Drawn } from './drawing.ts';
import { LastingThread } from './lasting-thread.ts';
import type { Failed, ThreadLimits } from './limited-thread.ts';
import type { ThreadData } from './thread.ts';
import { ThreadPool } from './thread-pool.ts';

/** Release sets that have a thread at once. After a promotion, pages in progress still request the previous one. */
const mostSets = 2;
/** The second starts when the first is busy. */
const threadsPerSet = 2;

type Page = Omit<Drawing, 'apps'>;

/** The threads of this process that render pages, for each of the last requested release sets. Code of apps runs only there. */
export class Threads {
  readonly #releases: ServedStore;
  readonly #limits: ThreadLimits;
  readonly #onSignatures: (isRefused: boolean) => void;
  /** By release set, the last requested one at the end. */
  readonly #pools = new Map<string, ThreadPool<Page, Drawn>>();

  /** @param onSignatures called for each page: whether the signature of one of its releases was refused */
  constructor(releases: ServedStore, limits: ThreadLimits, onSignatures: (isRefused: boolean) => void) {
    this.#releases = releases;
    this.#limits = limits;
    this.#onSignatures = onSignatures;
  }

  async draw({ apps, ...page }: Drawing): Promise<Drawn | Failed> {
    try {
      // Threads read from this disk only: the code of apps must not see how the store is reached.
      await this.#releases.bringBuilds?.(apps);
      this.#onSignatures(false);
    } catch (error) {
      this.#onSignatures(error instanceof SignatureRefused);
      return { error: error instanceof Error ? error.message : String(error) };
    }
    return this.#poolOf(apps).do(page);
  }

  stop(): void {
    for (const pool of this.#pools.values()) pool.stop();
    this.#pools.clear();
  }

  #poolOf(apps: Drawing['apps']): ThreadPool<Page, Drawn> {
    const key = JSON.stringify(apps);
    const pool = this.#pools.get(key) ?? this.#poolFor(apps);
    this.#pools.delete(key);
    this.#pools.set(key, pool);
    for (const [oldest, old] of this.#pools) {
      if (this.#pools.size <= mostSets) break;
      old.stop();
      this.#pools.delete(oldest);
    }
    return pool;
  }

  #poolFor(apps: Drawing['apps']): ThreadPool<Page, Drawn> {
    const { folder, keys = [] } = this.#releases;
    const data: ThreadData = { releases: folder, keys, apps };
    return new ThreadPool(
      () => new LastingThread<Page, Drawn>(new URL('thread.ts', import.meta.url), data, this.#limits),
      { threads: threadsPerSet, queue: this.#limits.queue },
    );
  }
}
