import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/**
 * - `hangs`: sends nothing and keeps the connection open.
 * - `is cut`: sends the head and a part of the body, then closes the connection.
 * - `is forged`: sends other content of the same length, not compressed: the browser could not decode it.
 */
export type ProxyFault = 'hangs' | 'is cut' | 'is forged';

export interface FaultyProxy {
  /** For the browser's `proxy` option. */
  proxy: { server: string; bypass: string };
  /** Applies the fault to every later request whose path matches. */
  harm: (path: RegExp, fault: ProxyFault) => void;
  /** Ends the fault for later requests. Those that hang go on hanging. */
  heal: () => void;
  /** Number of requests that hang now: none of their clients has given up. */
  hanging: () => number;
  close: () => void;
}

/**
 * HTTP proxy between a browser and the product that can break responses. Unlike a route of the browser's driver, it is outside of the
 * browser: its cache, its locks and the service worker behave as with a faulty network.
 */
export async function faultyProxy(): Promise<FaultyProxy> {
  let current: { path: RegExp; fault: ProxyFault } | undefined;
  const waiting = new Set<ServerResponse>();

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '', 'http://unknown');
    const fault = current?.path.test(pathname) === true ? current.fault : undefined;
    outgoing.on('error', () => outgoing.destroy());
    if (fault === 'hangs') {
      waiting.add(outgoing);
      outgoing.once('close', () => waiting.delete(outgoing));
      return;
    }
    forward(incoming, outgoing, fault);
  });
  // Requests of the driver itself come through a tunnel; those of the browser do not, without https.
  server.on('connect', ({ url = '' }, client, head) => {
    const { hostname, port } = new URL(`http://${url}`);
    const product = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      product.write(head);
      product.pipe(client).pipe(product);
    });
    product.on('error', () => client.destroy());
    client.on('error', () => product.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    harm: (path, fault) => (current = { path, fault }),
    heal: () => (current = undefined),
    hanging: () => waiting.size,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends a request of a proxy's client, which has the whole address, to its server. */
function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault?: Exclude<ProxyFault, 'hangs'>,
): void {
  const { hostname, port, pathname, search } = new URL(incoming.url ?? '');
  const { method, headers } = incoming;
  const onwards = request(
    { hostname, port, path: pathname + search, method, headers, agent: false },
    (answer) => {
      if (fault === 'is forged') delete answer.headers['content-encoding'];
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (fault === undefined) return void answer.pipe(outgoing);
      if (fault === 'is cut')
        answer.once('data', (part: Buffer) => outgoing.write(part.subarray(0, 20), () => outgoing.destroy()));
      else
        answer
          .on('data', (part: Buffer) => outgoing.write(Buffer.alloc(part.length, ' ')))
          .once('end', () => outgoing.end());
    },
  );
  onwards.on('error', () => outgoing.destroy());
  outgoing.once('close', () => onwards.destroy());
  incoming.pipe(onwards);
}
