import type { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';

export interface Listener {
  /** Called with the text of each notification on the channel. */
  heard: (text: string) => void;
  /** Called after a reconnect, since notifications may have been lost. */
  resumed: () => void;
}

/** Listens on a channel of PostgreSQL (NOTIFY) until `close`. */
export type Listen = (channel: string, listener: Listener) => Promise<{ close: () => Promise<void> }>;

const waitMs = 1000;

/** On a server: one dedicated connection, which reconnects whenever it is lost. */
export const listenOnServer =
  (connect: () => Client): Listen =>
  async (channel, { heard, resumed }) => {
    let client: Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let closed = false;

    async function begin(): Promise<void> {
      const made = connect();
      client = made;
      // Both may come for one loss; without a listener for the first, the process would end.
      made.on('error', () => lose(made));
      made.on('end', () => lose(made));
      made.on('notification', ({ payload = '' }) => heard(payload));
      await made.connect();
      await made.query(`listen ${made.escapeIdentifier(channel)}`);
    }

    function lose(lost: Client): void {
      if (closed || lost !== client) return;
      client = undefined;
      void lost.end().catch(() => undefined);
      timer = setTimeout(() => void beginAgain(), waitMs);
    }

    async function beginAgain(): Promise<void> {
      try {
        await begin();
        resumed();
      } catch {
        if (client) lose(client);
      }
    }

    await begin();
    return {
      close: async () => {
        closed = true;
        clearTimeout(timer);
        await client?.end();
      },
    };
  };

/** In the embedded database, which has one process. */
export const listenEmbedded =
  (client: PGlite): Listen =>
  async (channel, { heard }) => ({ close: await client.listen(channel, heard) });
