import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { startCanary } from '@puente/releases/canaries';
import { FolderStore } from '@puente/releases/folder-store';
import { promote } from '@puente/releases/promote';
import { createEdge } from '../edge.ts';
import { startTestProduct, studentApp, type TestEdge, testOptions } from '../test-edge.ts';
import { listening, publicSite, startRenderedProduct, stop } from '../test-renderer.ts';

const app = studentApp.app;
const next = { ...studentApp, content: 'two' };
const html = { accept: 'text/html' };

let product: TestEdge;
let current: string;

beforeEach(async () => {
  product = await startTestProduct();
  current = (await product.store.readChannel('production')).apps[app]?.current ?? '';
});
afterEach(() => product.close());

const get = (url: string, cookie?: string, edge = product.edge) =>
  edge.inject({ url, headers: { ...html, ...(cookie !== undefined && { cookie }) } });
const bucket = (number: number) => `u4iBucket=${number}`;
const versionIn = (body: string) =>
  new RegExp(`"version":"([^"]+)","entry":"/assets/${app}/`).exec(body)?.[1];
const versionFor = async (cookie?: string, edge = product.edge) =>
  versionIn((await get('/projects', cookie, edge)).body);
const all = Array.from({ length: 100 }, (_, number) => number);
const bucketsWith = async (version: string) => {
  const found = await Promise.all(
    all.map(async (number) => [number, await versionFor(bucket(number))] as const),
  );
  return found.flatMap(([number, served]) => (served === version ? [number] : []));
};

test('a share of the buckets gets the canary, the same ones each time and at each edge, and more of them with a larger share', async () => {
  const { version } = await product.tryOut(next, 5);
  const few = await bucketsWith(version);
  expect(few).toHaveLength(5);
  const other = await createEdge(testOptions(new FolderStore(join(product.root, 'store'))));
  expect(await versionFor(bucket(few[0] ?? 0), other)).toBe(version);
  await other.close();
  await startCanary(product.store, 'production', { app, version, audience: 30 });
  const more = await bucketsWith(version);
  expect(more).toHaveLength(30);
  expect(more).toEqual(expect.arrayContaining(few));
});

test('a browser without a bucket is told one, and has its version from then on', async () => {
  expect((await get('/projects')).headers['set-cookie']).toBeUndefined();
  const { version } = await product.tryOut(next, 50);
  const answers = await Promise.all(all.map(() => get('/projects')));
  const seen = new Set<string | undefined>();
  for (const { headers, body } of answers) {
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^u4iBucket=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await versionFor(cookie.split(';', 1)[0])).toBe(versionIn(body));
    seen.add(versionIn(body));
  }
  expect(seen).toEqual(new Set([current, version]));
  expect((await get('/projects', bucket(7))).headers['set-cookie']).toBeUndefined();
  expect(await versionFor('u4iBucket=-1')).toBeDefined();
});

test('all that belongs to a page view is of one version', async () => {
  const { version } = await product.tryOut(next, 50);
  for (const served of [version, current]) {
    const [number = 0] = await bucketsWith(served);
    const cookie = bucket(number);
    const page = await get('/projects', cookie);
    const set = (await get('/release-set.json', cookie)).json<
      Record<'apps' | 'former', Record<string, { version: string }>>
    >();
    expect(set.apps[app]?.version).toBe(served);
    // In a browser in which the canary fails, the app goes back to what the others have.
    if (served === version) expect(set.former[app]?.version).toBe(current);
    const kept = (await get('/offline.json', cookie)).json<{ id: string; doors: Record<string, string[]> }>();
    expect(kept.id).toBe(page.headers['x-release-set']);
    expect((await get('/offline', cookie)).headers['x-release-set']).toBe(kept.id);
    const hinted = [...page.body.matchAll(new RegExp(`/assets/${app}/[^"]+`, 'g'))].map(([path]) => path);
    const { files } = (await product.store.getRelease(app, served)) ?? { files: {} };
    expect(new Set(hinted)).toContain(kept.doors[app]?.[0]);
    for (const path of hinted) expect(Object.keys(files)).toContain(path.split('/').at(-1));
  }
});

