import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earlyAnswerKey } from '@puente/contract/preloaded-data';
import { writeFakeApp } from '@puente/releases/fake-app';
import { rollback } from '@puente/releases/promote';
import { servedFromRelease } from './served-app.ts';
import { sourceHash } from './source-hash.ts';
import { studentApp } from './test-edge.ts';
import {
  drawn,
  fromClient,
  html,
  listening,
  pass,
  publicSite,
  type RenderedProduct,
  startRenderedProduct,
  stop,
} from './test-renderer.ts';

/** Each test releases a product, which takes time on a busy machine. */

let product: RenderedProduct;
const others: (() => Promise<void>)[] = [];

afterEach(async () => {
  await product.close();
  for (const close of others.splice(0)) await close();
});

test('a release is rendered when it has a build for the server', async () => {
  product = await startRenderedProduct();
  const release = await product.release({ ...publicSite, content: 'two' });
  expect(servedFromRelease(release).rendered).toBe(false);
  const server = { file: 'public-site.0123456789abcdef.server.cjs', integrity: 'sha256-x' };
  expect(servedFromRelease({ ...release, server }).rendered).toBe(true);
});

describe('a page that is drawn', () => {
  test('is asked for with the apps of this moment, its address and its answers', async () => {
    product = await startRenderedProduct();
    expect(await product.open('/?page=2')).toContain(drawn('/?page=2'));
    const version = async (app: string) => (await product.store.listReleases(app))[0]?.version;
    expect(product.asks).toEqual([
      {
        path: 'POST /pages',
        apps: [
          ['shell', await version('shell')],
          ...(await Promise.all(
            ['public-site', 'other-site', 'student-app'].map(async (app) => [app, await version(app)]),
          )),
        ],
        address: '/?page=2',
        early: { at: expect.any(Number) as number, answers: {} },
      },
    ]);
  });

  test('has its styles before the first paint, and needs no word about JavaScript', async () => {
    product = await startRenderedProduct();
    const { body, headers } = await product.edge.inject({
      url: '/universidades',
      headers: { accept: 'text/html' },
    });
    const lines = body.split('\n');
    const [site] = await product.store.listReleases('public-site');
    const [own] = await product.store.listReleases('shell');
    const style = site?.pages['universities']?.[1] ?? '';
    const shared = own?.sharedFiles['@puente/design-system/field']?.[1] ?? '';
    const address = (app: string, file: string, integrity = '') =>
      `href="/assets/${app}/${file}" integrity="${integrity}"`;
    const drawnWith = [
      address('public-site', style, site?.files[style]?.integrity),
      address('shell', shared, own?.files[shared]?.integrity),
    ];
    // The first paint waits for none of them: a script adds them together.
    const files = /data-files="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '[]';
    expect((JSON.parse(files) as string[][]).slice(1)).toEqual([
      [`/assets/public-site/${style}`, site?.files[style]?.integrity, 'drawn'],
      [`/assets/shell/${shared}`, own?.files[shared]?.integrity, 'drawn'],
    ]);
    expect(headers['content-security-policy']).toContain(`'${site?.files[style]?.integrity}'`);
    const unscripted = /<noscript>(.*)<\/noscript>/.exec(body)?.[1];
    expect(unscripted?.split('>').slice(1, -1)).toEqual(
      drawnWith.map((one) => `<link rel="stylesheet" ${one} data-drawn`),
    );
    const critical = /<style>(main.*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(body).not.toContain('JavaScript');
    expect(critical).toBe('main{--main:1}main{--universities:1}main{--shared-field:1}');
    expect(headers['content-security-policy']).toContain(sourceHash(critical));
    expect(lines.filter((line) => line.includes('as="script"'))).toHaveLength(3);
  });

  test('asks for what is painted first, and for its scripts after that', async () => {
    product = await startRenderedProduct();
    const kinds = (body: string) =>
      body
        .split('\n')
        .filter((line) => line.includes('href="/assets/') || line.includes('src="/assets/'))
        .map((line) => [
          /rel="stylesheet"|as="\w+"|^<script/.exec(line)?.[0],
          /fetchpriority="(\w+)"/.exec(line)?.[1],
        ]);
    expect(kinds(await product.open('/universidades'))).toEqual([
      ['as="font"', undefined],
      // For browsers without JavaScript. The others add them by a script.
      ['rel="stylesheet"', undefined],
      ['<script', 'low'],
      ...Array.from({ length: 3 }, () => ['as="script"', 'low']),
    ]);
  });

  test('is drawn once for all who come at the same time, and for those who come later', async () => {
    product = await startRenderedProduct();
    const waiting: (() => void)[] = [];
    product.answer = (response, { address }) => waiting.push(() => html(response, `<main>${address}</main>`));
    const views = Array.from({ length: 50 }, () => product.open());
    while (waiting.length === 0) await pass(5);
    waiting.forEach((go) => go());
    await Promise.all(views);
    expect(await product.open()).toContain(drawn('/'));
    expect(product.asks).toHaveLength(1);
  });

  test('HEAD has the same headers', async () => {
    product = await startRenderedProduct();
    const headers = { accept: 'text/html' };
    const get = await product.edge.inject({ url: '/', headers });
    const head = await product.edge.inject({ method: 'HEAD', url: '/', headers });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(product.asks).toHaveLength(1);
  });

  test('is drawn anew after a promotion, and is there at once after a rollback', async () => {
    product = await startRenderedProduct();
    product.answer = (response, { apps }) => html(response, `<main>${apps.join()}</main>`);
    const first = asksVersion(await product.open());
    const { version } = await product.release({ ...publicSite, content: 'two' });
    expect(asksVersion(await product.open())).toBe(version);
    await rollback(product.store, 'production', 'public-site');
    expect(asksVersion(await product.open())).toBe(first);
    expect(product.asks).toHaveLength(2);
  });
  const asksVersion = (body: string) => /public-site,([\w.-]+)/.exec(body)?.[1];

  test('is drawn anew when an answer of the API is another, and not for the same one', async () => {
    let count = 1;
    const api = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: count }));
    });
    others.push(() => stop(api));
    product = await startRenderedProduct({
      apis: [await listening(api)],
      earlyAnswerTimes: { waitMs: 3_000, keepMs: 1, staleMs: 60_000 },
    });
    for (const url of ['/universidades', '/universidades']) await product.open(url);
    expect(product.asks).toHaveLength(1);
    count = 2;
    // The next view still has the former answer, and makes the edge ask for this one.
    while (product.asks.length < 2) await product.open('/universidades');
    for (const url of ['/universidades', '/universidades']) await product.open(url);
    const key = earlyAnswerKey('/api/students/count');
    expect(product.asks.map(({ early }) => early.answers)).toEqual([
      { [key]: { data: 1 } },
      { [key]: { data: 2 } },
    ]);
  });

  test('comes before the answers that it was drawn from: nobody waits for them to read', async () => {
    const api = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
    });
    others.push(() => stop(api));
    product = await startRenderedProduct({
      apis: [await listening(api)],
      earlyAnswerTimes: { waitMs: 3_000 },
    });
    const body = await product.open('/universidades');
    expect(body.indexOf(drawn('/universidades'))).toBeGreaterThan(-1);
    expect(body.indexOf('id="early-answers"')).toBeGreaterThan(body.indexOf(drawn('/universidades')));
  });

  test('is forgotten when there are too many', async () => {
    product = await startRenderedProduct({ renderedPages: { keptBytes: 10_000 } });
    product.answer = (response, { address }) => html(response, `<main>${address}</main>${'x'.repeat(4_000)}`);
    for (const url of ['/?a', '/?b', '/?c', '/?c', '/?a'])
      expect(await product.open(url)).toContain(`<main>${url}`);
    expect(product.asks.map(({ address }) => address)).toEqual(['/?a', '/?b', '/?c', '/?a']);
  });
});

