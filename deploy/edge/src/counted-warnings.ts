import type { FastifyBaseLogger } from 'fastify';

const period = 60_000;

/**
 * Logs the first warning of a kind at once, and those of the next minute as one line with their `count`. Otherwise a
 * fault that affects every visitor fills the log.
 */
export class CountedWarnings {
  readonly #log: FastifyBaseLogger;
  readonly #counted = new Map<string, { count: number; fields: object }>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** @param kind one of few values, never taken from a request */
  warn(kind: string, fields: object, message: string): void {
    const known = this.#counted.get(kind);
    if (known) {
      known.count += 1;
      known.fields = fields;
      return;
    }
    this.#log.warn(fields, message);
    const counted = { count: 0, fields };
    this.#counted.set(kind, counted);
    setTimeout(() => {
      this.#counted.delete(kind);
      if (counted.count > 0) this.#log.warn({ ...counted.fields, count: counted.count }, message);
    }, period).unref();
  }
}
