import { AsyncLocalStorage } from 'node:async_hooks';

/** Work for a client that may disconnect, and the connections that the work currently uses. */
export interface Reader {
  hasLeft: boolean;
  connections: Set<string>;
  /** Resolves when every necessary cancellation is done. */
  cancelled: Promise<unknown>;
}

const readers = new AsyncLocalStorage<Reader>();

export const currentReader = (): Reader | undefined => readers.getStore();

/** The client of a list has disconnected, so the database need not be queried. */
export class CallerLeft extends Error {
  override name = 'CallerLeft';
}

/**
 * Runs `work`. When `signal` says that the client has disconnected, it cancels the running statements and prevents
 * further ones.
 */
export function readFor<Result>(
  signal: AbortSignal,
  cancel: (connections: string[]) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const reader: Reader = { hasLeft: signal.aborted, connections: new Set(), cancelled: Promise.resolve() };
  const leave = (): void => {
    reader.hasLeft = true;
    if (reader.connections.size > 0)
      reader.cancelled = cancel([...reader.connections]).catch(() => undefined);
  };
  signal.addEventListener('abort', leave, { once: true });
  return readers.run(reader, work).finally(() => signal.removeEventListener('abort', leave));
}
