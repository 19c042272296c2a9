import { zstdDecompressSync } from 'node:zlib';
import { dictionaryName } from '@puente/releases/compression';
import { startTestProduct, studentApp, type TestEdge } from './test-edge.ts';

let product: TestEdge;
/** The same chunk in the former and in the current release. */
const former = 'big.0000000000000001.js';
const current = 'big.0000000000000002.js';
const text = Array.from({ length: 60 }, (_, index) => dictionaryName(Buffer.from(String(index)))).join('');
const dictionary = Buffer.from(`${text} 'Cerrar' ${text}`);
const changed = Buffer.from(`${text} 'Quitar' ${text}`);

beforeAll(async () => {
  product = await startTestProduct();
  await product.release({ ...studentApp, content: 'two', extra: { [former]: dictionary } });
  await product.release({ ...studentApp, content: 'three', extra: { [current]: changed } });
});
afterAll(() => product.close());

const announce = (bytes: Buffer): string =>
  `:${Buffer.from(dictionaryName(bytes), 'hex').toString('base64')}:`;

/** Asks as a browser does that has the former version. */
const ask = (headers: Record<string, string> = {}, query = '', file = current) =>
  product.edge.inject({
    url: `/assets/student-app/${file}${query}`,
    headers: {
      'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
      'available-dictionary': announce(dictionary),
      ...headers,
    },
  });

test('a browser that has the former version gets the difference', async () => {
  const { statusCode, headers, rawPayload } = await ask();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'dcz',
    'content-length': String(rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/assets/student-app/big.*.js"',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(rawPayload.length).toBeLessThan(100);
  expect(zstdDecompressSync(rawPayload.subarray(40), { dictionary })).toEqual(changed);
});

test('after a rollback a browser that has the later version gets the difference, too', async () => {
  const { headers } = await ask({ 'available-dictionary': announce(changed) }, '', former);
  expect(headers['content-encoding']).toBe('dcz');
});

test('HEAD gives the headers alone', async () => {
  const { headers, body } = await product.edge.inject({
    method: 'HEAD',
    url: `/assets/student-app/${current}`,
    headers: { 'accept-encoding': 'dcz', 'available-dictionary': announce(dictionary) },
  });
  expect([headers['content-encoding'], body]).toEqual(['dcz', '']);
});

test.each<[string, Record<string, string>, string]>([
  ['does not know the format', { 'accept-encoding': 'gzip, br, zstd' }, ''],
  ['refuses the format', { 'accept-encoding': 'br, dcz;q=0' }, ''],
  ['has a dictionary that is not stored', { 'available-dictionary': announce(Buffer.from('other')) }, ''],
  ['sends no byte sequence', { 'available-dictionary': dictionaryName(Buffer.from('other')) }, ''],
  ['sends a short hash', { 'available-dictionary': ':YWJj:' }, ''],
  ['sends a path', { 'available-dictionary': ':../../../../apps/student-app/latest.json==:' }, ''],
  ['asks past its copies', { 'cache-control': 'no-cache' }, ''],
  ['asks again by another address', {}, '?retry=1'],
  ['asks whether its copy is current', { 'if-none-match': '"other"' }, ''],
])('a browser that %s gets the file as before', async (_, headers, query) => {
  const answer = await ask(headers, query);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/assets/student-app/big.*.js"',
  });
});

test('a delta that cannot be read is replaced by the file', async () => {
  const read = jest.spyOn(product.store, 'getDelta').mockRejectedValueOnce(new Error('EIO'));
  const { statusCode, headers } = await ask();
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
  expect(read).toHaveBeenCalled();
});

test('a part of a file is a part of the file itself', async () => {
  const { statusCode, headers } = await ask({ range: 'bytes=0-9', 'accept-encoding': 'identity, dcz' });
  expect([statusCode, headers['content-encoding']]).toEqual([206, undefined]);
});

test('styles become dictionaries, fonts and missing files do not', async () => {
  const styles = (await product.store.listReleases('shell'))[0]?.entryStyles ?? [];
  const style = await product.edge.inject(`/assets/shell/${styles[0]}`);
  expect(style.headers['use-as-dictionary']).toBe('match="/assets/shell/main.*.css"');
  for (const path of [
    'shell/figtree-latin-wght-normal.0123456789abcdef.woff2',
    'student-app/big.0000000000000000.js',
  ]) {
    const { headers } = await product.edge.inject(`/assets/${path}`);
    expect(headers).not.toHaveProperty('use-as-dictionary');
    expect(headers.vary).not.toBe('accept-encoding, available-dictionary');
  }
});

test('a file that is gone has no delta either', async () => {
  await product.store.removeFile('student-app', current);
  expect((await ask()).statusCode).toBe(404);
});
