import { Upstreams } from './upstreams.ts';

/** The renderer's processes, used in turn. */
export class Renderers {
  readonly #upstreams: Upstreams | undefined;

  /** @param origins without any, nothing is rendered */
  constructor(origins: readonly string[]) {
    this.#upstreams = origins.length > 0 ? new Upstreams(origins) : undefined;
  }

  get areThere(): boolean {
    return this.#upstreams !== undefined;
  }

  /** @throws when there is no renderer, when it cannot be reached, and when the headers of its response are late */
  async ask(path: string, body: unknown, timeoutMs: number): Promise<Response> {
    const origin = this.#upstreams?.next();
    if (origin === undefined) throw new Error('There is no renderer.');
    return fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      this.#upstreams?.lost(origin);
      throw error;
    });
  }

  close(): void {
    this.#upstreams?.close();
  }
}
