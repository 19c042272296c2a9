import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxy that records the files that browsers request from the server, and not those from a cache or the service worker. */
export interface Front {
  url: string;
  /** Paths below /assets/, in order. */
  asked: string[];
  /** Sets the target. Call it before the first request. */
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
    // A browser that leaves a page aborts its requests.
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
