import { type Client, clientOf, logIn } from '../../test/client.ts';
import { exitOf, spawnServer, startServer, startServerProcess, type TestServer } from '../../test/server.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@puente/testing/free-port';

describe('the server', () => {
  let server: TestServer;
  let anyone: Client;
  beforeAll(async () => {
    server = await startServer();
    anyone = clientOf(server.address);
  });
  afterAll(() => server.stop());

  it.each(['/healthz', '/readyz'])('answers %s', async (path) => {
    expect((await anyone.fetch(path)).status).toBe(200);
  });

  it('wraps whatever it cannot do in the envelope', async () => {
    const attempts: [string, RequestInit, number, string][] = [
      ['/api/nowhere', {}, 404, 'NotFound'],
      ['/api/projects', { method: 'DELETE' }, 404, 'NotFound'],
      ['/api/projects', { method: 'HEAD' }, 200, ''],
      ['/api/nowhere', { method: 'HEAD' }, 404, ''],
      ['/api/auth/local', { method: 'HEAD' }, 404, ''],
      ['/api/%E0%A4%A', {}, 400, 'ValidationError'],
      ['/uploads/..%2f..%2fauth-secret', {}, 404, 'NotFound'],
      [
        '/api/auth/local',
        { method: 'POST', body: '{"identifier":', headers: { 'content-type': 'application/json' } },
        400,
        'ValidationError',
      ],
      [
        '/api/auth/local',
        { method: 'POST', body: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
        400,
        'ValidationError',
      ],
      [
        '/api/auth/local',
        { method: 'POST', body: 'identifier=a', headers: { 'content-type': 'text/plain' } },
        415,
        'MediaTypeRefused',
      ],
      [
        '/api/auth/local',
        { method: 'POST', body: new URLSearchParams({ identifier: 'a' }) },
        415,
        'MediaTypeRefused',
      ],
      [
        '/api/auth/local',
        {
          method: 'POST',
          body: `{"identifier":"${'a'.repeat(300_000)}"}`,
          headers: { 'content-type': 'application/json' },
        },
        413,
        'FileTooLarge',
      ],
    ];
    for (const [path, init, status, name] of attempts) {
      const response = await anyone.fetch(path, init);
      expect([path, response.status]).toEqual([path, status]);
      if (name)
        expect(await response.json()).toMatchObject({ data: null, error: { status, name, details: {} } });
    }
  });

  it('sends headers that give a browser nothing to do with an answer', async () => {
    const { headers } = await anyone.fetch('/api/projects');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('logs what happened and to nobody', async () => {
    await logIn(server.address, 'estudiante');
    await anyone.call('POST /api/auth/local', {
      body: { identifier: 'secreta@ejemplo.es', password: 'mi-clave-secreta' },
    });
    const email = 'chivata@ejemplo.es';
    const body = {
      username: email,
      email,
      password: 'mi-clave-secreta',
      name: 'Chivata',
      surname: 'Rey',
      profileType: 'teacher' as const,
    };
    await anyone.call('POST /api/auth/local/register', { body });
    await anyone.call('POST /api/auth/local/register', { body });
    const { data } = await anyone.call('POST /api/auth/local', {
      body: { identifier: 'estudiante@puente.test', password: 'Puente-2026' },
    });
    await anyone.fetch(`/api/projects?filters[keyword][$containsi]=palabrasecreta`, {
      headers: { authorization: `Bearer ${data.jwt}` },
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const log = server.lines.join('\n');
    for (const secret of ['@', 'Chivata', 'secreta', 'Puente-2026', data.jwt, 'palabra', '"ip"', 'Iria'])
      expect(log).not.toContain(secret);
    const requests = server.lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request');
    expect(requests.at(-1)).toEqual({
      level: 30,
      time: expect.any(String) as string,
      reqId: expect.any(String) as string,
      method: 'GET',
      route: '/api/projects',
      status: 200,
      ms: expect.any(Number) as number,
      msg: 'request',
    });
  });

  it('survives a client that leaves in the middle of an upload', async () => {
    const student = await logIn(server.address, 'nueva');
    const { data } = await anyone.call('POST /api/auth/local', {
      body: { identifier: 'nueva@puente.test', password: 'Puente-2026' },
    });
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/upload?for=cv HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${data.jwt}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90000\r\n\r\n` +
        '--b\r\ncontent-disposition: form-data; name="files"; filename="cv.pdf"\r\n\r\n%PDF-1.4 half',
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await student.call('GET /api/users/me', {})).status).toBe(200);
    expect(await readdir(join(server.dataDir, 'uploads/incoming'))).toEqual([]);
    expect(server.lines.join('\n')).not.toContain('unexpected error');
  });
});

describe('starting and stopping', () => {
  it('finishes what is under way when it is told to stop', async () => {
    // As in production, hashing takes a while: when the first of them is answered, the others have arrived and are not.
    const server = await startServerProcess({ env: { PASSWORD_HASHING: '' } });
    const anyone = clientOf(server.address);
    const underWay = Array.from({ length: 12 }, () =>
      anyone.call('POST /api/auth/local', { body: { identifier: 'x@y.es', password: 'zzzzzz' } }),
    );
    await Promise.race(underWay);
    const code = server.stop();
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, () => 401),
    );
    expect(await code).toBe(0);
    expect(server.lines.at(-1)).toContain('stopped');
  });

  it('says in one sentence what keeps it from starting', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'puente-start-'));
    const port = await freePort();
    const occupant = await startServerProcess({ env: { API_PORT: String(port) } });
    const { databaseUrl } = occupant;
    const attempts: [Record<string, string>, RegExp][] = [
      [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR \(\/dev\/null\/data\) cannot be written to\.$/],
      [
        {
          DATA_DIR: folder,
          API_PORT: String(port),
          SEED: 'none',
          ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        },
        /^Port \d+ is taken; set API_PORT to another one\.$/,
      ],
      [{ DATA_DIR: folder, API_PORT: 'http' }, /^API_PORT must be a port number, not "http"\.$/],
      [{ DATA_DIR: folder, SEED: 'small' }, /^SEED must be one of demo, large, none, not "small"\.$/],
      [
        { DATA_DIR: folder, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
        /^The database at DATABASE_URL does not answer\.$/,
      ],
      [
        {
          DATA_DIR: folder,
          DATABASE_URL: 'postgresql://x@127.0.0.1:1/x',
          NODE_ENV: 'production',
          PUBLIC_URL: 'https://puente.example',
          CREDENTIAL_KEYS: '5e'.repeat(32),
          PASSWORD_HASHING: '',
        },
        /^AUTH_SECRET must be set .*\.$/,
      ],
    ];
    await Promise.all(
      attempts.map(async ([env, sentence]) => {
        const { child, lines } = spawnServer('src/main.ts', env);
        expect(await exitOf(child)).toBe(1);
        expect(lines.filter((line) => !line.startsWith('{'))).toEqual([expect.stringMatching(sentence)]);
      }),
    );
    await occupant.stop();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);
});
