import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type EndTurn, FairQueue } from '../fairness/fair-queue.ts';
import { CallerLeft, currentReader, type Reader } from './cancellable-reads.ts';

type Lend = Parameters<pg.Pool['connect']>[0];

interface ReadersPoolOptions extends pg.PoolConfig {
  max: number;
  /** Limit for concurrent connections of one visitor. */
  perVisitor: number;
}

/**
 * Lends connections to visitors in turn. Knows the requests that use them, so that the queries of a disconnected client
 * can be cancelled. Each connection has a unique name, which also works behind a pooler such as PgBouncer, where a
 * process id could be another client's.
 */
export class ReadersPool extends pg.Pool {
  readonly #names: WeakMap<pg.PoolClient, string>;
  readonly #turns: FairQueue;

  constructor({ perVisitor, ...options }: ReadersPoolOptions) {
    const names = new WeakMap<pg.PoolClient, string>();
    super({
      ...options,
      // Once for each connection, before anybody gets it.
      verify: (client, done) => {
        const name = `puente-${randomUUID()}`;
        names.set(client, name);
        client.query("select set_config('application_name', $1, false)", [name]).then(() => done(), done);
      },
    });
    this.#names = names;
    this.#turns = new FairQueue({ slots: options.max, slotsPerVisitor: perVisitor });
  }

  /** Requests that wait for a connection. */
  get waitingTurns(): number {
    return this.#turns.waiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(lend: Lend): void;
  override connect(lend?: Lend): Promise<pg.PoolClient> | undefined {
    const lent = this.#lend(currentReader());
    if (!lend) return lent;
    lent.then(
      (client) => lend(undefined, client, (reason?: Error | boolean) => client.release(reason)),
      (error: unknown) => lend(error as Error, undefined, () => undefined),
    );
    return undefined;
  }

  /** @throws CallerLeft, or Refusal TooManyRequests */
  async #lend(reader: Reader | undefined): Promise<pg.PoolClient> {
    const end = await this.#turns.take();
    try {
      return this.#lent(await super.connect(), reader, end);
    } catch (error) {
      end();
      throw error;
    }
  }

  /** @throws CallerLeft */
  #lent(client: pg.PoolClient, reader: Reader | undefined, end: EndTurn): pg.PoolClient {
    const release = client.release.bind(client);
    const giveBack = (reason?: Error | boolean): void => {
      release(reason);
      end();
    };
    client.release = giveBack;
    const name = this.#names.get(client);
    if (!reader || name === undefined) return client;
    if (reader.hasLeft) {
      release();
      throw new CallerLeft();
    }
    reader.connections.add(name);
    client.release = (reason) => {
      reader.connections.delete(name);
      // A late cancellation must not hit the next user of the connection.
      if (reader.hasLeft) void reader.cancelled.then(() => giveBack(reason));
      else giveBack(reason);
    };
    return client;
  }
}

/** Cancels the running statements of connections with these names. */
export const cancelStatements = `select pg_cancel_backend(pid) from pg_stat_activity
  where application_name = any($1) and state = 'active' and pid <> pg_backend_pid()`;
