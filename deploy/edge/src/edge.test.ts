import { Writable } from 'node:stream';
import { shell, startTestEdge } from './test-edge.ts';

test('the log says what was asked and how it went, and nothing about who asked', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const product = await startTestEdge({ logger: { level: 'info', stream } });
  await product.release(shell);
  await product.edge.inject({
    remoteAddress: '203.0.113.7',
    url: '/register?email=ana@puente.test',
    headers: { accept: 'text/html', cookie: 'session=secret', authorization: 'Bearer secret' },
  });
  // No API listens there: a warning, too.
  await product.edge.inject({ remoteAddress: '203.0.113.7', url: '/api/auth/reset-password?code=secret' });
  await product.close();

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/register', status: 404, msg: 'request' }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({ path: '/api/auth/reset-password', status: 502, level: 40 }),
  );
  expect(lines.join('')).not.toMatch(/ana@|secret|203\.0\.113\.7/);
});

describe('every answer', () => {
  const paths = [
    '/user/auth/login',
    '/nowhere',
    '/nowhere.txt',
    '/release-set.json',
    '/manifest.webmanifest',
    '/brand/icon.svg',
    '/assets/shell/none.js',
    '/service-worker.js',
    '/offline.json',
    '/healthz',
    '/readyz',
    '/api/projects',
    '/api/..%2f..%2fadmin',
    '/%E0%A4%A',
  ];
  const answers = async (headers: Record<string, string>) => {
    const product = await startTestEdge({ trustProxy: true });
    await product.release(shell);
    const all = await Promise.all(
      paths.map(async (url) => [url, (await product.edge.inject({ url, headers })).headers] as const),
    );
    await product.close();
    return all;
  };
  const having = (name: string, all: Awaited<ReturnType<typeof answers>>) =>
    Object.fromEntries(all.map(([url, headers]) => [url, headers[name]]));
  const each = (value: string | undefined) => Object.fromEntries(paths.map((url) => [url, value]));

  test('that came over https keeps browsers on https, on the names below this one as well', async () => {
    const all = await answers({ 'x-forwarded-proto': 'https' });
    expect(having('strict-transport-security', all)).toEqual(each('max-age=31536000; includeSubDomains'));
  });

  test('may be used by pages of this site only, and says nothing of https where there is none', async () => {
    const all = await answers({});
    expect(having('cross-origin-resource-policy', all)).toEqual(each('same-origin'));
    expect(having('strict-transport-security', all)).toEqual(each(undefined));
  });

  test('is taken as what it says it is, stands in no frame, and loads nothing that its policy does not name', async () => {
    const all = await answers({ accept: 'text/html' });
    expect(having('x-content-type-options', all)).toEqual(each('nosniff'));
    expect(
      all.filter(([, headers]) => !/default-src 'none'/.test(String(headers['content-security-policy']))),
    ).toEqual([]);
    const framed = all.filter(
      ([, headers]) => !/frame-ancestors 'none'/.test(String(headers['content-security-policy'])),
    );
    expect(framed.map(([url]) => url)).toEqual([]);
    expect(all.filter(([, headers]) => headers['referrer-policy'] === undefined)).toEqual([]);
  });
});
