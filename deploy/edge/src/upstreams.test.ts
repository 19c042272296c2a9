import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestEdge, type TestEdge } from './test-edge.ts';

interface Api {
  server: Server;
  origin: string;
  ready: boolean;
  served: number;
  /** Bodies of the requests that it answered. */
  bodies: string[];
  /** Cuts the connection of each request instead of responding. */
  cuts: boolean;
}

let apis: Api[];
let product: TestEdge;
let origin: string;

beforeEach(async () => {
  apis = await Promise.all(['one', 'two'].map(startApi));
  product = await startTestEdge({ apis: apis.map((api) => api.origin) });
  origin = await product.edge.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await product.close();
  for (const { server } of apis) stop(server);
});

async function startApi(name: string): Promise<Api> {
  const api: Api = { server: createServer(), origin: '', ready: true, served: 0, bodies: [], cuts: false };
  api.server.on('request', (request, response) => {
    if (request.url === '/readyz') return response.writeHead(api.ready ? 200 : 503).end();
    api.served++;
    if (api.cuts) return request.socket.destroy();
    void text(request).then((body) => {
      api.bodies.push(body);
      response.end(name);
    });
  });
  await new Promise<void>((resolve) => api.server.listen(0, '127.0.0.1', resolve));
  api.origin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  return api;
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

const ask = async (times: number, init?: RequestInit) => {
  const answers: string[] = [];
  for (let turn = 0; turn < times; turn++) answers.push(await (await fetch(`${origin}/api/x`, init)).text());
  return answers;
};

test('requests take turns', async () => {
  expect((await ask(4)).sort()).toEqual(['one', 'one', 'two', 'two']);
});

test.each<[string, RequestInit | undefined]>([
  ['reader', undefined],
  ['writer', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' }],
  ['writer without a body', { method: 'DELETE' }],
])('a process that is gone costs no %s an answer', async (_, init) => {
  const [one, two] = apis as [Api, Api];
  stop(one.server);
  expect(new Set(await ask(4, init))).toEqual(new Set(['two']));
  expect(two.served).toBe(4);
  expect(two.bodies).toEqual(Array.from({ length: 4 }, () => init?.body ?? ''));
});

test('a process that answers slowly serves what the other one, which is gone, cannot', async () => {
  const [one, two] = apis as [Api, Api];
  // Neither counts as ready: one is gone, and the other one's check came too late.
  two.ready = false;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  stop(one.server);
  const answers = await Promise.all(Array.from({ length: 7 }, () => ask(1)));
  expect(answers.flat()).toEqual(Array.from({ length: 7 }, () => 'two'));
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s is never repeated at another process: the first one may have carried it out',
  async (method) => {
    const [one, two] = apis as [Api, Api];
    one.cuts = true;
    two.cuts = true;
    const body = JSON.stringify({});
    const answer = await fetch(`${origin}/api/x`, {
      method,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(502);
    expect(one.served + two.served).toBe(1);
  },
);

test('a request that only reads is repeated at another process', async () => {
  const [one] = apis as [Api, Api];
  one.cuts = true;
  expect(new Set(await ask(2))).toEqual(new Set(['two']));
});

test('a process that says that it is leaving gets nothing new, until it is back', async () => {
  const [one] = apis as [Api, Api];
  one.ready = false;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await ask(4, { method: 'POST' })).toEqual(['two', 'two', 'two', 'two']);
  one.ready = true;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(new Set(await ask(4))).toEqual(new Set(['one', 'two']));
});

test('ready as long as one is; unavailable when none is there', async () => {
  const isReady = async () => (await product.edge.inject('/readyz')).json<{ api: boolean }>().api;
  stop(apis[0]?.server as Server);
  expect(await isReady()).toBe(true);
  stop(apis[1]?.server as Server);
  expect(await isReady()).toBe(false);
  expect((await fetch(`${origin}/api/x`)).status).toBe(502);
});

test.each(['/metrics', '/api/../metrics', '/api/..%2fmetrics', '/uploads/%2e%2e/metrics', '//metrics'])(
  '%s never reaches the API',
  async (path) => {
    await product.edge.inject({ url: path });
    await new Promise<void>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      void import('node:http').then(({ request }) =>
        request({ hostname, port, path }, (response) => response.resume().on('end', resolve))
          .on('error', reject)
          .end(),
      );
    });
    expect(apis.map(({ served }) => served)).toEqual([0, 0]);
  },
);
