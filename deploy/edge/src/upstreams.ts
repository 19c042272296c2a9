const probeEveryMs = 1_000;
const probePatienceMs = 2_000;

/**
 * The API's processes. Requests go to the ready ones in turn. With several processes, each one's readiness is checked
 * every second. A process that stops, or announces that, gets no new requests; an unreachable one gets none from that
 * moment on. When none is ready, all of them are tried, since the health check may be wrong.
 */
export class Upstreams {
  readonly #origins: readonly string[];
  readonly #away = new Set<string>();
  readonly #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  constructor(origins: readonly string[]) {
    this.#origins = origins;
    if (origins.length < 2) return;
    this.#timer = setInterval(() => void this.#probe(), probeEveryMs).unref();
  }

  /** Origin of the next process in turn. */
  next(): string {
    const origin = this.#choose(this.#origins);
    if (origin === undefined) throw new Error('There is no API to pass requests on to.');
    return origin;
  }

  /** Origin of another process than this one, a ready one if there is any; undefined when this one is alone. */
  other(than: string): string | undefined {
    return this.#choose(this.#origins.filter((origin) => origin !== than));
  }

  #choose(origins: readonly string[]): string | undefined {
    const ready = origins.filter((origin) => !this.#away.has(origin));
    const candidates = ready.length > 0 ? ready : origins;
    return candidates[this.#turn++ % candidates.length];
  }

  /** Leaves a process out until it responds again. */
  lost(origin: string): void {
    if (this.#timer) this.#away.add(origin);
  }

  async someReady(): Promise<boolean> {
    return (await Promise.all(this.#origins.map(isReady))).some(Boolean);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #probe(): Promise<void> {
    await Promise.all(
      this.#origins.map(async (origin) => {
        if (await isReady(origin)) this.#away.delete(origin);
        else this.#away.add(origin);
      }),
    );
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(probePatienceMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
