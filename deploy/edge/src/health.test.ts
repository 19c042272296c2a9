import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { shell, startTestEdge, type TestEdge } from './test-edge.ts';

let api: Server;
let apiStatus: number;
let product: TestEdge;

beforeEach(async () => {
  apiStatus = 200;
  api = createServer((request, response) =>
    response.writeHead(request.url === '/readyz' ? apiStatus : 404).end(),
  );
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  product = await startTestEdge({ apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`] });
});
afterEach(async () => {
  await product.close();
  api.closeAllConnections();
  api.close();
});

async function readyz() {
  const answer = await product.edge.inject('/readyz');
  return [answer.statusCode, answer.json<unknown>()];
}

test('up whatever the others do', async () => {
  await new Promise((resolve) => api.close(resolve));
  const answer = await product.edge.inject('/healthz');
  expect(answer.json()).toEqual({ status: 'up' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('ready with a shell and an API that is ready', async () => {
  await product.release(shell);
  expect(await readyz()).toEqual([200, { status: 'ready', releases: true, pointer: 'in use', api: true }]);
  apiStatus = 503;
  expect(await readyz()).toEqual([
    503,
    { status: 'not ready', releases: true, pointer: 'in use', api: false },
  ]);
  await new Promise((resolve) => {
    api.close(resolve);
    api.closeAllConnections();
  });
  expect(await readyz()).toEqual([
    503,
    { status: 'not ready', releases: true, pointer: 'in use', api: false },
  ]);
});

test('not ready without a shell', async () => {
  expect(await readyz()).toEqual([
    503,
    { status: 'not ready', releases: false, pointer: 'in use', api: true },
  ]);
});
