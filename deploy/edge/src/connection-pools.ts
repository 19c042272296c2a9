import { Agent, Dispatcher } from 'undici';
import { isWhole } from './bodies.ts';
import { isStream } from './streams.ts';

/** Connections to each process of the API, by purpose. */
const connections = { calls: 256, uploads: 64, files: 64, streams: 2048 };

/**
 * Connections to the API. Calls, uploads, downloads and event streams have separate pools. So slow or long requests can
 * use up only the pool of their kind.
 */
export class ConnectionPools extends Dispatcher {
  readonly #pools: Record<keyof typeof connections, Agent>;

  constructor(options: Omit<Agent.Options, 'connections'>) {
    super();
    const poolOf = (most: number) => new Agent({ ...options, connections: most });
    this.#pools = {
      calls: poolOf(connections.calls),
      uploads: poolOf(connections.uploads),
      files: poolOf(connections.files),
      streams: poolOf(connections.streams),
    };
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return this.#poolFor(options).dispatch(options, handler);
  }

  #poolFor({ path, body }: Dispatcher.DispatchOptions): Agent {
    if (!isWhole(body)) return this.#pools.uploads;
    if (isStream(path)) return this.#pools.streams;
    return path.startsWith('/uploads/') ? this.#pools.files : this.#pools.calls;
  }

  /** Ends event streams, which otherwise last as long as their pages are open. */
  endStreams(): Promise<void> {
    return this.#pools.streams.destroy();
  }

  async closeAll(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.destroy()));
  }
}
