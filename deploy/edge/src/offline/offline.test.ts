import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { zstdDecompressSync } from 'node:zlib';
import { isIntact } from '@puente/federation/integrity';
import { shell, startTestProduct, studentApp, type TestEdge } from '../test-edge.ts';

let product: TestEdge;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const html = { accept: 'text/html' };
const get = (url: string, headers = {}) => product.edge.inject({ url, headers });

test('the worker is a script as browsers read it, asked for anew each time, and may only fetch from here', async () => {
  const { body, headers } = await get('/service-worker.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(() => new Script(body)).not.toThrow();
});

interface Kept {
  id: string;
  page: string;
  first: string[];
  later: string[];
  doors: Record<string, string[]>;
  integrity: Record<string, string>;
}
const keptNow = async () => (await get('/offline.json')).json<Kept>();

test('what is to be kept is one release: its page says the same id, the shell is there whole, and each app has its door', async () => {
  const kept = await keptNow();
  const page = await get(kept.page, html);
  expect(page.statusCode).toBe(200);
  expect(page.headers['x-release-set']).toBe(kept.id);
  expect((await get('/projects', html)).headers['x-release-set']).toBe(kept.id);
  const files = [...kept.first, ...kept.later];
  expect(files.filter((file) => !file.startsWith('/assets/shell/'))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  // The page knows which of these apps a visitor needs. Only their entries are listed.
  expect(kept.doors).toEqual({
    'student-app': [expect.stringMatching(/^\/assets\/student-app\/remoteEntry\.[^/]*js$/)],
    'organisation-app': [expect.stringMatching(/^\/assets\/organisation-app\/remoteEntry\.[^/]*js$/)],
  });
});

test('pages of the shell for certain roles are kept only once they were opened', async () => {
  const other = await startTestProduct();
  const routes = [...(shell.routes ?? []), { name: 'desk', path: '/desk', roles: ['staff'] }];
  await other.release({ ...shell, routes });
  const { later } = (await other.edge.inject('/offline.json')).json<Kept>();
  await other.close();
  expect(later).toContainEqual(expect.stringMatching(/\/login\..*js$/));
  expect(later.filter((path) => path.includes('/desk.'))).toEqual([]);
});

test('a worker that has the list of the former release downloads the difference alone', async () => {
  const former = await get('/offline.json');
  expect(former.headers['use-as-dictionary']).toBe('match="/offline.json"');
  // With `no-cache` Chromium would not use the list as a dictionary.
  expect(former.headers['cache-control']).toBe('private, max-age=0, stale-while-revalidate=2592000');
  await product.release({ ...studentApp, content: 'two' });
  const asWorker = {
    'cache-control': 'no-cache',
    'accept-encoding': 'br, dcz',
    'available-dictionary': `:${createHash('sha256').update(former.rawPayload).digest('base64')}:`,
  };
  const { headers, rawPayload } = await get('/offline.json', asWorker);
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    vary: 'accept-encoding, available-dictionary',
    'cache-control': 'private, max-age=0, stale-while-revalidate=2592000',
  });
  const list = zstdDecompressSync(rawPayload.subarray(40), { dictionary: former.rawPayload });
  expect(JSON.parse(list.toString())).toEqual(await keptNow());

  const unknown = { ...asWorker, 'available-dictionary': `:${'A'.repeat(43)}=:` };
  const whole = await get('/offline.json', unknown);
  expect(whole.headers['content-encoding']).toBe('br');
  expect(whole.headers.vary).toBe('accept-encoding, available-dictionary');
});

test('every file has the hash of what is served', async () => {
  const { first, later, doors, integrity } = await keptNow();
  const files = [...first, ...later, ...Object.values(doors).flat()];
  expect(Object.keys(integrity)).toEqual(expect.arrayContaining(files));
  for (const [file, hash] of Object.entries(integrity)) {
    const { statusCode, rawPayload } = await get(file);
    expect([file, statusCode]).toEqual([file, 200]);
    expect(isIntact(rawPayload, hash)).toBe(true);
  }
});

test('at once only what every page begins with: the first page has brought it already', async () => {
  const { first } = await keptNow();
  const { body } = await get('/projects', html);
  expect(first.length).toBeGreaterThan(0);
  for (const file of first) expect(body).toContain(`="${file}"`);
});

test('the page that is kept has nothing of a user who was signed in', async () => {
  const signedIn = { ...html, cookie: 'u4iRememberMe=1' };
  expect((await get('/offline', signedIn)).body).not.toContain('/api/users/me');
  expect((await get('/projects', signedIn)).body).toContain('/api/users/me');
});

test('another release is another id', async () => {
  const other = await startTestProduct();
  try {
    const id = async () => (await other.edge.inject('/offline.json')).json<{ id: string }>().id;
    const before = await id();
    await other.release({
      app: 'student-app',
      content: 'two',
      routes: [{ name: 'projects', path: '/projects', title: 'Proyectos' }],
    });
    expect(await id()).not.toBe(before);
  } finally {
    await other.close();
  }
});

test('in development nothing is kept, and what was kept goes', async () => {
  const development = await startTestProduct({ dev: [] });
  try {
    expect((await development.edge.inject('/service-worker.js')).body).toContain('unregister()');
  } finally {
    await development.close();
  }
});
