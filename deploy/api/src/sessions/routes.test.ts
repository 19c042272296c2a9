import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

let server: OperatedServer;
let student: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  student = await logIn(server.address, 'estudiante');
});
afterAll(() => server.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const list = async (who: Client) => (await who.call('GET /api/users/me/sessions', {})).data.data;
const end = (who: Client, id: number) => who.wrong('DELETE /api/users/me/sessions/:id', { params: { id } });
const logInWith = async (userAgent: string) => {
  const { data } = await clientOf(server.address).call(
    'POST /api/auth/local',
    { body: { identifier: 'estudiante@puente.test', password: 'Puente-2026' } },
    { 'user-agent': userAgent },
  );
  return clientOf(server.address, data.jwt);
};

it('lists where a user is logged in, and says which session is this one', async () => {
  const other = await logInWith(firefox);
  const [newest, ...older] = await list(other);
  expect(newest).toMatchObject({ browser: 'Firefox', system: 'Windows', current: true });
  expect(older.map(({ current }) => current)).toEqual([false]);
  expect((await list(student)).map(({ current }) => current)).toEqual([false, true]);
  expect((await list(await logIn(server.address, 'nueva'))).map(({ current }) => current)).toEqual([true]);
});

it.each([
  ['nothing', ''],
  ['a text without end', 'x'.repeat(5000)],
  ['markup', '<script>'],
])('says no name of a browser that calls itself %s', async (_, userAgent) => {
  const who = await logInWith(userAgent);
  expect((await list(who))[0]).toMatchObject({ browser: null, system: null, current: true });
});

it('ends another one at once, and this one with its cookies', async () => {
  const lost = await logInWith(firefox);
  const [session] = await list(lost);
  expect((await end(student, session?.id as number)).status).toBe(204);
  expect((await lost.call('GET /api/users/me', {})).status).toBe(401);
  expect((await end(student, session?.id as number)).status).toBe(404);

  const own = await logInWith(firefox);
  const [current] = await list(own);
  const { status, headers } = await end(own, current?.id as number);
  expect(status).toBe(204);
  expect(headers.getSetCookie().join()).toMatch(/token=;/);
  expect((await own.call('GET /api/users/me', {})).status).toBe(401);
});

it('is nobody else’s to end, staff neither', async () => {
  const [session] = await list(student);
  for (const who of [await logIn(server.address, 'nueva'), await logIn(server.address, 'staff')])
    expect((await end(who, session?.id as number)).status).toBe(404);
  expect((await end(clientOf(server.address), session?.id as number)).status).toBe(401);
});

it.each([
  ['used', (who: Client) => who.call('GET /api/users/me', {})],
  ['renewed', (who: Client) => who.call('POST /auth', { body: {} })],
])('ends 90 days after the login, however often it is %s', async (_, use) => {
  const who = await logInWith(firefox);
  const id = (await list(who))[0]?.id as number;
  await server.rows(
    `update sessions set created_at = now() - interval '89 days', expires_at = now() + interval '1 hour' where id = ${id}`,
  );
  expect((await use(who)).status).toBe(200);
  const [session] = await server.rows<{ days: number }>(
    `select extract(epoch from expires_at - created_at) / 86400 as days from sessions where id = ${id}`,
  );
  expect(Number(session?.days)).toBeCloseTo(90, 5);
});
