import { clientOf } from '../../test/client.ts';
import { startServer, startServerProcess, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: '1' } });
});
afterAll(() => server.stop());

const logIn = (identifier: string, from = '10.0.0.1') =>
  clientOf(server.address).call(
    'POST /api/auth/local',
    { body: { identifier, password: 'no-es-esta' } },
    { 'x-forwarded-for': from },
  );

it('lets an account be tried ten times, from wherever', async () => {
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await logIn('docente@puente.test', `10.0.1.${attempt}`)).status).toBe(401);
  const { status, error, headers } = await logIn('Docente@Puente.test ', '10.0.2.1');
  expect(status).toBe(429);
  expect(error).toEqual({
    status: 429,
    name: 'TooManyRequests',
    message: 'Demasiados intentos. Espera un momento y vuelve a probar.',
    details: {},
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await logIn('estudiante@puente.test')).status).toBe(401);
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
  expect((await logIn('otra@ejemplo.es', '10.9.9.8')).status).toBe(401);
});

it('lets nobody fill a mailbox', async () => {
  const ask = async () =>
    (
      await clientOf(server.address).call('POST /api/auth/send-email-confirmation', {
        body: { email: 'buzon@ejemplo.es' },
      })
    ).status;
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt++) statuses.push(await ask());
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
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
