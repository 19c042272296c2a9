import { AsyncLocalStorage } from 'node:async_hooks';

/** Work for a caller who may leave, and the connections that it has at the moment. */
export interface Reader {
  hasLeft: boolean;
  connections: Set<string>;
  /** Ends when everything was cancelled that had to be. */
  cancelled: Promise<unknown>;
}

const readers = new AsyncLocalStorage<Reader>();

export const currentReader = (): Reader | undefined => readers.getStore();

/** The caller of a list is gone, and so is the reason to ask the database. */
export class CallerLeft extends Error {
  override name = 'CallerLeft';
}

/** Runs `work`; cancels its statements, and lets it begin no more, once `signal` says that its caller left. */
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
