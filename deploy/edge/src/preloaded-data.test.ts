import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { earlyAnswerAddress, earlyAnswerKey, type PreloadedData } from '@puente/contract/preloaded-data';
import { keyOf } from './preloaded-data.ts';
import { shell, startTestEdge, studentApp, type TestEdge } from './test-edge.ts';

const count = '/api/students/count';
const latest = '/api/projects?populate%5B%5D=organization&sort=publishedAt:desc';
/** The key that the browser computes from the values of its query. */
const countKey = earlyAnswerKey('/api/students/count');
const latestKey = earlyAnswerKey('/api/projects', { sort: 'publishedAt:desc', populate: ['organization'] });

let api: Server;
let asked: IncomingMessage[];
let handle: (request: IncomingMessage, response: ServerResponse) => void;
let product: TestEdge;

beforeEach(async () => {
  asked = [];
  handle = ({ url }, response) => json(response, 200, { data: url });
  api = createServer((request, response) => {
    asked.push(request);
    handle(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  product = await startTestEdge({
    apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    earlyAnswerTimes: { waitMs: 300, keepMs: 400, staleMs: 1_500, stepMs: 1 },
  });
  await product.release({
    ...shell,
    routes: [{ name: 'home', path: '/', data: [count, latest] }],
    extra: { 'transport.0123456789abcdef.js': 'calls' },
  });
  await product.release({
    ...studentApp,
    routes: [{ name: 'projects', path: '/projects', guard: 'askLogin', data: [latest] }],
  });
});
afterEach(async () => {
  await product.close();
  api.closeAllConnections();
  api.close();
});

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function open(url = '/', headers: Record<string, string> = {}) {
  const { body } = await product.edge.inject({ url, headers: { accept: 'text/html', ...headers } });
  const text = /<script type="application\/json" id="early-answers">(.*)<\/script>/.exec(body)?.[1];
  return {
    body,
    early: text === undefined ? undefined : (JSON.parse(text) as PreloadedData),
    announced: [...body.matchAll(/as="fetch" href="([^"]+)"/g)].map(([, address]) =>
      address?.replaceAll('&amp;', '&'),
    ),
    transport: body.includes('/assets/shell/transport.0123456789abcdef.js'),
  };
}

test('what a page asks first is answered in its HTML, and announced no more', async () => {
  const before = Date.now();
  const { early, announced, transport } = await open();
  expect(early?.answers).toEqual({ [countKey]: { data: count }, [latestKey]: { data: latest } });
  expect(early?.at).toBeGreaterThanOrEqual(before);
  expect([announced, transport]).toEqual([[], false]);
});

describe('after a change through this edge', () => {
  const change = (method: 'POST' | 'PUT' | 'OPTIONS', url: string) =>
    product.edge.inject({ method, url, headers: { 'content-type': 'application/json' }, payload: '{}' });

  test.each(['POST', 'PUT'] as const)(
    'with %s the next view has what is there now, of that collection',
    async (method) => {
      await open();
      await change(method, '/api/projects/7/close');
      asked = [];
      handle = (_, response) => json(response, 200, { data: 'new' });
      expect((await open()).early?.answers).toEqual({
        [countKey]: { data: count },
        [latestKey]: { data: 'new' },
      });
      // On a busy machine the other answer may be old by now, and asked for again behind the page.
      expect(asked.map(({ url }) => url)).toContain(latest);
    },
  );

  test.each([
    ['that was refused', 'PUT', 403],
    ['that changes nothing', 'OPTIONS', 204],
  ] as const)('by a request %s the answers stay', async (_, method, status) => {
    await open();
    handle = (_, response) => json(response, status, null);
    await change(method, '/api/projects/7');
    asked = [];
    expect((await open()).early?.answers).toHaveProperty([latestKey]);
    expect(asked).toEqual([]);
  });

  test('an answer that was under way meanwhile is asked for again', async () => {
    let release = () => {};
    handle = (request, response) => {
      if (request.url !== latest) return json(response, 200, { data: 'x' });
      release = () => json(response, 200, { data: 'old' });
    };
    const first = open();
    while (!asked.some(({ url }) => url === latest)) await new Promise((resolve) => setTimeout(resolve, 5));
    const held = release;
    await change('POST', '/api/projects');
    handle = (_, response) => json(response, 200, { data: 'new' });
    const next = open();
    held();
    expect((await next).early?.answers).toMatchObject({ [latestKey]: { data: 'new' } });
    await first;
  });
});

test('is asked as a visitor without a session, whatever the browser sent', async () => {
  await open('/', { cookie: 'other=1', authorization: 'Bearer x' });
  expect(asked.map(({ headers }) => [headers.cookie, headers.authorization])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('one answer is for all who come within some seconds, and says how old it is', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  expect(asked).toHaveLength(2);
  expect(second.early).toEqual(first.early);
});

test('an older answer stands in the page while a newer one is on its way, but not for long', async () => {
  const first = await open();
  await pass(450);
  // No page waits for the newer answer.
  handle = () => undefined;
  expect((await open()).early).toEqual(first.early);
  await pass(1_100);
  expect(asked).toHaveLength(4);
  expect((await open()).early).toBeUndefined();
});

test('a newer answer is in the next page', async () => {
  const first = await open();
  await pass(450);
  handle = (_, response) => json(response, 200, { data: 'newer' });
  await open();
  await pass(100);
  const { early } = await open();
  expect(early?.answers).toEqual({ [countKey]: { data: 'newer' }, [latestKey]: { data: 'newer' } });
  expect(early?.at).toBeGreaterThan(first.early?.at ?? Infinity);
});

test.each([
  ['for a visitor who is signed in', '/', { cookie: 'u4iRememberMe=1' }],
  ['for a page behind a login', '/projects', { cookie: 'u4iRememberMe=1' }],
])('nothing is answered %s: the browser asks, with its session', async (_, url, headers) => {
  const { early, announced, transport } = await open(url, headers);
  expect(early).toBeUndefined();
  expect(announced).toContain(latest);
  expect(transport).toBe(true);
  expect(asked).toEqual([]);
});

test('nothing is answered or announced of a page that asks for login', async () => {
  expect(await open('/projects')).toMatchObject({ early: undefined, announced: [], transport: false });
  expect(asked).toEqual([]);
});

test('an answer cannot end the element that it stands in', async () => {
  handle = (_, response) => json(response, 200, { data: '</script><script>alert(1)</script><!--' });
  const { body, early } = await open();
  expect(body).not.toContain('<script>alert');
  expect(early?.answers[countKey]).toEqual({ data: '</script><script>alert(1)</script><!--' });
});

test('a slow API holds up the HTML of the first who comes a little, and of nobody else', async () => {
  const release: (() => void)[] = [];
  handle = ({ url }, response) => {
    if (url === count) json(response, 200, { data: 300 });
    else release.push(() => json(response, 200, { data: [] }));
  };
  const [first, waited] = await timed(() => open());
  expect(first.early?.answers).toEqual({ [countKey]: { data: 300 } });
  expect([first.announced, first.transport]).toEqual([[latest], true]);
  expect(waited).toBeLessThan(1_000);
  const [, waitedNext] = await timed(() => open());
  expect(waitedNext).toBeLessThan(150);
  // Once it is there it is for every visitor.
  release.forEach((answer) => answer());
  await pass(100);
  expect((await open()).early?.answers).toHaveProperty([latestKey]);
});

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function timed<T>(act: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await act(), performance.now() - start];
}

test.each<[string, (response: ServerResponse) => unknown]>([
  ['refuses', (response) => json(response, 403, { data: null, error: { status: 403, name: 'Forbidden' } })],
  ['fails', (response) => json(response, 500, { data: null })],
  ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['talks nonsense', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')],
  ['hangs up', (response) => response.destroy()],
  ['says far too much', (response) => json(response, 200, { data: 'x'.repeat(200_000) })],
])('the page comes without an answer when the API %s', async (_, answer) => {
  handle = (_request, response) => void answer(response);
  const { body, early, announced } = await open();
  expect(body).toContain('<div id="root">');
  expect(early).toBeUndefined();
  expect(announced).toEqual([count, latest]);
});

test('a late answer that comes while a newer one is asked for fails no page', async () => {
  const waiting: ServerResponse[] = [];
  handle = ({ url }, response) => {
    if (url === count) waiting.push(response);
    else json(response, 200, {});
  };
  await open();
  await pass(450);
  const next = open();
  while (waiting.length < 2) await pass(10);
  const [late] = waiting;
  if (late) json(late, 200, { data: 300 });
  expect((await next).body).toContain('<div id="root">');
  expect((await open()).early?.answers[countKey]).toEqual({ data: 300 });
});

test('a call is found at any depth of its query, with its signs decoded', () => {
  const address =
    '/api/projects?filters%5B$or%5D%5B0%5D%5Borganization%5D%5Barea%5D%5Bname%5D%5B$in%5D%5B0%5D=mar+y+r%C3%ADo' +
    '&filters%5B$or%5D%5B1%5D%5Btitle%5D%5B$containsi%5D=a%26b&pagination%5Bpage%5D=2';
  const filters = {
    $or: [
      { organization: { area: { name: { $in: ['mar y río'] } } } },
      { title: { $containsi: 'a&b' }, location: undefined },
    ],
  };
  expect(keyOf(address)).toBe(earlyAnswerKey('/api/projects', { pagination: { page: 2 }, filters }));
});

test('the address of a call leads to the key under which the browser looks for its answer', () => {
  const query = {
    filters: { url: { $eq: 'año & más' } },
    populate: ['banner', 'x'],
    page: 2,
    none: undefined,
  };
  expect(keyOf(earlyAnswerAddress('/api/blog-posts', query))).toBe(earlyAnswerKey('/api/blog-posts', query));
  expect(earlyAnswerAddress('/api/students/count')).toBe('/api/students/count');
});
