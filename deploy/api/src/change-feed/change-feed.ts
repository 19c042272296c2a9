import type { Logger } from 'pino';
import {
  changedCollections,
  changeFeedBeatMs,
  changeFeedEvents,
  collectionOf,
} from '@puente/contract/change-feed';
import type { Connection } from '../db/connect.ts';
import { EventStream } from '../http/event-stream.ts';
import { describeError } from '../http/log.ts';

/** Channel (LISTEN) on which all processes get the collections that have changed. */
export const changeChannel = 'changes';

/** Time in which changes are announced together, in ms. */
const gatherMs = 50;

/**
 * Tells front doors which collections have changed, whichever process and whichever front door made the change. So all
 * of them ask again for the responses that they keep.
 */
export class ChangeFeed {
  readonly #query: Connection['query'];
  readonly #log: Pick<Logger, 'warn'>;
  readonly #streams = new Set<EventStream>();
  readonly #beats: NodeJS.Timeout;
  #gathered = new Set<string>();

  constructor({ query, log }: { query: Connection['query']; log: Pick<Logger, 'warn'> }) {
    this.#query = query;
    this.#log = log;
    this.#beats = setInterval(() => this.#send(changeFeedEvents.beat, {}), changeFeedBeatMs).unref();
  }

  /** Call it once the change is committed. @param path of the request: `/api/projects/7/close` */
  note(path: string): void {
    if (this.#gathered.size === 0) setTimeout(() => void this.#announce(), gatherMs);
    this.#gathered.add(collectionOf(path));
  }

  /** Passes on an announcement of any process. */
  hear(text: string): void {
    this.#send(changeFeedEvents.changed, changedCollections.parse(JSON.parse(text)));
  }

  /** Ends all streams: front doors connect again, and take everything for changed. Call it when announcements were lost. */
  endStreams(): void {
    for (const stream of this.#streams) stream.end();
  }

  open(): EventStream {
    const stream = new EventStream(() => this.#streams.delete(stream));
    this.#streams.add(stream);
    // Sends the headers at once.
    stream.send({ name: changeFeedEvents.beat, data: {} });
    return stream;
  }

  close(): void {
    clearInterval(this.#beats);
    this.endStreams();
  }

  #send(name: string, data: object): void {
    for (const stream of this.#streams) stream.send({ name, data });
  }

  async #announce(): Promise<void> {
    const collections = [...this.#gathered];
    this.#gathered = new Set();
    try {
      await this.#query('select pg_notify($1, $2)', [changeChannel, JSON.stringify({ collections })]);
    } catch (error) {
      // Front doors ask again after a few seconds all the same.
      this.#log.warn(describeError(error), 'a change was not announced');
    }
  }
}
