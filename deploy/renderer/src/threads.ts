import type { Drawing, Drawn } from './drawing.ts';
import { DrawingThread, type DrawingLimits } from './drawing-thread.ts';

/** Release sets that have a thread at once: the one before a promotion is still asked for by pages that are on their way. */
const mostSets = 2;

interface Started {
  thread: DrawingThread;
  at: number;
}

/** The threads of this process: one for each release set that was asked for last. */
export class Threads {
  readonly #releases: string;
  readonly #limits: DrawingLimits;
  /** By release set, that asked for last at the end. */
  readonly #started = new Map<string, Started>();

  constructor(releases: string, limits: DrawingLimits) {
    this.#releases = releases;
    this.#limits = limits;
  }

  draw({ apps, ...page }: Drawing): Promise<Drawn> {
    return this.#threadOf(apps).draw(page);
  }

  stop(): void {
    for (const { thread } of this.#started.values()) thread.stop();
    this.#started.clear();
  }

  #threadOf(apps: Drawing['apps']): DrawingThread {
    const key = JSON.stringify(apps);
    const known = this.#started.get(key);
    this.#started.delete(key);
    const kept =
      known && (!known.thread.ended || Date.now() - known.at < this.#limits.restartMs)
        ? known
        : this.#start(apps);
    this.#started.set(key, kept);
    for (const [oldest, { thread }] of this.#started) {
      if (this.#started.size <= mostSets) break;
      thread.stop();
      this.#started.delete(oldest);
    }
    return kept.thread;
  }

  #start(apps: Drawing['apps']): Started {
    return { thread: new DrawingThread({ releases: this.#releases, apps }, this.#limits), at: Date.now() };
  }
}
