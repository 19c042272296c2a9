import { type Channel } from './channel.ts';

/** Shortest time between two looks that requests cause, in ms. */
const shortestMs = 200;

/**
 * The state of a channel in a store that is far away. Readers get the last state that was looked up, without waiting. A
 * new state counts once `prepare` has succeeded for it.
 */
export class WatchedChannel {
  readonly #read: () => Promise<Channel>;
  readonly #prepare: (state: Channel) => Promise<void>;
  readonly #pollMs: number;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookedAt = -Infinity;
  #state: Channel | undefined;
  /** Error of the last look. */
  #problem: { error: unknown } | undefined;

  constructor(read: () => Promise<Channel>, prepare: (state: Channel) => Promise<void>, pollMs: number) {
    this.#read = read;
    this.#prepare = prepare;
    this.#pollMs = pollMs;
  }

  /** Waits for the first look only, and starts watching with it. @throws the error of the last look */
  async current(): Promise<Channel> {
    this.#timer ??= setInterval(() => void this.look(), this.#pollMs).unref();
    if (!this.#state && !this.#problem) await this.look();
    if (this.#problem) throw this.#problem.error;
    if (!this.#state) throw new Error('The channel was not looked up.');
    return this.#state;
  }

  /** Looks now, unless the last look has just been. Looks of the same moment are one. */
  async look(): Promise<void> {
    if (!this.#looking && performance.now() - this.#lookedAt >= Math.min(shortestMs, this.#pollMs))
      this.#looking = this.#look().finally(() => {
        this.#lookedAt = performance.now();
        this.#looking = undefined;
      });
    await this.#looking;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      const state = await this.#read();
      if (state !== this.#state) await this.#prepare(state);
      this.#state = state;
      this.#problem = undefined;
    } catch (error) {
      this.#problem = { error };
    }
  }
}
