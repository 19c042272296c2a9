import { statusClass } from '@puente/observability/metrics';
import { type EdgeMetrics } from './metrics.ts';
import { Upstreams } from './upstreams.ts';

/** The renderer's processes, used in turn. */
export class Renderers {
  readonly #upstreams: Upstreams | undefined;
  readonly #seconds: EdgeMetrics['rendererSeconds'] | undefined;

  /**
   * @param origins without any, nothing is rendered
   * @param seconds observes each request
   */
  constructor(origins: readonly string[], seconds?: EdgeMetrics['rendererSeconds']) {
    this.#upstreams = origins.length > 0 ? new Upstreams(origins) : undefined;
    this.#seconds = seconds;
  }

  get areThere(): boolean {
    return this.#upstreams !== undefined;
  }

  /** @throws when there is no renderer, when it cannot be reached, and when the headers of its response are late */
  async ask(path: '/pages' | '/pictures', body: unknown, timeoutMs: number): Promise<Response> {
    const origin = this.#upstreams?.next();
    if (origin === undefined) throw new Error('There is no renderer.');
    const end = this.#seconds?.startTimer({ asked: path.slice(1) });
    return fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      (response) => {
        end?.({ outcome: statusClass(response.status) });
        return response;
      },
      (error: unknown) => {
        end?.({ outcome: 'none' });
        this.#upstreams?.lost(origin);
        throw error;
      },
    );
  }

  close(): void {
    this.#upstreams?.close();
  }
}
