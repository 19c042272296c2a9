import pg from 'pg';
import type { Tracing } from '@puente/observability/tracing';

/**
 * Class of connections whose statements are spans of their request. pg has no hook of its own for that. A statement
 * ends with its promise or its callback.
 */
export const tracedClients = ({ statement }: Tracing): typeof pg.Client =>
  class TracedClient extends pg.Client {
    // As wide as all forms of the overridden method.
    override query(...given: never[]): never {
      const send = (args: unknown[]): unknown => Reflect.apply(super.query.bind(this), undefined, args);
      const text = textOf(given[0]);
      if (text === undefined) return send(given) as never;
      const callback: unknown = given.at(-1);
      if (typeof callback !== 'function') return statement(text, () => Promise.resolve(send(given))) as never;
      void statement(
        text,
        () =>
          new Promise<void>((resolve, reject) => {
            const end = (error: Error | undefined, ...result: unknown[]): void => {
              Reflect.apply(callback, undefined, [error, ...result]);
              if (error) reject(error);
              else resolve();
            };
            send([...given.slice(0, -1), end]);
          }),
      ).catch(() => undefined);
      return undefined as never;
    }
  };

/** Returns undefined for a cursor or a stream, which sends itself. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return undefined;
  return 'text' in query && typeof query.text === 'string' ? query.text : undefined;
}
