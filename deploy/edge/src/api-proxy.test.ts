import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { shell, startTestEdge, type TestEdge } from './test-edge.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let api: Server;
let handle: Handler;
let product: TestEdge;
let origin: string;

beforeEach(async () => {
  handle = (request, response) => response.end(JSON.stringify({ url: request.url }));
  api = createServer((request, response) => handle(request, response));
  product = await start();
  await product.release(shell);
});
afterEach(async () => {
  await product.close();
  api.closeAllConnections();
  api.close();
});

async function start(options: Parameters<typeof startTestEdge>[0] = {}): Promise<TestEdge> {
  if (!api.listening) await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const started = await startTestEdge({
    apis: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    ...options,
  });
  origin = await started.edge.listen({ host: '127.0.0.1', port: 0 });
  return started;
}

const unavailable = (status: number) => ({
  data: null,
  error: {
    status,
    name: 'Unavailable',
    message: 'El servicio no está disponible en este momento. Inténtalo de nuevo.',
    details: {},
  },
});

/** Headers of the request as the API receives it. */
async function received(headers: Record<string, string> = {}, url = '/api/echo') {
  handle = (request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(request.headers));
  return (await (await fetch(origin + url, { headers })).json()) as Record<string, string>;
}

test.each(['/api', '/api/projects?a=1&b[]=ñ', '/auth/request-message', '/uploads/file.pdf'])(
  '%s goes to the API',
  async (url) => {
    const answer = (await (await fetch(origin + url)).json()) as { url: string };
    expect(decodeURIComponent(answer.url)).toBe(decodeURIComponent(url));
  },
);

test.each(['/apis', '/authors', '/uploadsx'])('%s does not', async (url) => {
  expect(await (await fetch(origin + url, { headers: { accept: 'text/html' } })).text()).toContain(
    '<html lang="es">',
  );
});

test('methods, bodies, statuses and headers pass through as they are', async () => {
  handle = (request, response) => {
    response.writeHead(422, {
      'content-type': 'text/plain',
      'set-cookie': ['a=1; HttpOnly', 'b=2'],
      'x-method': request.method,
    });
    request.pipe(response);
  };
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const body = '{"ñ": not even JSON';
    const answer = await fetch(`${origin}/api/x`, {
      method,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, await answer.text(), answer.headers.get('x-method')]).toEqual([422, body, method]);
    expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  }
});

test('HEAD passes through, with the length of the body that GET would have', async () => {
  handle = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 });
    response.end(request.method === 'HEAD' ? undefined : `"${'x'.repeat(4998)}"`);
  };
  for (const path of ['/api/x', '/uploads/x.png']) {
    const answer = await fetch(origin + path, { method: 'HEAD' });
    const { status, headers } = answer;
    expect([status, headers.get('content-length'), headers.get('content-encoding')]).toEqual([
      200,
      '5000',
      null,
    ]);
    expect(await answer.text()).toBe('');
  }
});

test('a large form flows through in both directions, not held as a whole', async () => {
  let firstByteAt = 0;
  handle = (request, response) => {
    request.once('data', () => (firstByteAt = Date.now()));
    request.pipe(response);
  };
  const chunk = Buffer.alloc(64 * 1024, 'x');
  let sentAt = 0;
  const size = await new Promise<number>((resolve, reject) => {
    const upload = httpRequest(`${origin}/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    upload.on('error', reject).on('response', (response) => {
      let total = 0;
      response.on('data', (data: Buffer) => (total += data.length)).on('end', () => resolve(total));
    });
    for (let index = 0; index < 100; index++) upload.write(chunk);
    setTimeout(() => {
      sentAt = Date.now();
      upload.end(chunk);
    }, 100);
  });
  expect(size).toBe(101 * chunk.length);
  expect(firstByteAt).toBeLessThan(sentAt);
});

test('an answer without an end in sight flows on', async () => {
  handle = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: one\n\n');
  };
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/api/events`, { signal: leaving.signal });
  const first = await answer.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe('data: one\n\n');
  leaving.abort();
});

test('when the browser leaves, the API is told', async () => {
  const left = new Promise((resolve) => {
    handle = (_, response) => {
      response.on('close', resolve).writeHead(200).write('first');
    };
  });
  const leaving = new AbortController();
  await fetch(`${origin}/api/export`, { signal: leaving.signal });
  leaving.abort();
  await left;
});

describe('who the client is', () => {
  test('is said by the edge; what the client says of itself is not believed', async () => {
    const headers = await received({
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.test',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-request-id': 'mine',
    });
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(origin).host,
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(headers).not.toHaveProperty('forwarded');
  });

  test('is believed from a proxy that is trusted, and one address only is passed on', async () => {
    await product.close();
    product = await start({ trustProxy: '127.0.0.1, 10.0.0.0/8' });
    const headers = await received({
      'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.3',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'puente.test',
    });
    expect(headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'puente.test',
    });
  });

  test('what concerns one connection only is not passed on', async () => {
    handle = (request, response) => response.end(JSON.stringify(request.headers));
    const text = await new Promise<string>((resolve, reject) => {
      const headers = {
        expect: '100-continue',
        'keep-alive': 'timeout=5',
        te: 'trailers',
        'content-length': '2',
      };
      const post = httpRequest(`${origin}/api/x`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
      });
      post.on('error', reject).on('response', (response) => {
        let body = '';
        response.on('data', (data: Buffer) => (body += data.toString())).on('end', () => resolve(body));
      });
      post.end('{}');
    });
    const headers = JSON.parse(text) as object;
    for (const name of ['expect', 'te', 'keep-alive']) expect(headers).not.toHaveProperty(name);
  });
});

