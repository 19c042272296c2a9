import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { changeFeedEvents, changeFeedPath } from '@puente/contract/change-feed';
import { createEdge } from './edge.ts';
import { shell, startTestEdge, type TestEdge, testOptions } from './test-edge.ts';

const list = '/api/projects?sort=publishedAt:desc';

let api: Server;
let feeds: Set<ServerResponse>;
let title: string;
let product: TestEdge;
let others: FastifyInstance[];

beforeEach(async () => {
  feeds = new Set();
  title = 'before';
  api = createServer((request, response) => {
    if (request.url === changeFeedPath) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`event: ${changeFeedEvents.beat}\ndata: {}\n\n`);
      feeds.add(response);
      response.once('close', () => feeds.delete(response));
      return;
    }
    if (request.method === 'POST') {
      request.resume();
      title = 'after';
      for (const feed of feeds)
        feed.write(`event: ${changeFeedEvents.changed}\ndata: {"collections":["/api/projects"]}\n\n`);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ title }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const options = {
    apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    hearsChanges: true,
    // No response is refreshed within this test unless a change is heard of.
    earlyAnswerTimes: { waitMs: 10_000, keepMs: 600_000, staleMs: 600_000 },
  };
  product = await startTestEdge(options);
  await product.release({ ...shell, routes: [{ name: 'home', path: '/', data: [list] }] });
  others = [await createEdge({ ...testOptions(product.store), ...options })];
});
afterEach(async () => {
  await Promise.all(others.map((edge) => edge.close()));
  await product.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const view = async (edge: FastifyInstance) =>
  (await edge.inject({ url: '/', headers: { accept: 'text/html' } })).body;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('a change made through one edge shows at the other', async () => {
  const [other] = others;
  if (!other) throw new Error('no other edge');
  await until(() => feeds.size === 2);
  expect(await view(other)).toContain('before');
  await product.edge.inject({ method: 'POST', url: '/api/projects', payload: {} });
  await until(async () => (await view(other)).includes('after'));
});

test('an edge that lost the stream takes everything for changed, and hears again', async () => {
  const [other] = others;
  if (!other) throw new Error('no other edge');
  await until(() => feeds.size === 2);
  expect(await view(other)).toContain('before');
  const ended = [...feeds];
  for (const feed of ended) feed.end();
  title = 'unheard';
  await until(async () => (await view(other)).includes('unheard'));
  await until(() => feeds.size === 2 && ended.every((feed) => !feeds.has(feed)));
  await product.edge.inject({ method: 'POST', url: '/api/projects', payload: {} });
  await until(async () => (await view(other)).includes('after'));
});
