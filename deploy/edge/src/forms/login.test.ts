import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { listening, type RenderedProduct, startRenderedProduct, stop } from '../test-renderer.ts';

const path = '/user/auth/login';
const cookies = ['token=secret; Path=/; HttpOnly', 'u4iRememberMe=1; Path=/'];

let api: Server;
let asked: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[];
/** The API's refusal; undefined when the login succeeds. */
let refusal: { status: number; name: string } | undefined;
let product: RenderedProduct;

beforeAll(async () => {
  api = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ url: request.url, headers: request.headers, body });
      response.writeHead(refusal?.status ?? 200, {
        'content-type': 'application/json',
        'set-cookie': refusal ? [] : cookies,
      });
      const refused = { data: null, error: { ...refusal, message: 'No.', details: {} } };
      response.end(JSON.stringify(refusal ? refused : { jwt: 'secret' }));
    });
  });
  product = await startRenderedProduct({ apis: [await listening(api)], publicUrl: 'https://puente.example' });
});
afterAll(async () => {
  await product.close();
  await stop(api);
});
beforeEach(() => {
  asked = [];
  refusal = undefined;
});

const typed = { email: ' Ana@UDC.es ', password: 'Puente-2026' };
const fromHere = { 'sec-fetch-site': 'same-origin' };

async function send(fields: Record<string, string>, headers: Record<string, string> = fromHere, url = path) {
  const answer = await product.edge.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, to: answer.headers.location, headers: answer.headers };
}

test('a form becomes the call that the script would have made, and leads to where the script goes on', async () => {
  const { status, to, headers } = await send(
    { ...typed, remember: 'on' },
    { ...fromHere, cookie: 'known=1' },
  );
  expect([status, to]).toEqual([303, path]);
  expect(headers['set-cookie']).toEqual(cookies);
  expect(headers['cache-control']).toBe('no-store');
  expect(asked).toEqual([
    {
      url: '/api/auth/local',
      headers: expect.objectContaining({ cookie: 'known=1', 'x-forwarded-for': '127.0.0.1' }) as unknown,
      body: { identifier: 'ana@udc.es', password: 'Puente-2026', rememberMe: true },
    },
  ]);
});

test.each([
  [401, 'InvalidCredentials', 'InvalidCredentials'],
  [403, 'EmailNotConfirmed', 'EmailNotConfirmed'],
  [429, 'TooManyRequests', 'TooManyRequests'],
  [403, 'ForeignOrigin', 'Unexpected'],
  [503, 'Unavailable', 'Unexpected'],
])('refused with %d %s it leads back, and says so: %s', async (status, name, problem) => {
  refusal = { status, name };
  expect(await send(typed)).toMatchObject({ status: 303, to: `${path}?problem=${problem}` });
});

test('an account with a second factor goes on to it', async () => {
  refusal = { status: 403, name: 'SecondFactorRequired' };
  expect(await send(typed)).toMatchObject({ status: 303, to: '/user/auth/second-factor' });
});

test('the token of a mailed link goes with it, and is there again after a refusal', async () => {
  refusal = { status: 401, name: 'InvalidCredentials' };
  const { to } = await send({ ...typed, confirmation: 'a&b' });
  expect(to).toBe(`${path}?confirmation=a%26b&problem=InvalidCredentials`);
  expect(asked).toMatchObject([{ body: { confirmation: 'a&b' } }]);
});

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['typed as an address', { 'sec-fetch-site': 'none' }],
  ['of an old browser on another site', { origin: 'https://evil.example' }],
  ['that does not say where it is from', {}],
])('a form %s signs nobody in', async (_, headers) => {
  expect(await send(typed, headers)).toMatchObject({ status: 303, to: `${path}?problem=Unexpected` });
  expect(asked).toEqual([]);
});

test('an old browser says its origin', async () => {
  expect(await send(typed, { origin: 'https://puente.example' })).toMatchObject({ to: path });
});

test.each([{ password: 'x' }, { email: 'ana@udc.es' }, { email: 'nadie', password: 'x' }, {}])(
  'what cannot be an account is not asked for: %j',
  async (fields) => {
    expect(await send(fields)).toMatchObject({ status: 303, to: `${path}?problem=InvalidCredentials` });
    expect(asked).toEqual([]);
  },
);

test('no other page takes a form, and this one takes no other body', async () => {
  expect((await send(typed, fromHere, '/universidades')).status).toBe(404);
  expect((await send(typed, fromHere, '/nowhere')).status).toBe(404);
  const as = async (type: string, payload: string) => {
    const { statusCode } = await product.edge.inject({
      method: 'POST',
      url: path,
      headers: { ...fromHere, 'content-type': type },
      payload,
    });
    return statusCode;
  };
  expect(await as('application/json', JSON.stringify(typed))).toBe(415);
  expect(await as('application/x-www-form-urlencoded', 'a'.repeat(70_000))).toBe(413);
  expect(asked).toEqual([]);
});

test('without the API it leads back', async () => {
  const alone = await startRenderedProduct({ apis: ['http://127.0.0.1:9'] });
  const answer = await alone.edge.inject({
    method: 'POST',
    url: path,
    headers: { ...fromHere, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(typed).toString(),
  });
  expect(answer.headers.location).toBe(`${path}?problem=Unexpected`);
  await alone.close();
});
