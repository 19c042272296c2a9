import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third party's server with its own origin. It records the requests, which are all that a third party learns. */
export interface ThirdPartyServer {
  url: string;
  /** Paths that were requested so far. */
  asked: string[];
  stop: () => Promise<void>;
}

/** @param scripts response by path; anything else fails with 500 */
export async function startThirdPartyServer(
  scripts: Readonly<Record<string, string>>,
): Promise<ThirdPartyServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const script = scripts[path];
    response.writeHead(script === undefined ? 500 : 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    });
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
