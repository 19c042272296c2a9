import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallName, calls } from '@puente/contract/calls';
import { type ErrorCode, errors, type FieldErrors } from '@puente/contract/errors';
import { flattenRecords } from '../src/records.ts';

interface Asked {
  method: string;
  /** Path and query, as they were sent. */
  address: string;
  path: string;
  search: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface ApiStandIn {
  url: string;
  /** Received requests, without preflights. */
  asked: Asked[];
  /** Sets the response of a call, with records wrapped or not. Fails the test if the contract does not allow that response. */
  gives: (name: CallName, body: unknown) => void;
  /** Makes every later call fail with this error of the catalogue. */
  refuses: (code: ErrorCode, fields?: FieldErrors) => void;
  /** Makes every later call answer like a broken server: a proxy's error page, or half a response. */
  answer: (handler: (response: ServerResponse) => unknown) => void;
  stop: () => Promise<void>;
}

/** Starts a local server with programmable responses, to test the real path through XMLHttpRequest with its headers. */
export async function startApi(): Promise<ApiStandIn> {
  const asked: Asked[] = [];
  const given = new Map<string, unknown>();
  let handler: Parameters<ApiStandIn['answer']>[0] | undefined;
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
      if (handler !== undefined) return void handler(response);
      const name = callOf(request.method ?? '', pathname);
      if (given.has(name)) sendJson(response, 200, given.get(name));
      else sendRefusal(response, 'NotFound');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    gives: (name, body) => {
      mustBeAnswer(name, body);
      given.set(name, body);
      handler = undefined;
    },
    refuses: (code, fields) => {
      handler = (response) => sendRefusal(response, code, fields);
    },
    answer: (next) => {
      handler = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function mustBeAnswer(name: CallName, body: unknown): void {
  const { answer } = calls[name];
  if (typeof answer === 'string') throw new Error(`${name} answers no JSON.`);
  const flat = flattenRecords(body);
  // Also requires equality: fields that the contract does not know must not be in the response.
  expect(answer.parse(flat)).toEqual(flat);
}

/** Returns the name of the call that a request makes. Path parameters are numeric ids. */
const callOf = (method: string, path: string): string =>
  Object.keys(calls).find((name) =>
    new RegExp(`^${name.replace(/:\w+/g, '\\d+')}$`).test(`${method} ${path}`),
  ) ?? '';

function sendRefusal(response: ServerResponse, code: ErrorCode, fields?: FieldErrors): void {
  const { status, text } = errors[code];
  const details = fields === undefined ? {} : { fields };
  sendJson(response, status, { data: null, error: { status, name: code, message: text, details } });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
