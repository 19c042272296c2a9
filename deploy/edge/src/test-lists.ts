import { createServer } from 'node:http';
import { listening, stop } from './test-renderer.ts';

/** For tests: an API whose lists are known by their paths. */
export interface ListApi {
  origin: string;
  /** What it was asked for; a test begins anew by emptying it. */
  asked: URL[];
  /** Then it answers 503, as it does to what it does not know. */
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
