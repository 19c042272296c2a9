import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { shell, startTestEdge, type TestEdge } from './test-edge.ts';

let api: Server;
let arrived: number;
let product: TestEdge;
let origin: string;
let sockets: Socket[];

async function start(options: Parameters<typeof startTestEdge>[0] = {}): Promise<void> {
  const { port } = api.address() as AddressInfo;
  product = await startTestEdge({
    apis: [`http://127.0.0.1:${port}`],
    // Each sender says its own address.
    trustProxy: '127.0.0.1',
    ...options,
  });
  origin = await product.edge.listen({ host: '127.0.0.1', port: 0 });
  await product.release(shell);
}

beforeEach(async () => {
  arrived = 0;
  sockets = [];
  const answer: RequestListener = (received, response) => {
    arrived++;
    let size = 0;
    received.on('data', (data: Buffer) => (size += data.length)).on('end', () => response.end(String(size)));
  };
  api = createServer(answer);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await product.close();
  api.closeAllConnections();
  api.close();
});

interface Slow {
  from?: string;
  path?: string;
  type?: string;
  length?: number;
  sent?: string;
}

/** Sends the beginning of a POST body. Resolves with the response when the connection has ended. */
function trickle({
  from = '6.6.6.6',
  path = '/api/x',
  type = 'application/json',
  length = 1000,
  sent = '{',
}: Slow): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => (received += part));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: puente.test\r\nx-forwarded-for: ${from}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${sent}`,
  );
  return new Promise((resolve) => socket.on('error', () => undefined).on('close', () => resolve(received)));
}

/** Sends a request of a visitor who is not part of the attack. */
const visitor = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(origin + path, {
    ...init,
    headers: { accept: 'text/html', 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/json' },
    signal: AbortSignal.timeout(5_000),
  });
  await answer.text();
  return answer.status;
};

const form = 'multipart/form-data; boundary=x';

test.each([
  ['of calls', {}],
  ['of uploads', { path: '/api/upload', type: form, length: 5_000_000 }],
  ['of uploads that begin quickly', { path: '/api/upload', length: 5_000_000, sent: 'x'.repeat(100_000) }],
  ['of calls with large bodies', { length: 200_000 }],
  ['that pretend to be files', { path: '/uploads/a.png', type: form }],
])(
  '300 slow bodies %s keep neither calls nor pages from anybody else',
  async (_, slow: Slow) => {
    await start();
    for (let index = 0; index < 300; index++) void trickle({ ...slow, from: `6.6.${index % 3}.6` });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const asked = [
      visitor('/api/projects'),
      visitor('/api/auth/local', { method: 'POST', body: '{}' }),
      visitor('/uploads/b.png'),
      visitor('/user/auth/login'),
    ];
    expect(await Promise.all(asked)).toEqual([200, 200, 200, 200]);
  },
  30_000,
);

describe('a body that comes too slowly', () => {
  const limits = { graceMs: 100, bytesPerSecond: 1000, lastMomentMs: 30_000 };

  test('is answered with 408, and was never passed on', async () => {
    await start({ limits });
    expect(await trickle({})).toMatch(/^HTTP\/1\.1 408 [^]*connection: close[^]*"status":408/i);
    expect(arrived).toBe(0);
  });

  test('loses its connection when some of it was passed on', async () => {
    await start({ limits: { ...limits, bytesPerSecond: 1_000_000 } });
    await trickle({ type: form, length: 5_000_000, sent: 'x'.repeat(100_000) });
    expect(arrived).toBe(1);
  });

  test('has its last moment, however much has come', async () => {
    await start({ limits: { ...limits, bytesPerSecond: 0.001, lastMomentMs: 200 } });
    expect(await trickle({})).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('has as much time as it brings bytes', async () => {
    await start({ limits });
    // 40,000 bytes are worth 40 s.
    void trickle({ length: 50_000, sent: 'x'.repeat(40_000) });
    const [socket] = sockets;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(socket?.readyState).toBe('open');
    socket?.write('x'.repeat(10_000));
    await new Promise((resolve) => socket?.once('data', resolve));
    expect(arrived).toBe(1);
  });
});

test.each([1, 65_536, 65_537, 300_000])(
  'a body of %d bytes without a length arrives whole',
  async (bytes) => {
    await start();
    const sent = new Promise<IncomingMessage>((resolve, reject) => {
      const post = request(`${origin}/api/x`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
      post.on('error', reject).on('response', resolve);
      for (let rest = bytes; rest > 0; rest -= 20_000) post.write(Buffer.alloc(Math.min(rest, 20_000)));
      post.end();
    });
    const answer = await sent;
    expect([answer.statusCode, await text(answer)]).toEqual([200, String(bytes)]);
  },
);

test('a sender who leaves in the middle of a body does no harm', async () => {
  await start();
  void trickle({});
  await new Promise((resolve) => setTimeout(resolve, 100));
  sockets[0]?.destroy();
  expect(await visitor('/api/x', { method: 'POST', body: '{}' })).toBe(200);
  expect(arrived).toBe(1);
});

test.each([
  ['6.6.6.6', '6.6.6.6'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
])('%s and %s are one client, which has so many requests under way and no more', async (one, other) => {
  await start({ limits: { requestsPerAddress: 2 } });
  void trickle({ from: one });
  void trickle({ from: other });
  const refused = await trickle({ from: other });
  expect(refused).toMatch(/^HTTP\/1\.1 429 [^]*"name":"TooManyRequests"/);
  expect(await visitor('/api/x')).toBe(200);
  sockets[0]?.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  void trickle({ from: one, length: 1, sent: '1' });
  await new Promise((resolve) => sockets.at(-1)?.once('data', resolve));
  expect(arrived).toBe(2);
});
