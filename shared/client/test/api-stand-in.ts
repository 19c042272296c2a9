import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  method: string;
  /** The path and the query as they were sent. */
  address: string;
  path: string;
  search: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface ApiStandIn {
  url: string;
  /** What was asked of it, preflights left out. */
  asked: Asked[];
  /** How it answers from now on. */
  answer: (handler: (response: ServerResponse) => unknown) => void;
  /** Answers with this status and JSON from now on. */
  json: (status: number, body: unknown) => void;
  stop: () => Promise<void>;
}

/** A server on this machine that answers as it is told: the real way through XMLHttpRequest, headers and all. */
export async function startApi(): Promise<ApiStandIn> {
  const asked: Asked[] = [];
  let handler: Parameters<ApiStandIn['answer']>[0] = (response) => response.end();
  const server = createServer((request, response) => {
    // The page of a jsdom test is of another origin.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') return void response.end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
      asked.push({
        method: request.method ?? '',
        address: request.url ?? '',
        path: pathname,
        search: searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      handler(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer: ApiStandIn['answer'] = (next) => {
    handler = next;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer,
    json: (status, body) =>
      answer((response) => {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(body));
      }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
