import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rollback } from '@puente/releases/promote';
import { shell, startTestProduct, studentApp, type TestEdge } from './test-edge.ts';

let product: TestEdge;
let entry: string;

beforeAll(async () => {
  product = await startTestProduct();
  const [release] = await product.store.listReleases('student-app');
  entry = release?.entry[0] ?? '';
});
afterAll(() => product.close());

const get = (url: string, encoding?: string) =>
  product.edge.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
const onDisk = (name: string) => join(product.root, 'store/files/student-app', name);

test('serves a file for ever', async () => {
  const { statusCode, headers, body } = await get(`/assets/student-app/${entry}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('student-app remoteEntry');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(Buffer.byteLength(body)),
    vary: 'accept-encoding, available-dictionary',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0.1, gzip;q=0.9', 'gzip', gunzipSync],
  ['br;q=0, *', 'gzip', gunzipSync],
])('Accept-Encoding "%s" gives %s', async (accepted, encoding, decompress) => {
  const plain = (await get(`/assets/student-app/${entry}`)).body;
  const { headers, rawPayload } = await get(`/assets/student-app/${entry}`, accepted);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(rawPayload.length),
  });
  expect(decompress(rawPayload).toString()).toBe(plain);
});

test('types by ending; a font is not compressed', async () => {
  const font = await get('/assets/shell/figtree-latin-wght-normal.0123456789abcdef.woff2', 'br');
  expect(font.headers['content-type']).toBe('font/woff2');
  expect(font.headers).not.toHaveProperty('content-encoding');
  const [style = ''] = (await product.store.listReleases('shell'))[0]?.entryStyles ?? [];
  expect((await get(`/assets/shell/${style}`)).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('a drawing that is opened by itself may run nothing', async () => {
  await product.release({
    ...shell,
    content: 'two',
    extra: { 'logo.0123456789abcdef.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  });
  const { headers } = await get('/assets/shell/logo.0123456789abcdef.svg');
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('HEAD gives the headers alone', async () => {
  const { statusCode, headers, body } = await product.edge.inject({
    method: 'HEAD',
    url: `/assets/student-app/${entry}`,
  });
  expect([statusCode, body]).toEqual([200, '']);
  expect(Number(headers['content-length'])).toBeGreaterThan(1000);
});

test('an open page keeps its files after a promotion and after a rollback', async () => {
  const second = await product.release({ ...studentApp, content: 'two' });
  expect((await get(`/assets/student-app/${entry}`)).statusCode).toBe(200);
  await rollback(product.store, 'production', 'student-app');
  expect((await get(`/assets/student-app/${second.entry[0]}`)).statusCode).toBe(200);
});

test('a part of a file, and a file that the browser has already', async () => {
  const url = `/assets/student-app/${entry}`;
  const whole = await get(url);
  const part = await product.edge.inject({ url, headers: { range: 'bytes=0-9' } });
  expect([part.statusCode, part.body]).toEqual([206, whole.body.slice(0, 10)]);
  expect(part.headers['content-range']).toBe(`bytes 0-9/${Buffer.byteLength(whole.body)}`);
  const etag = String(whole.headers.etag);
  const known = await product.edge.inject({ url, headers: { 'if-none-match': etag } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect(known.headers['cache-control']).toContain('immutable');
});

test('a file that was removed or changed on the disk is noticed, although it was served before', async () => {
  await product.store.removeFile('student-app', entry);
  await product.release(studentApp);
  const url = `/assets/student-app/${entry}`;
  for (const encoding of ['br', 'gzip', 'identity']) expect((await get(url, encoding)).statusCode).toBe(200);
  await writeFile(onDisk(entry), 'alert(1)');
  expect((await get(url, 'identity')).body).toBe('alert(1)');
  await product.store.removeFile('student-app', entry);
  for (const encoding of ['br', 'gzip', 'identity']) expect((await get(url, encoding)).statusCode).toBe(404);
  await product.release(studentApp);
});

test.each([
  '/assets',
  '/assets/',
  '/assets/student-app',
  '/assets/student-app/',
  '/assets/student-app/nothing.js',
  '/assets/nobody/main.js',
  '/assets/../channels/production.json',
  '/assets/student-app/../../channels/production.json',
  '/assets/student-app/..%2f..%2fchannels%2fproduction.json',
  '/assets/student-app/%2e%2e/%2e%2e/channels/production.json',
  '/assets/student-app/..%5c..%5cchannels%5cproduction.json',
  '/assets/..%2fchannels/production.json',
  '/assets/%2e%2e/production.json',
  '/assets/student-app/%2fetc%2fpasswd',
  '/assets/student-app//etc/passwd',
  '/assets/student-app/....//....//etc/passwd',
  '/assets/student-app/%252e%252e%252fx',
  '/assets/student-app/main.js%00.css',
  '/assets/student-app/.remoteEntry.tmp',
  '/assets/student-app/%E0%A4%A',
  '/assets/STUDENT-APP/main.js',
])('%s is a short 404 that nobody keeps', async (url) => {
  const { statusCode, headers, body } = await product.edge.inject({ url, headers: { accept: '*/*' } });
  expect([statusCode, body]).toEqual([404, 'No encontrado.\n']);
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
});

test('nor does a name that is too long for any file do harm', async () => {
  expect((await get(`/assets/student-app/${'a'.repeat(900)}.js`)).statusCode).toBe(404);
  expect((await get(`/assets/student-app/${'a'.repeat(5000)}.js`)).statusCode).toBe(404);
});

test('a compressed form is not a file of its own', async () => {
  expect((await get(`/assets/student-app/${entry}.br`)).statusCode).toBe(404);
});
