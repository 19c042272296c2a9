import { createServer, type Server } from 'node:http';
import { developer, startTestProduct, studentApp, type TestEdge } from '../test-edge.ts';
import { listening, stop } from '../test-renderer.ts';

const app = studentApp.app;
const fromHere = { 'sec-fetch-site': 'same-origin' };

let api: Server;
let email: string;
let product: TestEdge;
let version: string;

beforeEach(async () => {
  email = developer;
  api = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 1, email, profileType: 'student' })),
  );
  product = await startTestProduct({ apis: [await listening(api)], publicUrl: 'https://puente.example' });
  ({ version } = await product.branch('pr-12', { ...studentApp, content: 'two' }));
});
afterEach(async () => {
  await product.close();
  await stop(api);
});

const cookie = 'u4iRememberMe=1; token=dev';
const open = (query = '', headers: Record<string, string> = { cookie }) =>
  product.edge.inject({ url: `/vista-previa${query}`, headers: { accept: 'text/html', ...headers } });
const send = (fields: Record<string, string>, headers: Record<string, string> = fromHere, path = '') =>
  product.edge.inject({
    method: 'POST',
    url: `/vista-previa${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

test('a link says what it would show, and switches nobody', async () => {
  const { statusCode, headers, body } = await open(`?app=${app}&desde=pr-12`);
  expect([statusCode, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
  expect(body).toContain(`Vas a ver <strong>${app}</strong> ${version} (pr-12)`);
  expect(body).toContain('Su código se ejecuta con tu sesión');
  expect(body).toContain(`<option value="${app}" selected>`);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
});

test('its form starts the preview, for as long as the browser is open', async () => {
  const { statusCode, headers } = await send({ app, desde: ' pr-12 ' });
  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toBe(`u4iPreview=${app}@pr-12; Path=/; HttpOnly; SameSite=Lax`);
  const https = await send(
    { app, desde: 'http://localhost:3100/' },
    { ...fromHere, 'x-forwarded-proto': 'https' },
  );
  expect(decodeURIComponent(String(https.headers['set-cookie']))).toBe(
    `__Host-u4iPreview=${app}@http://localhost:3100; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
});

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['of an old browser on another site', { origin: 'https://evil.example' }],
  ['that does not say where it is from', {}],
])('a form %s neither starts nor ends anything', async (_, headers) => {
  for (const path of ['', '/salir']) {
    const answer = await send({ app, desde: 'pr-12' }, headers, path);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/vista-previa']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('an old browser says its origin', async () => {
  const { headers } = await send({ app, desde: 'pr-12' }, { origin: 'https://puente.example' });
  expect(headers['set-cookie']).toContain('u4iPreview=');
});

test.each([
  ['pr-13', 'Channel pr-13 has no student-app.'],
  ['https://evil.example', 'Escribe el nombre de un canal'],
  ['', 'Escribe el nombre de un canal'],
])('from %j nothing starts, and the page says why', async (desde, reason) => {
  const { statusCode, headers, body } = await send({ app, desde });
  expect([statusCode, headers['set-cookie']]).toEqual([422, undefined]);
  expect(body).toContain(reason);
});

test('text of the address is shown as text', async () => {
  const { body } = await open(`?app=<b>&desde=${encodeURIComponent('"><script>')}`);
  expect(body).not.toContain('<script');
  expect(body).not.toContain('<b>');
});

test('it is for the accounts of the list only', async () => {
  const visitor = await open('', {});
  expect(visitor.statusCode).toBe(403);
  expect(visitor.body).toContain('href="/user/auth/login"');
  email = 'other@puente.test';
  const { statusCode, headers, body } = await send({ app, desde: 'pr-12' });
  expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
  expect(body).toContain('Tu cuenta no puede ver versiones de prueba.');
});

test.each([
  ['https://puente.example/projects?page=2', '/projects?page=2'],
  ['https://evil.example/projects', '/'],
  ['https://puente.example//evil.example', '/'],
  [undefined, '/'],
])('the way out ends it at once, and leads from %s to %s', async (referer, to) => {
  const { statusCode, headers } = await send(
    {},
    { ...fromHere, ...(referer !== undefined && { referer }) },
    '/salir',
  );
  expect([statusCode, headers.location]).toEqual([303, to]);
  expect(headers['set-cookie']).toBe('u4iPreview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});