describe('compression', () => {
  const long = JSON.stringify({ data: 'x'.repeat(5000) });
  const json = (headers: Record<string, string | number> = {}): Handler => {
    return (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': long.length, ...headers })
        .end(long);
  };
  const get = (encoding = 'br') =>
    product.edge.inject({ url: '/api/x', headers: { 'accept-encoding': encoding } });

  test('of a JSON answer that the API left as it is', async () => {
    handle = json({ etag: '"abc"', vary: 'Origin' });
    const { headers, rawPayload } = await get();
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      etag: 'W/"abc"',
      vary: 'Origin, accept-encoding',
    });
    expect(headers).not.toHaveProperty('content-length');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(long);
  });

  test.each([
    ['not for who cannot read it', json(), 'identity'],
    ['not of what is compressed', json({ 'content-encoding': 'zstd' }), 'br'],
    ['not of what must stay as it is', json({ 'cache-control': 'no-transform' }), 'br'],
    ['not of a part', json({ 'content-range': 'bytes 0-5/9' }), 'br'],
    ['not of another type', json({ 'content-type': 'application/pdf' }), 'br'],
  ])('%s', async (_, handler, encoding) => {
    handle = handler;
    expect((await get(encoding)).body).toBe(long);
  });

  test('not of a short answer', async () => {
    handle = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 }).end('{}');
    expect((await get()).headers).toMatchObject({ 'content-length': '2' });
  });

  test('an answer that breaks off is not passed off as whole', async () => {
    handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100_000 }).write(long);
      setTimeout(() => response.destroy(), 50);
    };
    for (const encoding of ['br', 'identity']) {
      const reading = fetch(`${origin}/api/x`, { headers: { 'accept-encoding': encoding } }).then((answer) =>
        answer.text(),
      );
      await expect(reading).rejects.toThrow();
    }
  });
});

describe('when the API', () => {
  const getJson = async (url = '/api/projects') => {
    const answer = await fetch(origin + url, { headers: { accept: 'application/json' } });
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      body: (await answer.json()) as unknown,
    };
  };

  test('is dead: 502 in its own form, and pages go on', async () => {
    await new Promise((resolve) => api.close(resolve));
    expect(await getJson()).toEqual({
      status: 502,
      type: 'application/json; charset=utf-8',
      body: unavailable(502),
    });
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');
  });

  test('does not answer: 504', async () => {
    await product.close();
    product = await start({ timeouts: { answerMs: 200 } });
    handle = () => undefined;
    expect(await getJson()).toMatchObject({ status: 504, body: unavailable(504) });
  });

  test('hangs up: asked once more, but not for a change', async () => {
    let calls = 0;
    handle = (request) => {
      calls++;
      request.socket.destroy();
    };
    expect(await getJson()).toMatchObject({ status: 502, body: unavailable(502) });
    expect(calls).toBe(2);
    const answer = await fetch(`${origin}/api/x`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, calls]).toEqual([502, 3]);
  });

  test('says itself that it is unavailable: passed on at once, not repeated', async () => {
    let calls = 0;
    handle = (_, response) => {
      calls++;
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"own":true}');
    };
    expect(await getJson()).toMatchObject({ status: 503, body: { own: true } });
    expect(calls).toBe(1);
  });

  test('is asked for what leads out of its paths: 400 in its own form', async () => {
    const { statusCode, json } = await product.edge.inject('/api/..%2f..%2fadmin');
    expect(statusCode).toBe(400);
    expect(json()).toMatchObject({ data: null, error: { status: 400 } });
  });

  test('is asked by 200 at once: all are answered', async () => {
    handle = (request, response) => setTimeout(() => response.end(request.url), 50);
    const urls = Array.from({ length: 200 }, (_, index) => `/api/${index}`);
    const answers = await Promise.all(urls.map(async (url) => (await fetch(origin + url)).text()));
    expect(answers).toEqual(urls);
  });
});