test('no shared cache keeps a page while visitors get different ones, and browsers revalidate by other tags', async () => {
  expect((await get('/projects')).headers['cache-control']).toContain('public');
  const id = (await get('/release-set.json')).headers['x-release-set'];
  const { version } = await product.tryOut(next, 50);
  const [first] = await bucketsWith(version);
  const [second] = await bucketsWith(current);
  const pages = await Promise.all(
    [bucket(first ?? 0), bucket(second ?? 0)].map((cookie) => get('/projects', cookie)),
  );
  for (const { headers } of pages) expect(headers['cache-control']).toBe('private, max-age=0');
  const [etag] = pages.map(({ headers }) => String(headers.etag));
  const headers = { ...html, cookie: bucket(second ?? 0), 'if-none-match': etag ?? '' };
  expect((await product.edge.inject({ url: '/projects', headers })).statusCode).toBe(200);
  // A cache in front has this in its keys.
  expect((await get('/release-set.json')).headers['x-release-set']).toBe(`${String(id)}.canary`);
});

test('its end shows at the next page view', async () => {
  const { version } = await product.tryOut(next, 50);
  const [number] = await bucketsWith(version);
  await promote(product.store, 'production', app, version);
  await promote(product.store, 'production', app, current);
  expect(await versionFor(bucket(number ?? 0))).toBe(current);
  expect((await get('/projects')).headers['cache-control']).toContain('public');
});

describe('served to nobody is a canary', () => {
  const everybodyHas = async (version: string) => expect(await bucketsWith(version)).toHaveLength(100);

  test.each<[string, (path: string) => Promise<unknown>]>([
    ['whose file is damaged', (path) => writeFile(path, '{"id":')],
    ['that names another revision', () => promoteAsBefore()],
    ['whose release is gone', () => removeRelease()],
  ])('%s', async (_, mishap) => {
    await product.tryOut(next, 50);
    await mishap(join(product.root, 'store/canaries/production.json'));
    await everybodyHas(current);
  });

  /** Changes the pointer as a command that knows no canaries. */
  async function promoteAsBefore() {
    const { apps, revision } = await product.store.readChannel('production');
    await product.store.writeChannel('production', apps, revision);
  }

  async function removeRelease() {
    const canary = await product.store.canaries.read('production');
    await rm(join(product.root, 'store/apps', app, canary?.version ?? ''), { recursive: true });
  }
});

describe('of the staff', () => {
  let api: Server;
  let users: Record<string, object>;
  let staffed: TestEdge;
  beforeEach(async () => {
    users = {
      staff: { id: 1, profileType: 'staff' },
      student: { id: 2, profileType: 'student' },
      viewing: { id: 1, profileType: 'staff', view: { by: 'Ana', until: '2026-11-27T10:00:00Z' } },
    };
    api = createServer(({ headers }, response) => {
      const user = users[/token=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? ''];
      response
        .writeHead(user ? 200 : 401, { 'content-type': 'application/json' })
        .end(JSON.stringify(user ?? {}));
    });
    staffed = await startTestProduct({ apis: [await listening(api)] });
  });
  afterEach(async () => {
    await staffed.close();
    await stop(api);
  });
  const session = (token: string) => `u4iRememberMe=1; token=${token}`;

  test('only a member of staff gets it, and pages for visitors are kept as before', async () => {
    const { version } = await staffed.tryOut(next, 'staff');
    expect(await versionFor(session('staff'), staffed.edge)).toBe(version);
    for (const cookie of [
      session('student'),
      session('viewing'),
      session('nobody'),
      'token=staff',
      undefined,
    ])
      expect(await versionFor(cookie, staffed.edge)).toBe(current);
    const { headers } = await get('/projects', undefined, staffed.edge);
    expect(headers['cache-control']).toContain('public');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('nobody gets it while the API does not say who is signed in', async () => {
    await staffed.tryOut(next, 'staff');
    await stop(api);
    expect(await versionFor(session('staff'), staffed.edge)).toBe(current);
  });
});

test('the renderer draws a page with the versions of its visitor', async () => {
  const rendered = await startRenderedProduct();
  const { version } = await rendered.tryOut({ ...publicSite, content: 'two' }, 50);
  for (const number of [0, 25, 50, 75, 99])
    await rendered.edge.inject({ url: '/universidades', headers: { ...html, cookie: bucket(number) } });
  const drawn = rendered.asks
    .filter(({ address }) => address === '/universidades')
    .map(({ apps }) => apps.filter(([name]) => name === publicSite.app).map(([, served]) => served));
  expect(drawn.filter((versions) => versions.length === 1 && versions[0] === version)).toHaveLength(1);
  expect(drawn.filter((versions) => versions.length === 1 && versions[0] !== version)).toHaveLength(1);
  await rendered.close();
});
