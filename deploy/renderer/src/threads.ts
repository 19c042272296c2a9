import type { Drawing, Drawn } from './drawing.ts';
import { LastingThread } from './lasting-thread.ts';
import type { Failed, ThreadLimits } from './limited-thread.ts';
import type { ThreadData } from './thread.ts';

/** Release sets that have a thread at once: the one before a promotion is still asked for by pages that are on their way. */
const mostSets = 2;

type Page = Pick<Drawing, 'address' | 'early'>;

/** The threads of this process that draw pages: one for each release set that was asked for last. App code runs there and nowhere else. */
export class Threads {
  readonly #releases: string;
  readonly #limits: ThreadLimits;
  /** By release set, that asked for last at the end. */
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
