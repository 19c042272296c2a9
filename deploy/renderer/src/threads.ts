import type { Drawing, Drawn } from './drawing.ts';
import { LastingThread } from './lasting-thread.ts';
import type { Failed, ThreadLimits } from './limited-thread.ts';
import type { ThreadData } from './thread.ts';

/** Release sets that have a thread at once. After a promotion, pages in progress still request the previous one. */
const mostSets = 2;

type Page = Omit<Drawing, 'apps'>;

/**
 * The threads of this process that render pages: one for each of the last requested release sets. Code of apps runs
 * only there.
 */
export class Threads {
  readonly #releases: string;
  readonly #limits: ThreadLimits;
  /** By release set, the last requested one at the end. */
  readonly #threads = new Map<string, LastingThread<Page, Drawn>>();

  constructor(releases: string, limits: ThreadLimits) {
    this.#releases = releases;
    this.#limits = limits;
  }

  draw({ apps, ...page }: Drawing): Promise<Drawn | Failed> {
    return this.#threadOf(apps).do(page);
  }

  stop(): void {
    for (const thread of this.#threads.values()) thread.stop();
    this.#threads.clear();
  }

  #threadOf(apps: Drawing['apps']): LastingThread<Page, Drawn> {
    const key = JSON.stringify(apps);
    const thread = this.#threads.get(key) ?? this.#start(apps);
    this.#threads.delete(key);
    this.#threads.set(key, thread);
    for (const [oldest, old] of this.#threads) {
      if (this.#threads.size <= mostSets) break;
      old.stop();
      this.#threads.delete(oldest);
    }
    return thread;
  }

  #start(apps: Drawing['apps']): LastingThread<Page, Drawn> {
    const data: ThreadData = { releases: this.#releases, apps };
    return new LastingThread(new URL('thread.ts', import.meta.url), data, this.#limits);
  }
}
