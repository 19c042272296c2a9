/** Shortest time between two looks that requests cause, in ms. */
const shortestMs = 200;

/**
 * A state in a store that is far away, such as that of a channel. Readers get the last state that was looked up, without waiting. A
 * new state counts once `prepare` has succeeded for it.
 */
export class Watched<State> {
  readonly #read: () => Promise<State>;
  readonly #prepare: (state: State) => Promise<void>;
  readonly #pollMs: number;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookedAt = -Infinity;
  #state: { value: State } | undefined;
  /** Error of the last look. */
  #problem: { error: unknown } | undefined;

  constructor(read: () => Promise<State>, prepare: (state: State) => Promise<void>, pollMs: number) {
    this.#read = read;
    this.#prepare = prepare;
    this.#pollMs = pollMs;
  }

  /** Waits for the first look only, and starts watching with it. @throws the error of the last look */
  async current(): Promise<State> {
    this.#timer ??= setInterval(() => void this.look(), this.#pollMs).unref();
    if (!this.#state && !this.#problem) await this.look();
    if (this.#problem) throw this.#problem.error;
    if (!this.#state) throw new Error('The state was not looked up.');
    return this.#state.value;
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
      if (!this.#state || state !== this.#state.value) await this.#prepare(state);
      this.#state = { value: state };
      this.#problem = undefined;
    } catch (error) {
      this.#problem = { error };
    }
  }
}
