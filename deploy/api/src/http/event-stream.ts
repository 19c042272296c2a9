import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One event of a stream. A client that reconnects sends its last id (`Last-Event-ID`). */
export interface ServerSentEvent {
  name: string;
  data: object;
  id?: number;
}

/** Limit of unread bytes. A client beyond it is not reading; it may reconnect and request what it missed. */
const mostWaiting = 256 * 1024;

/**
 * Stream of events to one client, until one of the two ends it. Fastify sends any stream, waits for slow readers and
 * destroys it when they disconnect. A library (`@fastify/sse`) would add only this notation, and its writes never end
 * for a client that has disconnected.
 */
export class EventStream {
  readonly #readable: Readable;
  readonly #onEnd: () => void;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#readable = new Readable({
      read: () => undefined,
      destroy: (error, done) => {
        this.#onEnd();
        done(error);
      },
    });
  }

  get isOver(): boolean {
    return this.#readable.destroyed || this.#readable.readableEnded;
  }

  send({ name, data, id }: ServerSentEvent): void {
    if (this.isOver) return;
    const named = id === undefined ? '' : `id: ${id}\n`;
    // JSON has no line break of its own, which is the only sign that this notation minds.
    this.#readable.push(`${named}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    if (this.#readable.readableLength > mostWaiting) this.#readable.destroy();
  }

  /** Ends the stream. Events that were sent still arrive. */
  end(): void {
    this.#onEnd();
    if (!this.isOver) this.#readable.push(null);
  }

  give(reply: FastifyReply): FastifyReply {
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .send(this.#readable);
  }
}
