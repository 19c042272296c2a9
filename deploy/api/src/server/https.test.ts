import { clientOf } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

const transport = 'max-age=31536000; includeSubDomains';
const body = { identifier: 'estudiante@puente.test', password: 'Puente-2026', rememberMe: true };
const paths = ['/healthz', '/api/projects', '/api/nowhere', '/api/%E0%A4%A', '/api/docs', '/uploads/x.png'];

const headersOf = async (server: TestServer, name: string) => {
  const answers = await Promise.all(paths.map((path) => fetch(server.address + path)));
  return new Set(answers.map(({ headers }) => headers.get(name)));
};
const withCookie = (server: TestServer, cookie: string) =>
  fetch(`${server.address}/api/users/me`, { headers: { cookie } }).then(({ status }) => status);
const logIn = async (server: TestServer) => {
  const { headers } = await clientOf(server.address).call('POST /api/auth/local', { body });
  const cookies = headers.getSetCookie();
  return { cookies, token: /^[\w-]*token=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '' };
};

describe('over https', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { PUBLIC_URL: 'https://puente.test' } });
  });
  afterAll(() => server.stop());

  it('every answer keeps browsers on https, on the names below as well, and other sites out', async () => {
    expect(await headersOf(server, 'strict-transport-security')).toEqual(new Set([transport]));
    expect(await headersOf(server, 'cross-origin-resource-policy')).toEqual(new Set(['same-origin']));
  });

  it('the session is in a cookie that only this host over https can have set', async () => {
    const { cookies, token } = await logIn(server);
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      'u4iRememberMe=true; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      expect.stringMatching(
        /^__Host-u4iDevice=[^;]+; Max-Age=15811200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(await withCookie(server, `__Host-token=${token}`)).toBe(200);
    // A neighbouring site may have set this one.
    expect(await withCookie(server, `token=${token}`)).toBe(401);
    const out = await fetch(`${server.address}/api/auth/logout`, {
      method: 'POST',
      headers: { cookie: `__Host-token=${token}`, origin: 'https://puente.test' },
    });
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-token=; /);
    expect(await withCookie(server, `__Host-token=${token}`)).toBe(401);
  });
});

describe('over http', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('nothing is said of https, and other sites are kept out', async () => {
    expect(await headersOf(server, 'strict-transport-security')).toEqual(new Set([null]));
    expect(await headersOf(server, 'cross-origin-resource-policy')).toEqual(new Set(['same-origin']));
  });

  it('the session is in a cookie that a browser takes there', async () => {
    const { cookies, token } = await logIn(server);
    expect(cookies[0]).toMatch(/^token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await withCookie(server, `token=${token}`)).toBe(200);
  });
});
