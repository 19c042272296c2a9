import { createServer } from 'node:http';
import { listening, stop } from './test-renderer.ts';

/** For tests: an API whose lists are keyed by their paths. */
export interface ListApi {
  origin: string;
  /** Requests so far. A test empties the list to start counting. */
  asked: URL[];
  /** Makes the API respond with 503, as it does to unknown paths. */
  isDown: boolean;
  close: () => Promise<void>;
}

/** @param facets counts of each list, by its path */
export async function startListApi(
  lists: Readonly<Record<string, unknown[]>>,
  facets: Readonly<Record<string, object>> = {},
): Promise<ListApi> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', api.origin);
    api.asked.push(url);
    const data = lists[url.pathname];
    response.statusCode = api.isDown || !data ? 503 : 200;
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ data, meta: { facets: facets[url.pathname] } }));
  });
  const api: ListApi = {
    origin: await listening(server),
    asked: [],
    isDown: false,
    close: () => stop(server),
  };
  return api;
}
