import { AsyncLocalStorage } from 'node:async_hooks';
import { type ServerResponse } from 'node:http';
import { type Dispatcher } from 'undici';

/** Aborts when the visitor, for whom the work at hand is done, leaves without waiting for the answer. */
const leaving = new AsyncLocalStorage<AbortSignal>();

/** Runs `work`, and tells the requests that it makes with `cancelled` when the visitor leaves. */
export function whileThere<Result>(
  response: Pick<ServerResponse, 'once' | 'writableFinished'>,
  work: () => Result,
): Result {
  const leaves = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaves.abort();
  });
  return leaving.run(leaves.signal, work);
}

type Request = Dispatcher['request'];

/**
 * As `dispatcher` makes requests, but one whose visitor leaves ends at once, also while it waits for a connection or for
 * its answer. Nothing is said of it: there is no client left to answer, and nothing went wrong.
 */
export function cancelled(dispatcher: Dispatcher): { request: Request } {
  function request<Opaque>(
    options: Dispatcher.RequestOptions<Opaque>,
    callback: (error: Error | null, data: Dispatcher.ResponseData<Opaque>) => void,
  ): void;
  function request<Opaque>(
    options: Dispatcher.RequestOptions<Opaque>,
  ): Promise<Dispatcher.ResponseData<Opaque>>;
  function request<Opaque>(
    options: Dispatcher.RequestOptions<Opaque>,
    callback?: (error: Error | null, data: Dispatcher.ResponseData<Opaque>) => void,
  ): Promise<Dispatcher.ResponseData<Opaque>> | undefined {
    const signal = leaving.getStore();
    const whole = { ...options, signal };
    if (callback === undefined) return dispatcher.request(whole);
    dispatcher.request(whole, (error, data) => {
      if (!signal?.aborted) callback(error, data);
    });
  }
  return { request };
}
