import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { type Canary, sumOf } from '@puente/releases/canary';
import { FolderStore } from '@puente/releases/folder-store';
import { createEdge } from '../edge.ts';
import { startTestProduct, studentApp, type TestEdge, testOptions } from '../test-edge.ts';
import { listening, stop } from '../test-renderer.ts';
import { isInShare } from './bucket.ts';

const app = studentApp.app;
/** Time in ms within which a canary must be taken back. */
const limitMs = 60_000;

let api: Server;
let status: number;
let origin: string;
let product: TestEdge;
let canary: Canary;
let withCanary: string;
let withCurrent: string;

beforeEach(async () => {
  // The clock of the guards. Everything else runs in real time.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  status = 204;
  api = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(status).end());
  });
  origin = await listening(api);
  product = await startTestProduct({ apis: [origin] });
  canary = await product.tryOut({ ...studentApp, content: 'two' }, 50);
  const bucketOn = (isIn: boolean) =>
    `u4iBucket=${Array.from({ length: 100 }, (_, one) => one).find((one) => isInShare(one, 50, canary.version) === isIn)}`;
  [withCanary, withCurrent] = [bucketOn(true), bucketOn(false)];
});
afterEach(async () => {
  jest.useRealTimers();
  await product.close();
  await stop(api);
});

const view = (cookie: string, edge = product.edge) =>
  edge.inject({ url: '/projects', headers: { accept: 'text/html', cookie } });
const send = (path: string, data: object, edge = product.edge) =>
  edge.inject({ method: 'POST', url: path, payload: { data } });
const report = (version: string, edge?: FastifyInstance) =>
  send(
    '/api/error-reports',
    { reference: '7K3QXA', app, version, phase: 'render', error: 'TypeError' },
    edge,
  );
const call = (cookie: string, referer = 'http://localhost/projects?q=1') =>
  product.edge.inject({ url: '/api/projects', headers: { cookie, referer } });

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < count; time++) await work();
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Moves the clock by a minute at most, then waits until the guards have read and written their files. */
async function withinLimit(isDone: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < limitMs && !(await isDone()); passed += 5_000) {
    jest.advanceTimersByTime(5_000);
    for (let turns = 0; turns < 100; turns++) await turn();
  }
  while (!(await isDone())) await turn();
}

/** Lets the guards look once more, twelve times. */
async function minute(): Promise<void> {
  for (let passed = 0; passed < limitMs; passed += 5_000) {
    jest.advanceTimersByTime(5_000);
    for (let turns = 0; turns < 100; turns++) await turn();
  }
}

const running = () => product.store.canaries.read('production');
const byGuard = async () => (await product.store.history('production')).filter(({ by }) => by === 'guard');
const sums = async () => sumOf(await product.store.canaries.counts('production', canary.id));
const isTakenBack = async () => (await byGuard()).length > 0;
const isStored = async () => (await sums()).canary.errors.of > 0;

test('a canary with errors is taken back within 60 s, by itself, and the history says why', async () => {
  await times(20, () => view(withCanary));
  await times(40, () => view(withCurrent));
  await times(12, () => report(canary.version));
  await report(canary.instead);
  await withinLimit(isTakenBack);
  expect(await running()).toBeUndefined();
  expect((await byGuard()).map(({ why }) => why)).toEqual([
    `end of the canary of ${app} ${canary.version} for 50 % of the visitors: errors: 12 of 20 (60.0 %), current 1 of 40 (2.5 %)`,
  ]);
  expect((await view(withCanary)).body).toContain(canary.instead);
  expect((await view(withCanary)).body).not.toContain(canary.version);
});

test('several edges add up what they see, and one of them takes it back', async () => {
  const store = new FolderStore(join(product.root, 'store'));
  const other = await createEdge({ ...testOptions(store), apis: [origin] });
  await times(6, () => view(withCanary));
  await times(6, () => report(canary.version));
  await times(6, () => view(withCanary, other));
  await times(6, () => report(canary.version, other));
  await withinLimit(isTakenBack);
  await minute();
  expect((await byGuard()).map(({ why }) => why)).toEqual([expect.stringContaining('errors: 12 of 12')]);
  expect((await view(withCanary, other)).body).not.toContain(canary.version);
  await other.close();
});

