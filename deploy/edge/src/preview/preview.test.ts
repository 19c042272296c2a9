import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createEdge } from '../edge.ts';
import { developer, studentApp, testOptions } from '../test-edge.ts';
import { listening, publicSite, type RenderedProduct, startRenderedProduct, stop } from '../test-renderer.ts';

const app = studentApp.app;
const next = { ...studentApp, content: 'two' };
const banner = '<aside id="preview"';

let api: Server;
let asked: string[];
let product: RenderedProduct;
let current: string;

const users: Record<string, object> = {
  dev: { id: 1, email: developer.toUpperCase(), profileType: 'staff' },
  other: { id: 2, email: 'other@puente.test', profileType: 'staff' },
  viewing: { id: 1, email: developer, profileType: 'staff', view: { by: 'Ana' } },
};

function userOf({ headers }: IncomingMessage): object | undefined {
  return users[/token=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? ''];
}

beforeEach(async () => {
  asked = [];
  api = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const user = request.url === '/api/users/me' ? userOf(request) : {};
    response
      .writeHead(user ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(user ?? {}));
  });
  product = await startRenderedProduct({ apis: [await listening(api)] });
  current = (await product.store.readChannel('production')).apps[app]?.current ?? '';
});
afterEach(async () => {
  await product.close();
  await stop(api);
});

const apiOrigin = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const session = (token: string) => `u4iRememberMe=1; token=${token}`;
const asking = (source: string, who = session('dev')) =>
  `${who}; u4iPreview=${encodeURIComponent(`${app}@${source}`)}`;
const get = (url: string, cookie?: string, headers: Record<string, string> = {}, edge = product.edge) =>
  edge.inject({ url, headers: { accept: 'text/html', ...headers, ...(cookie !== undefined && { cookie }) } });
const versionIn = (body: string) =>
  new RegExp(`"version":"([^"]+)","entry":"[^"]*/assets/${app}/`).exec(body)?.[1];
const versionFor = async (cookie?: string, edge = product.edge) =>
  versionIn((await get('/projects', cookie, {}, edge)).body);

test('a developer sees one app of a branch, and nobody beside them does', async () => {
  const { version } = await product.branch('pr-12', next);
  const { body, headers } = await get('/projects', asking('pr-12'));
  expect(versionIn(body)).toBe(version);
  expect(body).toContain(`Vista previa: ves <strong>${app}</strong> ${version}, del canal pr-12.`);
  expect(body).toContain('<form method="post" action="/vista-previa/salir" data-drawn>');
  expect(headers['content-security-policy']).toContain("script-src 'sha");
  for (const cookie of [undefined, session('dev'), session('other'), asking('pr-12', 'token=dev')]) {
    const beside = await get('/projects', cookie);
    expect(versionIn(beside.body)).toBe(current);
    expect(beside.body).not.toContain(banner);
  }
});

test('all that belongs to the page view is of that version, and a failure leads to no former one', async () => {
  await product.release({ ...studentApp, content: 'newer' });
  const { version } = await product.branch('pr-12', next);
  const own = await createEdge({ ...testOptions(product.store), apis: [apiOrigin()] });
  const setFor = async (cookie: string) =>
    (await get('/release-set.json', cookie, {}, own)).json<
      Record<'apps' | 'former', Record<string, { version: string }>>
    >();
  const [set, ofOthers] = await Promise.all([asking('pr-12'), session('dev')].map(setFor));
  await own.close();
  expect(ofOthers?.former[app]?.version).toBe(current);
  expect([set?.apps[app]?.version, set?.former]).toEqual([version, {}]);
  const { files } = (await product.store.getRelease(app, version)) ?? { files: {} };
  const { body } = await get('/projects', asking('pr-12'));
  const hinted = [...body.matchAll(new RegExp(`/assets/${app}/([^"]+)`, 'g'))].map(([, file]) => file);
  expect(hinted).not.toEqual([]);
  for (const file of hinted) expect(Object.keys(files)).toContain(file);
});

