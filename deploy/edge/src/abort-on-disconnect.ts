import { AsyncLocalStorage } from 'node:async_hooks';
import { type ServerResponse } from 'node:http';
import { type Dispatcher } from 'undici';

/** Aborts when the visitor disconnects before the response is complete. */
const leaving = new AsyncLocalStorage<AbortSignal>();

/** Runs `work`. Requests that it makes with `cancelled` are aborted when the visitor disconnects. */
export function abortOnDisconnect<Result>(
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
 * Wraps `dispatcher`: a request is aborted when its visitor disconnects, even while it waits for a connection or a
 * response. Nothing is logged, since nothing went wrong and there is no client left.
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