test('a healthy canary stays, and its figures are stored', async () => {
  await times(30, () => view(withCanary));
  await times(3, () => report(canary.version));
  await withinLimit(isStored);
  await minute();
  expect(await running()).toMatchObject({ id: canary.id });
  expect((await sums()).canary.errors).toEqual({ bad: 3, of: 30 });
});

test('a browser with a preview counts for neither version', async () => {
  const preview = `${withCanary}; u4iRememberMe=1; u4iPreview=${app}@pr-12`;
  await view(withCanary);
  await times(12, () => view(preview));
  status = 500;
  await times(12, () => call(preview));
  const payload = { data: { reference: '7K3QXA', app, version: canary.version, phase: 'render' } };
  await times(12, () =>
    product.edge.inject({ method: 'POST', url: '/api/error-reports', headers: { cookie: preview }, payload }),
  );
  await withinLimit(isStored);
  const { errors, refusals } = (await sums()).canary;
  expect([errors, refusals]).toEqual([
    { bad: 0, of: 1 },
    { bad: 0, of: 0 },
  ]);
});

test('an edge that cannot write to the store serves it no more by itself', async () => {
  const fails = () => Promise.reject(new Error('read-only'));
  const store = product.store.canaries;
  const alone = await createEdge({
    ...testOptions(product.store),
    apis: [origin],
    canaries: {
      canaries: {
        read: (name) => store.read(name),
        counts: () => Promise.resolve([]),
        write: fails,
        keepCounts: fails,
      },
      addToHistory: fails,
    },
  });
  await times(12, () => view(withCanary, alone));
  await times(12, () => report(canary.version, alone));
  const isGone = async () => !(await view(withCanary, alone)).body.includes(canary.version);
  await withinLimit(isGone);
  await alone.close();
});

test('counted are views, errors of the app, refusals of calls of its pages, and slow measurements', async () => {
  await times(2, () => view(withCanary));
  await product.edge.inject({ url: '/', headers: { accept: 'text/html', cookie: withCanary } });
  await product.edge.inject({
    url: '/projects',
    headers: { accept: 'text/html', cookie: withCanary, 'sec-purpose': 'prefetch' },
  });
  await report(canary.version);
  await send('/api/error-reports', {
    reference: '7K3QXA',
    app: 'shell',
    version: canary.version,
    phase: 'render',
  });
  await send('/api/error-reports', { app, version: canary.version, words: 'of nobody' });
  const page = 'projects';
  await send('/api/measurements', [
    { page, what: 'view', version: canary.version },
    { page, what: 'LCP', bucket: 4, version: canary.version },
    { page, what: 'LCP', bucket: 5, version: canary.version },
    { page, what: 'softLCP', bucket: 8, version: canary.version },
    { page, what: 'INP', bucket: 2, version: canary.instead },
    { page, what: 'CLS', bucket: 6, version: canary.instead },
    { page, what: 'CLS', bucket: 6, version: '1.0.0-of-a-former-release' },
    { page, what: 'CLS', bucket: 6 },
  ]);
  await call(withCanary);
  status = 422;
  await call(withCanary);
  await call(withCurrent);
  await call(withCanary, 'http://localhost/projects/create');
  status = 401;
  await call(withCanary);
  await withinLimit(isStored);
  const nothing = { bad: 0, of: 0 };
  expect(await sums()).toEqual({
    canary: {
      errors: { bad: 1, of: 2 },
      refusals: { bad: 1, of: 3 },
      LCP: { bad: 1, of: 2 },
      softLCP: { bad: 1, of: 1 },
      INP: nothing,
      CLS: nothing,
    },
    current: {
      errors: nothing,
      refusals: { bad: 1, of: 1 },
      LCP: nothing,
      softLCP: nothing,
      INP: { bad: 0, of: 1 },
      CLS: { bad: 1, of: 1 },
    },
  });
});
