import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startTestEdge, type TestEdge } from './test-edge.ts';

/** Event streams are passed through unbuffered, and do not use up the connections of other calls. */

const path = '/api/conversations/events';
const event = 'event: heartbeat\ndata: {}\n\n';

let api: Server;
let product: TestEdge;
let origin: string;
/** Streams that reached the API, in order. */
let arrived: { response: ServerResponse; gone: Promise<unknown> }[];

beforeEach(async () => {
  arrived = [];
  api = createServer(({ url }, response) => {
    if (!url?.startsWith(path)) return void response.end('call');
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    });
    response.write(event);
    arrived.push({ response, gone: new Promise((resolve) => response.on('close', resolve)) });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await product.close();
  api.closeAllConnections();
  api.close();
});

async function start(options: Parameters<typeof startTestEdge>[0] = {}): Promise<void> {
  product = await startTestEdge({
    apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    ...options,
  });
  origin = await product.edge.listen({ host: '127.0.0.1', port: 0 });
}

/** Opens a stream on its own connection, and returns its chunks. */
async function open() {
  const asked = request(origin + path, { agent: false, headers: { 'accept-encoding': 'gzip, br' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts = answer.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  const next = async () => {
    const part = await parts.next();
    return part.done === true ? 'the end' : part.value;
  };
  return { status: answer.statusCode, headers: answer.headers, next, leave: () => asked.destroy() };
}

test('an event is there as soon as it was written, uncompressed', async () => {
  await start();
  const stream = await open();
  expect(stream.headers['content-encoding']).toBeUndefined();
  expect(stream.headers['content-type']).toBe('text/event-stream');
  expect(await stream.next()).toBe(event);
  for (const text of ['event: message\ndata: 1\n\n', 'event: message\ndata: 2\n\n']) {
    arrived[0]?.response.write(text);
    expect(await stream.next()).toBe(text);
  }
});

test('a stream ends on both sides when either leaves', async () => {
  await start();
  const [left, ended, cut] = [await open(), await open(), await open()];
  await left.next();
  left.leave();
  await arrived[0]?.gone;
  await ended.next();
  arrived[1]?.response.end();
  expect(await ended.next()).toBe('the end');
  await cut.next();
  arrived[2]?.response.destroy();
  await expect(cut.next()).rejects.toThrow('aborted');
});

test('calls are answered however many streams are open', async () => {
  await start({ limits: { streamsPerAddress: 1000 } });
  // More than the connections for calls, and than the requests that one address may have under way.
  await Promise.all(Array.from({ length: 300 }, open));
  expect(await (await fetch(`${origin}/api/projects`)).text()).toBe('call');
});

test('an address has a number of streams of its own', async () => {
  await start({ limits: { streamsPerAddress: 2, requestsPerAddress: 1 } });
  const streams = [await open(), await open()];
  expect((await fetch(origin + path)).status).toBe(429);
  expect((await fetch(`${origin}/api/projects`)).status).toBe(200);
  streams[0]?.leave();
  await arrived[0]?.gone;
  expect((await open()).status).toBe(200);
});

test('an edge that ends does not wait for streams', async () => {
  await start();
  const stream = await open();
  await stream.next();
  await product.edge.close();
  await expect(stream.next()).rejects.toThrow('aborted');
  await arrived[0]?.gone;
});
