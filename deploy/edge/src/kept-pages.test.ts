import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { promote } from '@puente/releases/promote';
import { KeptPages, type PublicPage } from './kept-pages.ts';
import { shell, startTestEdge, studentApp, type TestEdge } from './test-edge.ts';

const page = (parts: Partial<PublicPage> = {}): PublicPage => ({
  view: { id: 'set' },
  address: '/',
  early: { at: 0, answers: {} },
  drawn: undefined,
  ...parts,
});

describe('kept pages', () => {
  test('a page is found as long as it is made of the same releases and responses', () => {
    const pages = new KeptPages();
    const body = { data: 1 };
    const drawn = { html: '<p>1</p>' };
    const parts = { early: { at: 0, answers: { call: body } }, drawn };
    const kept = pages.keep(page(parts), 'html', {});
    expect(pages.find(page({ ...parts, early: { at: 0, answers: { call: body } } }))).toBe(kept);
    for (const other of [
      { view: { id: 'other' } },
      { address: '/?a' },
      { early: { at: 1, answers: { call: body } } },
      { early: { at: 0, answers: { call: { data: 2 } } } },
      { early: { at: 0, answers: { call: null } } },
      { early: { at: 0, answers: {} } },
      { drawn: { html: '<p>2</p>' } },
      { drawn: undefined },
    ])
      expect(pages.find(page({ ...parts, ...other }))).toBeUndefined();
  });

  test('the same bytes of other parts are the same page; another policy is another', () => {
    const pages = new KeptPages();
    const kept = pages.keep(page(), 'html', { policy: 'a' });
    expect(pages.keep(page({ drawn: { html: '' } }), 'html', { policy: 'a' })).toBe(kept);
    expect(pages.keep(page(), 'html', { policy: 'b' }).etag).not.toBe(kept.etag);
  });

  test('a page that is asked for often is compressed better, in the background, once', async () => {
    const pages = new KeptPages({ denseAfter: 3 });
    const html = Array.from({ length: 3_000 }, (_, index) => `<p>línea ${index * 7919}</p>`).join('\n');
    const kept = pages.keep(page(), html, {});
    const quick = await pages.bodyOf(kept, 'br');
    for (let view = 0; view < 3; view++) await pages.bodyOf(kept, 'br');
    while ((await pages.bodyOf(kept, 'br')) === quick)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const dense = await pages.bodyOf(kept, 'br');
    expect(dense.byteLength).toBeLessThan(quick.byteLength);
    expect(brotliDecompressSync(dense).toString()).toBe(html);
    expect(gunzipSync(await pages.bodyOf(kept, 'gzip')).toString()).toBe(html);
    expect((await pages.bodyOf(kept, 'identity')).toString()).toBe(html);
  });

  test('pages that nobody asks for make room', () => {
    const pages = new KeptPages({ keptBytes: 100_000 });
    for (let index = 0; index < 100; index++)
      pages.keep(page({ address: `/${index}` }), 'x'.repeat(9_000), {});
    expect(pages.find(page({ address: '/0' }))).toBeUndefined();
    expect(pages.find(page({ address: '/99' }))).toBeDefined();
  });
});

describe('the edge', () => {
  let api: Server;
  let projects: unknown[];
  let product: TestEdge;
  beforeAll(async () => {
    api = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: projects })),
    );
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    projects = [{ id: 1 }];
    product = await startTestEdge({
      apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
      earlyAnswerTimes: { waitMs: 5_000, keepMs: 1 },
    });
    await product.release(shell);
    await product.release({
      ...studentApp,
      routes: [{ name: 'projects', path: '/projects', data: ['/api/projects'] }],
    });
  });
  afterEach(() => product.close());

  const get = (headers: Record<string, string> = {}, url = '/projects') =>
    product.edge.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers } });
  const textOf = ({ rawPayload }: { rawPayload: Buffer }) => brotliDecompressSync(rawPayload).toString();

  test('every visitor gets the same bytes, whatever cookies and addresses they have', async () => {
    const views = [
      await get(),
      await get({ cookie: 'consent=all', 'user-agent': 'other', 'accept-language': 'ca' }),
      await get({ 'x-forwarded-for': '203.0.113.7', referer: 'https://elsewhere.example/' }),
      ...(await Promise.all(Array.from({ length: 20 }, () => get()))),
    ];
    const [first] = views;
    for (const view of views) {
      expect(view.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
      expect(view.headers.etag).toBe(first?.headers.etag);
    }
    expect(first?.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
      vary: 'accept-encoding, cookie',
      'cache-tag': `pages, release-set-${String(first?.headers['x-release-set'])}`,
    });
  });

  test('a browser that has the page gets 304 with the same headers, whatever its encoding was', async () => {
    const { headers } = await get();
    const etag = String(headers.etag);
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
      const again = await get({ 'if-none-match': known, 'accept-encoding': 'gzip' });
      expect([again.statusCode, again.rawPayload.byteLength]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({
        etag,
        'content-security-policy': headers['content-security-policy'],
        'x-release-set': headers['x-release-set'],
      });
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('another answer of the API is another page', async () => {
    const before = await get();
    projects = [{ id: 2 }];
    await new Promise((resolve) => setTimeout(resolve, 10));
    await get();
    await new Promise((resolve) => setTimeout(resolve, 10));
    const after = await get({ 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(textOf(after)).toContain('{"data":[{"id":2}]}');
  });

  test('a promotion and a rollback show at once', async () => {
    const [first] = await product.store.listReleases('student-app');
    const before = await get();
    await product.release({
      ...studentApp,
      content: 'two',
      routes: [{ name: 'projects', path: '/projects', title: 'Otros', data: ['/api/projects'] }],
    });
    const after = await get({ 'if-none-match': String(before.headers.etag) });
    expect(textOf(after)).toContain('<title>Otros');
    await promote(product.store, 'production', 'student-app', first?.version ?? '');
    expect((await get()).headers.etag).toBe(before.headers.etag);
  });

  test('with a session nothing is taken from the kept pages, and nothing is kept', async () => {
    const visitor = await get();
    const user = await get({ cookie: 'u4iRememberMe=1', 'if-none-match': String(visitor.headers.etag) });
    expect(user.statusCode).toBe(200);
    expect(user.headers['cache-control']).toContain('private');
    expect(user.headers).not.toHaveProperty('etag');
    expect(user.headers).not.toHaveProperty('cache-tag');
    expect((await get()).headers.etag).toBe(visitor.headers.etag);
  });

  test('a page that is not there is not kept', async () => {
    const { statusCode, headers } = await get({}, '/nowhere');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-cache']);
    expect(headers).not.toHaveProperty('etag');
  });
});
