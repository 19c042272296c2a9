import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endCanary } from '@puente/releases/canaries';
import { rollback } from '@puente/releases/promote';
import { hasNginx, startNginx } from '@puente/testing/nginx';
import { isInShare } from './canary/bucket.ts';
import { shell, startTestEdge, studentApp, type TestEdge } from './test-edge.ts';

const installed = hasNginx() ? describe : describe.skip;

installed('behind nginx', () => {
  let api: Server;
  let product: TestEdge;
  let edgeUrl: string;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  /** Requests that reached the edge. */
  let asked: string[];
  let projects: unknown[];
  const routes = [{ name: 'projects', path: '/projects', title: 'Proyectos', data: ['/api/projects'] }];

  beforeEach(async () => {
    asked = [];
    projects = [{ id: 1 }];
    api = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: projects })),
    );
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    product = await startTestEdge({
      apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
      earlyAnswerTimes: { waitMs: 5_000, keepMs: 100 },
    });
    await product.release(shell);
    await product.release({ ...studentApp, routes });
    edgeUrl = await product.edge.listen({ host: '127.0.0.1', port: 0 });
    product.edge.server.on('request', ({ url }: { url: string }) => asked.push(url));
    nginx = await startNginx(edgeUrl);
  });
  afterEach(async () => {
    await nginx.stop();
    await product.close();
    api.close();
  });

  const get = async (headers: Record<string, string> = {}, path = '/projects') => {
    const answer = await fetch(nginx.url + path, {
      headers: { accept: 'text/html', ...headers },
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const shown = async (text: string, withinMs: number) => {
    for (const since = Date.now(); !(await get()).text.includes(text); await pause(100))
      if (Date.now() - since > withinMs) throw new Error(`${text} did not show.`);
  };
  /** nginx asks for the release set at most once a second. */
  const cacheSays = async (status: string) => {
    for (const since = Date.now(); (await get()).headers.get('x-cache') !== status; await pause(100))
      if (Date.now() - since > 15_000) throw new Error(`Nothing is ${status}.`);
  };
  const pageViews = () => asked.filter((url) => url.startsWith('/projects')).length;

  test('one request of the edge is for all visitors, whatever their cookies and encodings are called', async () => {
    const first = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' });
    await Promise.all(
      ['br', 'br, gzip', 'gzip;q=0.5, br'].map((encoding, index) =>
        get({ 'accept-encoding': encoding, cookie: `consent=${index}` }),
      ),
    );
    expect(pageViews()).toBe(1);
    const known = await get({ 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' });
    expect([known.status, pageViews()]).toEqual([304, 1]);
    expect((await get({ 'accept-encoding': 'gzip' })).text).toBe(first.text);
    expect((await get({ 'accept-encoding': 'identity' })).text).toBe(first.text);
    expect(pageViews()).toBe(3);
  });

  test('visitors who come together wait for one request', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get({ 'accept-encoding': 'br' })));
    expect(pageViews()).toBe(1);
  });

  test('with a session every view reaches the edge, and is kept for nobody', async () => {
    await get();
    const user = { cookie: 'u4iRememberMe=1' };
    const first = await get(user);
    expect(first.headers.get('cache-control')).toContain('private');
    await get(user);
    expect(pageViews()).toBe(3);
    const visitor = await get();
    expect([visitor.headers.get('x-cache'), pageViews()]).toEqual(['HIT', 3]);
    expect(visitor.headers.get('cache-control')).toContain('public');
  });

  test('a promotion and a rollback show within 5 s, although old pages may be shown for longer', async () => {
    await get();
    await product.release({
      ...studentApp,
      content: 'two',
      routes: [{ ...routes[0], name: 'projects', path: '/projects', title: 'Otros' }],
    });
    await shown('<title>Otros', 5_000);
    await rollback(product.store, 'production', 'student-app');
    await shown('<title>Proyectos', 5_000);
  });

  test('another answer of the API shows later: visitors get the former page at once while the edge is asked', async () => {
    await get();
    projects = [{ id: 2 }];
    // nginx counts whole seconds.
    await pause(6_500);
    const former = await get();
    expect([former.headers.get('x-cache'), former.text.includes('"id":1')]).toEqual(['STALE', true]);
    await shown('"id":2', 15_000);
  }, 30_000);

  test('a program that wants no HTML gets none from the cache', async () => {
    await get();
    expect((await get({ accept: 'application/json' })).status).toBe(404);
    expect((await get()).status).toBe(200);
  });

  test('files are kept, but not for a browser with a dictionary, and not for one that found a file damaged', async () => {
    const [release] = await product.store.listReleases('shell');
    const file = `/assets/shell/${release?.entry[0]}`;
    const fetched = () => asked.filter((url) => url.startsWith(file)).length;
    const dictionary = {
      'accept-encoding': 'br, dcz',
      'available-dictionary': `:${'A'.repeat(43)}=:`,
    };
    await get(dictionary, file);
    await get(dictionary, file);
    expect(fetched()).toBe(2);
    await get({ 'accept-encoding': 'br' }, file);
    await get({ 'accept-encoding': 'br' }, file);
    expect(fetched()).toBe(3);
    await get({ 'accept-encoding': 'br' }, `${file}?retry=1`);
    await get({ 'accept-encoding': 'br', pragma: 'no-cache' }, file);
    expect(fetched()).toBe(5);
  });

  test('while a canary runs each visitor gets the same version at each view, and nothing is kept', async () => {
    await get();
    const { version, instead } = await product.tryOut({ ...studentApp, content: 'two', routes }, 50);
    await cacheSays('BYPASS');
    const versionFor = async (bucket: number) => {
      const { text, headers } = await get({ 'accept-encoding': 'br', cookie: `u4iBucket=${bucket}` });
      expect(headers.get('x-cache')).toBe('BYPASS');
      return [version, instead].filter((one) => text.includes(one)).join();
    };
    for (const bucket of [0, 49, 50, 99]) {
      const expected = isInShare(bucket, 50, version) ? version : instead;
      expect([await versionFor(bucket), await versionFor(bucket)]).toEqual([expected, expected]);
    }
    const others = await Promise.all([get(), get()]);
    for (const { headers } of others)
      expect([headers.get('x-cache'), headers.get('set-cookie')]).toEqual([
        'BYPASS',
        expect.stringContaining('u4iBucket='),
      ]);
    await endCanary(product.store, 'production', { by: 'test' });
    await cacheSays('HIT');
  }, 30_000);

  test('kept pages go on while the edge is away', async () => {
    const before = await get();
    await product.edge.close();
    await pause(1_500);
    const after = await get();
    expect([after.status, after.text]).toEqual([200, before.text]);
  });
});
