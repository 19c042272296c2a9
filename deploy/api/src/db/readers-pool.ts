import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CallerLeft, currentReader, type Reader } from './callers.ts';

type Lend = Parameters<pg.Pool['connect']>[0];

/**
 * Knows which connections read for whom, so that nothing is read for a caller who left. Each connection has a name of its
 * own, which holds behind a pooler such as PgBouncer as well: a process number would be another's there.
 */
export class ReadersPool extends pg.Pool {
  readonly #names: WeakMap<pg.PoolClient, string>;

  constructor(options: pg.PoolConfig) {
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
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(lend: Lend): void;
  override connect(lend?: Lend): Promise<pg.PoolClient> | undefined {
    const reader = currentReader();
    if (!lend) return super.connect().then((client) => this.#lent(client, reader));
    super.connect((error, client, done) => {
      if (!client) return lend(error, client, done);
      try {
        const lent = this.#lent(client, reader);
        lend(undefined, lent, (reason?: Error | boolean) => lent.release(reason));
      } catch (left) {
        lend(left as Error, undefined, () => undefined);
      }
    });
    return undefined;
  }

  /** @throws CallerLeft */
  #lent(client: pg.PoolClient, reader: Reader | undefined): pg.PoolClient {
    const name = this.#names.get(client);
    if (!reader || name === undefined) return client;
    if (reader.hasLeft) {
      client.release();
      throw new CallerLeft();
    }
    const release = client.release.bind(client);
    reader.connections.add(name);
    client.release = (reason) => {
      reader.connections.delete(name);
      // The next who gets the connection must not be hit by what was meant for this one.
      if (reader.hasLeft) void reader.cancelled.then(() => release(reason));
      else release(reason);
    };
    return client;
  }
}

/** Cancels what runs on these connections, by their names. */
export const cancelStatements = `select pg_cancel_backend(pid) from pg_stat_activity
  where application_name = any($1) and state = 'active' and pid <> pg_backend_pid()`;