describe('nobody sees a preview', () => {
  beforeEach(() => product.branch('pr-12', next));

  test.each([
    ['whose account is not on the list', 'other', 'Tu cuenta no puede ver versiones de prueba.'],
    ['whom the team looks at', 'viewing', 'No hemos podido comprobar quién eres.'],
    ['whose session is over', 'nobody', 'No hemos podido comprobar quién eres.'],
  ])('%s', async (_, token, reason) => {
    const { body, headers } = await get('/projects', asking('pr-12', session(token)));
    expect(versionIn(body)).toBe(current);
    expect(body).toContain(reason);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('while the API does not say who it is', async () => {
    await stop(api);
    expect(await versionFor(asking('pr-12'))).toBe(current);
  });

  test('where no account is named, and there is no page for it', async () => {
    const alone = await createEdge({
      ...testOptions(product.store),
      apis: [apiOrigin()],
      previews: { store: product.store, allowed: [] },
    });
    const { body } = await get('/projects', asking('pr-12'), {}, alone);
    expect(versionIn(body)).toBe(current);
    expect(body).not.toContain(banner);
    expect(asked).not.toContain('GET /api/users/me');
    expect((await get('/vista-previa', session('dev'), {}, alone)).statusCode).toBe(404);
    await alone.close();
  });

  test('over https by a cookie that a neighbouring site could have set', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const forged = await get('/projects', asking('pr-12'), https);
    expect(versionIn(forged.body)).toBe(current);
    const own = asking('pr-12').replace('u4iPreview', '__Host-u4iPreview');
    expect(versionIn((await get('/projects', own, https)).body)).not.toBe(current);
  });

  test('from anywhere but a channel or this machine', async () => {
    for (const source of [
      'https://evil.example',
      'http://evil.example:3100',
      'http://localhost.evil.example:3100',
      'http://localhost:3100@evil.example',
      'http://localhost:3100/other',
      'http://localhost:3100;script-src *',
      'http://192.168.1.4:3100',
      'http://localhost',
      'http://localhost:99999',
      'http://localhost:22',
      '../production',
      '',
    ]) {
      const { body, headers } = await get('/projects', asking(source));
      expect([source, versionIn(body), body.includes(banner)]).toEqual([source, current, false]);
      expect(headers['content-security-policy']).not.toContain('evil');
    }
  });
});

describe('a version is refused, and the banner says why, when', () => {
  const shows = async (...words: string[]) => {
    const { body } = await get('/projects', asking('pr-12'));
    expect(versionIn(body)).toBe(current);
    for (const text of words) expect(body).toContain(text);
  };

  test('it does not fit the contract', async () => {
    await product.branch('pr-12', next, 99);
    await shows('No encaja con lo que se sirve ahora.', 'built with contract version 99');
  });

  test('its path is one of another app', async () => {
    await product.branch('pr-12', { ...next, routes: [{ name: 'mine', path: '/universidades' }] });
    await shows('both claim the path /universidades');
  });

  test('it calls what the API does not serve', async () => {
    const description = { info: { version: String(99) }, paths: {} };
    await product.branch('pr-12', { ...next, calls: ['GET /api/new'] }, 99);
    await product.store.recordApis('production', [{ origin: 'http://api.test', description }]);
    await shows('calls GET /api/new, which the API at http://api.test does not serve');
  });

  test('it is marked as bad', async () => {
    const { version } = await product.branch('pr-12', next);
    await product.store.markBad(app, version, 'leaks');
    await shows('is marked as bad: leaks');
  });

  test('the channel is gone', () => shows('Channel pr-12 has no student-app.'));
});

describe('from the own machine', () => {
  const origin = 'http://localhost:3100';

  test('the page loads that app from there, under a policy for this page only', async () => {
    const { body, headers } = await get('/projects', asking(origin));
    expect(body).toContain(`"version":"dev","entry":"${origin}/assets/${app}/remoteEntry.js"`);
    expect(body).not.toContain(`href="${origin}`);
    const policy = String(headers['content-security-policy']);
    for (const part of [
      `style-src 'self' ${origin}`,
      `font-src 'self' ${origin}`,
      `connect-src 'self' ${origin} ws://localhost:3100`,
      "'strict-dynamic'",
    ])
      expect(policy).toContain(part);
    expect(headers).not.toHaveProperty('integrity-policy');
    for (const cookie of [undefined, session('dev'), asking(origin, session('other'))]) {
      const beside = await get('/projects', cookie);
      expect(beside.headers['content-security-policy']).not.toContain('localhost:3100');
      expect(beside.headers).toHaveProperty('integrity-policy');
    }
  });

  test('two servers are two views', async () => {
    await get('/projects', asking(origin));
    const other = 'http://127.0.0.1:3200';
    expect((await get('/projects', asking(other))).body).toContain(`"entry":"${other}/assets`);
  });

  test.each(['shell', 'unknown-app'])('there is no %s', async (name) => {
    const { body } = await get('/projects', asking(origin).replace(app, name));
    expect(body).toContain('No encaja con lo que se sirve ahora.');
    expect(body).not.toContain(`"${origin}`);
  });
});

describe('no copy is kept of it', () => {
  const site = publicSite.app;
  const cookie = asking('pr-12').replace(app, site);

  test('no cache has its pages, and the renderer does not run its code', async () => {
    const { version } = await product.branch('pr-12', { ...publicSite, content: 'two' });
    const before = await product.open('/universidades');
    const views = [cookie, `${cookie}; consent=1`].map((one) => get('/universidades', one));
    const [first] = await Promise.all([...views, get('/universidades?sin-javascript', cookie)]);
    expect(first.body).toContain(version);
    expect(first.headers['cache-control']).toBe('private, no-cache, no-store');
    expect(first.headers).not.toHaveProperty('etag');
    expect(await product.open('/universidades')).toBe(before);
    expect(JSON.stringify(product.asks)).not.toContain(version);
    expect((await get('/universidades', cookie, { 'sec-purpose': 'prefetch' })).statusCode).toBe(503);
  });

  test('a refused one leaves no banner in the pages of visitors', async () => {
    const { body } = await get('/universidades?sin-javascript', cookie);
    expect(body).toContain(banner);
    expect(await product.open('/universidades?sin-javascript')).not.toContain(banner);
  });

  test('the service worker keeps what everybody has', async () => {
    await product.branch('pr-12', { ...publicSite, content: 'two' });
    const list = (await get('/offline.json')).body;
    const { id } = JSON.parse(list) as { id: string };
    expect((await get('/offline.json', cookie)).body).toBe(list);
    const page = await get('/offline', cookie);
    expect(page.body).toBe((await get('/offline')).body);
    expect(page.headers['x-release-set']).toBe(id);
    expect((await get('/universidades', cookie)).headers['x-release-set']).toBe(id);
  });
});

test('what its browser reports is not counted as one of production', async () => {
  const send = async (path: string, cookie: string) => {
    asked = [];
    const { statusCode } = await product.edge.inject({
      method: 'POST',
      url: path,
      headers: { cookie },
      payload: { data: {} },
    });
    return [statusCode, asked];
  };
  const { headers } = await get('/projects', asking('pr-12'));
  expect(headers).not.toHaveProperty('reporting-endpoints');
  for (const path of ['/api/error-reports', '/api/measurements']) {
    expect(await send(path, asking('pr-12'))).toEqual([204, []]);
    expect(await send(path, session('dev'))).toEqual([200, [`POST ${path}`]]);
  }
  expect(await send('/api/projects', asking('pr-12'))).toEqual([200, ['POST /api/projects']]);
});
