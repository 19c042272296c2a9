import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { shell, startTestEdge, type TestEdge } from './test-edge.ts';

let api: Server;
let product: TestEdge;
let origin: string;
let sockets: Socket[];
/** Requests that reached the API, in order. */
let arrived: Arrived[];
let log: string[];

interface Arrived {
  request: IncomingMessage;
  response: ServerResponse;
  /** Resolves once the connection is closed. */
  left: Promise<void>;
}

beforeEach(async () => {
  sockets = [];
  arrived = [];
  log = [];
  api = createServer((request, response) => {
    arrived.push({ request, response, left: new Promise((resolve) => response.on('close', resolve)) });
    request.resume();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  product = await startTestEdge({
    apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    limits: { requestsPerAddress: 1000 },
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  });
  origin = await product.edge.listen({ host: '127.0.0.1', port: 0 });
  await product.release(shell);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await product.close();
  api.closeAllConnections();
  api.close();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

function send(method: string, path: string, body = ''): Socket {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: puente.test\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  sockets.push(socket.on('error', () => undefined));
  return socket;
}

/** A visitor whose request has reached the API, which does not respond. */
async function visitor(...request: Parameters<typeof send>): Promise<{ socket: Socket; api: Arrived }> {
  const before = arrived.length;
  const socket = send(...request);
  await until(() => arrived.length > before);
  return { socket, api: arrived[before] as Arrived };
}

const large = 'x'.repeat(100_000);

test.each([
  ['GET', '/api/projects', ''],
  ['GET', '/uploads/a.pdf', ''],
  ['POST', '/api/projects', '{}'],
  ['POST', '/api/upload', large],
  ['DELETE', '/api/projects/1', ''],
])('%s %s: the API hears at once that the visitor left, and is not asked again', async (...request) => {
  const { socket, api: asked } = await visitor(...request);
  socket.destroy();
  // Neither the pause of 30 s nor the end of the answer is waited for.
  await asked.left;
  const [other] = await Promise.all([
    fetch(`${origin}/api/other`),
    until(() => arrived.length === 2).then(() => arrived[1]?.response.end('{}')),
  ]);
  expect([other.status, arrived.map(({ request: { url } }) => url)]).toEqual([
    200,
    [request[1], '/api/other'],
  ]);
  // A visitor who goes is nothing to look at.
  expect(log).toEqual([]);
});

test('visitors who left hold no connection, and are not passed on later', async () => {
  // More than there are connections: the last ones wait.
  const sent = Array.from({ length: 280 }, (_, index) => send('POST', `/api/${index}`, '{}'));
  await until(() => arrived.length === 256);
  const asked = new Set(arrived.map(({ request: { url } }) => url));
  const waiting = sent.filter((_, index) => !asked.has(`/api/${index}`));
  for (const socket of waiting) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const socket of sent) socket.destroy();
  await Promise.all(arrived.map(({ left }) => left));
  const next = fetch(`${origin}/api/next`);
  await until(() => arrived.length > 256);
  expect(arrived.slice(256).map(({ request: { url } }) => url)).toEqual(['/api/next']);
  arrived.at(-1)?.response.end('{}');
  expect((await next).status).toBe(200);
  expect(await new Promise((resolve) => api.getConnections((_, count) => resolve(count)))).toBe(1);
});

test('a visitor who gets the whole answer keeps the connection to the API in use', async () => {
  const origins = new Set<number | undefined>();
  for (let index = 0; index < 3; index++) {
    const { socket, api: asked } = await visitor('GET', `/api/${index}`);
    origins.add(asked.request.socket.remotePort);
    asked.response.end('{}');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
  }
  expect(origins.size).toBe(1);
});
