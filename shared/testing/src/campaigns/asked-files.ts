import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A front of the product that notes which files browsers ask its server for: not what a cache or the service worker gave. */
export interface Front {
  url: string;
  /** Paths below /assets/, in order. */
  asked: string[];
  /** To be said before the first request. */
  leadTo: (port: number) => void;
  stop: () => Promise<void>;
}

export async function startFront(): Promise<Front> {
  const asked: string[] = [];
  let port: number | undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path.startsWith('/assets/')) asked.push(path);
    const { method, headers } = incoming;
    const onward = send({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    // A browser that goes to another page leaves answers halfway.
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    leadTo: (there) => void (port = there),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The app that a file belongs to. */
export const appOf = (path: string): string => path.split('/')[2] ?? '';
