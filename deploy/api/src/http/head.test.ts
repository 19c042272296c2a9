import { admission, type Asked, askedBy, type Entities } from '../../test/access/asked.ts';
import { accessMatrix } from '../../test/access/matrix.ts';
import type { AccessRow, Who } from '../../test/access/matrix/cells.ts';
import { startServerProcess, type TestServerProcess } from '../../test/server.ts';
import qs from 'qs';
import type { Declared } from '@puente/contract/call';
import { type CallName, calls } from '@puente/contract/calls';

/** HEAD responds like GET without a body, and never changes anything: link checkers of mail programs use it. */

const matrix: Partial<Record<string, AccessRow>> = accessMatrix;
const everybody = ['anonymous', 'student', 'coordinator', 'teacher', 'staff'] as const satisfies Who[];
const reads = (Object.entries(calls) as [CallName, Declared][]).filter(([name]) => name.startsWith('GET '));

let server: TestServerProcess;
let tokens: Partial<Record<Who, string>>;
let entities: Entities;
beforeAll(async () => {
  server = await startServerProcess({
    entry: 'test/access/server.ts',
    env: { HANDLERS: 'real', PRINT_QUERIES: 'on' },
  });
  ({ tokens, entities } = (await (await fetch(`${server.address}/matrix`)).json()) as {
    tokens: typeof tokens;
    entities: Entities;
  });
});
afterAll(() => server.stop());

describe.each(reads.filter(([, { hasEffects }]) => hasEffects !== true))('%s', (name, call) => {
  it('answers HEAD like GET, and changes nothing', async () => {
    for (const who of everybody) {
      const asked = bestFor(who, name, call);
      if (!asked) continue;
      const before = server.lines.length;
      const head = await request('HEAD', name, asked, who);
      await written();
      expect(writesSince(before)).toEqual([]);
      expect(await head.text()).toBe('');
      expect(head.headers.get('set-cookie')).toBeNull();
      const get = await request('GET', name, asked, who);
      expect([who, head.status, comparable(head)]).toEqual([who, get.status, comparable(get)]);
    }
  });
});

describe.each(reads.filter(([, { hasEffects }]) => hasEffects === true))('%s', (name, call) => {
  it('refuses HEAD, since its GET changes something', async () => {
    for (const who of everybody.filter((person) => admission(call, person) === 'ok')) {
      const asked = bestFor(who, name, call);
      if (!asked) continue;
      const before = server.lines.length;
      const { status, headers } = await request('HEAD', name, asked, who);
      await written();
      expect([status, headers.get('allow'), headers.get('set-cookie')]).toEqual([405, 'GET', null]);
      expect(writesSince(before)).toEqual([]);
    }
  });
});

it('knows which GETs change something', () => {
  const known = reads.filter(([, { hasEffects }]) => hasEffects === true).map(([name]) => name);
  expect(known.sort()).toEqual([
    'GET /api/applys/:id/cv',
    'GET /api/connect/google',
    'GET /api/connect/google/callback',
    'GET /api/connect/microsoft',
    'GET /api/connect/microsoft/callback',
    'GET /api/conversations/events',
    'GET /api/students/:id/talent',
    'GET /api/users/me/export',
  ]);
});

it.each(['/api/docs/openapi.json', '/api/docs', '/api/nowhere', '/uploads/nothing.png'])(
  'answers HEAD %s like GET',
  async (path) => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(`${server.address}${path}`, { method, redirect: 'manual' })),
    );
    expect(await head?.text()).toBe('');
    expect([head?.status, comparable(head as Response)]).toEqual([get?.status, comparable(get as Response)]);
  },
);

it('answers HEAD of a public file with its size, and sends no part of it', async () => {
  const posts = await (await fetch(`${server.address}/api/blog-posts?populate=banner`)).text();
  const [path] = /\/uploads\/[^"]+/.exec(posts) ?? [];
  const address = `${server.address}${path}`;
  const head = await fetch(address, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
  const get = await fetch(address);
  expect([head.status, comparable(head)]).toEqual([200, comparable(get)]);
  expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
});

/** Returns a request that the user may make, if there is one, else any. */
function bestFor(who: Who, name: CallName, call: Declared): Asked | undefined {
  const asked = askedBy(who, call, matrix[name] ?? {}, entities).filter(({ sent }) => sent);
  return asked.find(({ expected }) => expected === 'ok') ?? asked[0];
}

function request(method: string, name: CallName, { sent }: Asked, who: Who): Promise<Response> {
  const path = name
    .slice('GET '.length)
    .replace(/:(\w+)/g, (_, param: string) =>
      String((sent?.params as Record<string, number> | undefined)?.[param]),
    );
  const token = tokens[who];
  return fetch(`${server.address}${path}${sent?.query ? `?${qs.stringify(sent.query)}` : ''}`, {
    method,
    redirect: 'manual',
    // A page that was logged out would get rid of its cookies by a GET.
    headers:
      token === undefined
        ? { cookie: 'token=expired; u4iRememberMe=true' }
        : { authorization: `Bearer ${token}` },
  });
}

/** Headers that must be equal. */
const comparable = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) =>
        !['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding', 'set-cookie'].includes(
          name,
        ),
    ),
  );

/** Lines of the server's output arrive shortly after its response. */
const written = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

const writesSince = (line: number): string[] =>
  server.lines
    .slice(line)
    .flatMap((text) => (JSON.parse(text) as { sql?: string }).sql ?? [])
    .filter((text) =>
      /^\s*(?:insert|update|delete|with\b[^]*\b(?:insert into|update|delete from))\b/i.test(text),
    );
