import { createServer, request } from 'node:http';
import { type AddressInfo } from 'node:net';

/** `is dead`: closes each connection. `hangs`: sends nothing. `is forged`: sends other content with status 200. */
export type FilesFault = 'is dead' | 'hangs' | 'is forged';

/** A second origin for the files of releases, as a CDN that takes them from the product. */
export interface FilesServer {
  /** For the edge's FILES_ORIGIN. */
  origin: string;
  /** Forwards requests to the product at this address from now on. */
  takeFrom: (url: string) => void;
  /** Applies the fault to every later request. Without a fault, responds again. */
  fail: (fault?: FilesFault) => void;
  /** Paths of all requests so far. */
  asked: readonly string[];
  close: () => void;
}

export async function startFilesServer(): Promise<FilesServer> {
  const asked: string[] = [];
  let product = '';
  let current: FilesFault | undefined;
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    asked.push(url);
    if (current === 'hangs') return;
    if (current === 'is dead') return void outgoing.destroy();
    if (current === 'is forged') {
      outgoing.writeHead(200, { 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
      return void outgoing.end('forged');
    }
    const onwards = request(new URL(url, product), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onwards.on('error', () => outgoing.destroy());
    outgoing.once('close', () => onwards.destroy());
    onwards.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    takeFrom: (url) => (product = url),
    fail: (fault) => (current = fault),
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
