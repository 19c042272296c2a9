import { Agent, Dispatcher } from 'undici';
import { isWhole } from './bodies.ts';

/** Connections to each process of the API, by what they are used for. */
const connections = { calls: 256, uploads: 64, files: 64 };

/**
 * The connections to the API. Calls, uploads and downloads of files have their own: those whose users are slow may hold
 * all of theirs, and the others do not notice.
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
    };
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return this.#poolFor(options).dispatch(options, handler);
  }

  #poolFor({ path, body }: Dispatcher.DispatchOptions): Agent {
    if (!isWhole(body)) return this.#pools.uploads;
    return path.startsWith('/uploads/') ? this.#pools.files : this.#pools.calls;
  }

  async closeAll(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.destroy()));
  }
}
