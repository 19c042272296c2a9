/** Chooses among the edges that say they are ready, and among all when none does, as a load balancer in front of them. */
export class Balancer {
  readonly #origins: readonly string[];
  #ready: readonly string[];
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor(origins: readonly string[]) {
    this.#origins = origins;
    this.#ready = origins;
    this.#timer = setInterval(() => void this.#look(), 500);
  }

  /** Sends a request to an edge, and to the other one if the first accepts no connection, as nginx does. */
  async fetch(path: string, init: RequestInit): Promise<Response> {
    const origin = this.#next();
    try {
      return await fetch(`${origin}${path}`, init);
    } catch (error) {
      const cause: unknown = error instanceof Error ? error.cause : undefined;
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED')) throw error;
      this.#ready = this.#ready.filter((ready) => ready !== origin);
      return fetch(`${this.#next()}${path}`, init);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #next(): string {
    const origins = this.#ready.length > 0 ? this.#ready : this.#origins;
    return origins[this.#turn++ % origins.length] ?? '';
  }

  async #look(): Promise<void> {
    const looked = await Promise.all(
      this.#origins.map(async (origin) => {
        const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
          () => null,
        );
        await answer?.body?.cancel();
        return answer?.ok ? [origin] : [];
      }),
    );
    this.#ready = looked.flat();
  }
}
