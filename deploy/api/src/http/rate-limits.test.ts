import { clientOf, logIn as logInWith } from '../../test/client.ts';
import { messagesTo } from '../../test/outbox.ts';
import { startServer, startServerProcess, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: '1' } });
});
afterAll(() => server.stop());

const logIn = (identifier: string, { from = '10.0.0.1', password = 'no-es-esta', cookie = '' } = {}) =>
  clientOf(server.address).call(
    'POST /api/auth/local',
    { body: { identifier, password } },
    { 'x-forwarded-for': from, cookie },
  );
const timed = async (tried: ReturnType<typeof logIn>) => {
  const begun = performance.now();
  const { status } = await tried;
  return { status, isSlow: performance.now() - begun > 2_900 };
};
const right = { password: 'Puente-2026' };

describe('who guesses a password', () => {
  it('is refused after ten tries from one network, in every spelling of the account', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await logIn('docente@puente.test', { from: '10.0.1.1' })).status).toBe(401);
    const { status, error, headers } = await logIn('Docente@Puente.test ', { from: '10.0.1.1' });
    expect(status).toBe(429);
    expect(error).toEqual({
      status: 429,
      name: 'TooManyRequests',
      message: 'Demasiados intentos. Espera un momento y vuelve a probar.',
      details: {},
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn('estudiante@puente.test', { from: '10.0.1.1' })).status).toBe(401);
  });

  it('does not keep the owner out, who waits three seconds in a browser that we do not know', async () => {
    expect(await timed(logIn('docente@puente.test', { from: '10.0.2.1', ...right }))).toEqual({
      status: 200,
      isSlow: true,
    });
  });

  it('does not slow down a browser that has logged in before, nor use up its tries', async () => {
    const known = await logIn('gestion@puente.test', { from: '10.0.3.1', ...right });
    const cookie = known.headers.getSetCookie().find((text) => text.startsWith('u4iDevice=')) ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    const device = { cookie: cookie.split(';', 1)[0] ?? '', from: '10.0.4.1' };
    await Promise.all(
      Array.from({ length: 12 }, (_, attempt) =>
        logIn('gestion@puente.test', { from: `10.0.4.${attempt % 2}` }),
      ),
    );
    expect(await timed(logIn('gestion@puente.test', { ...device, ...right }))).toEqual({
      status: 200,
      isSlow: false,
    });
    // Of another account it knows nothing.
    expect((await timed(logIn('docente@puente.test', device))).isSlow).toBe(true);
    for (let attempt = 0; attempt < 9; attempt++) await logIn('gestion@puente.test', device);
    expect((await logIn('gestion@puente.test', { ...device, ...right })).status).toBe(429);
  });
});

it('lets an address try a hundred accounts', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 105; attempt++) {
    const body = { identifier: `persona${attempt}@ejemplo.es` };
    const { status } = await clientOf(server.address).wrong(
      'POST /api/auth/local',
      { body },
      { 'x-forwarded-for': '10.9.9.9' },
    );
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(100);
  expect(statuses.slice(100)).toEqual([429, 429, 429, 429, 429]);
  expect((await logIn('otra@ejemplo.es', { from: '10.9.9.8' })).status).toBe(401);
});

it('lets nobody fill a mailbox, nor keep its owner from asking', async () => {
  const ask = async (from: string) =>
    (
      await clientOf(server.address).call(
        'POST /api/auth/forgot-password',
        { body: { email: 'coordinacion@puente.test' } },
        { 'x-forwarded-for': from },
      )
    ).status;
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt++) statuses.push(await ask('10.1.1.1'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await ask('10.1.1.2')).toBe(200);
  await until(async () => (await resets()).length >= 3);
  const links = await resets();
  expect([links.length, new Set(links).size]).toEqual([3, 1]);
  const code = links[0]?.split('code=')[1] ?? '';
  const used = await clientOf(server.address).call('POST /api/auth/reset-password', {
    body: { code, password: 'Marea-alta-26', passwordConfirmation: 'Marea-alta-26' },
  });
  expect(used.status).toBe(200);
});

const resets = async () =>
  (await messagesTo(server.dataDir, 'coordinacion@puente.test')).flatMap(
    ({ text }) => /https?:\S+reset-password\?code=[\w-]+/.exec(text)?.[0] ?? [],
  );

it('counts invitations by who sends them, whoever is invited', async () => {
  const manager = await logInWith(server.address, 'gestion');
  const id = (await manager.call('GET /api/users/me', {})).data.details?.organizations?.[0]?.id ?? 0;
  const statuses = [];
  for (let attempt = 0; attempt < 21; attempt++) {
    const { status } = await manager.wrong('POST /api/organizations/:id/invitations', {
      params: { id },
      body: { data: { email: `persona${attempt}@ejemplo.es` } },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

it('counts searches, what is asked with words, and what it refuses', async () => {
  // A hundredth of the 1200 a minute.
  const few = await startServerProcess({ env: { RATE_LIMITS: '0.01' } });
  const ask = async (query: string) => (await clientOf(few.address).fetch(`/api/projects?${query}`)).status;
  const statuses = [];
  for (let turn = 0; turn < 13; turn++) statuses.push(await ask('filters[keyword][$containsi]=agua'));
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  expect(await ask('sort=title:asc')).toBe(200);
  const spellings = [
    'filters%5Bk%65yword%5D%5B%24c%6Fntainsi%5D=agua',
    'filters[$or][0][keyword][$containsi]=agua',
    'filters[KEYWORD]=agua',
    `filters${'[$or][0]'.repeat(30)}[keyword][$containsi]=agua`,
  ];
  for (const spelling of spellings) expect([spelling, await ask(spelling)]).toEqual([spelling, 429]);
  const metrics = await (await clientOf(few.address).fetch('/metrics')).text();
  expect(metrics).toContain('puente_rate_limit_refusals_total{limit="search",by="address"} 5');
  await few.stop();
});

it('counts a /64 of IPv6 as one address, and a /48 as sixteen', async () => {
  const small = await startServerProcess({ env: { RATE_LIMITS: '0.002' } });
  const ask = async (address: string) =>
    (await fetch(`${small.address}/api/provinces`, { headers: { 'x-forwarded-for': address } })).status;
  const askTimes = (times: number, address: (index: number) => string): Promise<number[]> =>
    Promise.all(Array.from({ length: times }, (_, index) => ask(address(index))));
  const statuses = await askTimes(7, (index) => `2001:db8:1:2::${index.toString(16)}`);
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  for (let network = 3; network < 18; network++)
    await askTimes(6, () => `2001:db8:1:${network.toString(16)}::1`);
  expect([await ask('2001:db8:1:99::1'), await ask('2001:db8:2:99::1')]).toEqual([429, 200]);
  await small.stop();
});