describe('nothing is asked', () => {
  test.each<[string, string, Record<string, string>]>([
    ['for a visitor with a session', '/', { cookie: 'u4iRememberMe=1' }],
    ['for a route that is not rendered', '/plain', {}],
    ['for an app without a build for the server', '/other', {}],
    ['for a page that asks for login', '/asking', {}],
    ['for a page of certain roles', '/staff', {}],
    ['for the page that is kept for offline', '/offline', {}],
    ['for an unknown page', '/nowhere', {}],
    ['for an address that is too long', `/?q=${'x'.repeat(500)}`, {}],
  ])('%s', async (_, url, headers) => {
    product = await startRenderedProduct();
    expect(await product.open(url, headers)).toContain(fromClient);
    expect(product.asks).toEqual([]);
  });

  test('without a renderer', async () => {
    product = await startRenderedProduct({ renderers: [] });
    expect(await product.open()).toContain(fromClient);
  });

  test('while an app is served from source', async () => {
    const root = await mkdtemp(join(tmpdir(), 'source-'));
    others.push(() => rm(root, { recursive: true }));
    const folder = await writeFakeApp(root, studentApp);
    product = await startRenderedProduct({
      dev: [{ app: 'student-app', origin: 'http://127.0.0.1:9', folder }],
    });
    expect(await product.open()).toContain(fromClient);
    expect(product.asks).toEqual([]);
  });
});

test('several renderers take turns', async () => {
  const renderers = ['first', 'second'].map((name) =>
    createServer((_, response) => void html(response, `<main>${name}</main>`)),
  );
  others.push(...renderers.map((renderer) => () => stop(renderer)));
  product = await startRenderedProduct({ renderers: await Promise.all(renderers.map(listening)) });
  for (const [index, name] of ['first', 'second', 'first'].entries())
    expect(await product.open(`/?${index}`)).toContain(drawn(name));
});
