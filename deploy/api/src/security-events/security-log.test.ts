import { type Client, clientOf, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

let server: OperatedServer;
let anyone: Client;
let staff: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anyone = clientOf(server.address);
  staff = await logIn(server.address, 'staff');
});
afterAll(() => server.stop());

const log = async (filters: object = {}) =>
  (await staff.wrong('GET /api/security-events', { query: { filters } })).data.data;
const attempt = (identifier: string, password: string) =>
  anyone.call('POST /api/auth/local', { body: { identifier, password } });

it('keeps what happened to an account, newest first, also when the account is gone', async () => {
  const email = 'registrada@ejemplo.es';
  const password = 'caracola-93';
  const { who } = await newStudent(server, email);
  const me = (await who.call('GET /api/users/me', {})).data;
  await attempt(email, 'otra-cosa');
  await who.call('POST /api/auth/change-password', {
    body: { currentPassword: password, password: 'marejada-57', passwordConfirmation: 'marejada-57' },
  });
  await who.call('GET /api/users/me/export', {});
  const deleted = await who.call('DELETE /api/users/:id', {
    params: { id: me.id },
    body: { password: 'marejada-57' },
  });
  expect(deleted.status).toBe(204);

  const events = await log({ user: { $eq: me.id } });
  expect(events.map(({ kind }) => kind)).toEqual([
    'accountDeleted',
    'dataExported',
    'passwordChanged',
    'loginFailed',
    'login',
  ]);
  expect(events.every(({ actor }) => actor === me.id)).toBe(true);
});

it('keeps failed logins of no account without the address that was tried', async () => {
  await attempt('nadie.en.absoluto@ejemplo.es', 'otra-cosa');
  const [last] = await log({ kind: { $eq: 'loginFailed' } });
  expect(last).toMatchObject({ user: null, actor: null });
  const rows = await server.rows<{ row: string }>('select to_jsonb(e)::text as row from security_events e');
  expect(rows.map(({ row }) => row).join()).not.toMatch(/@|127\.0\.0\.1|::1/);
});

it('finds what came from one network address', async () => {
  await attempt('estudiante@puente.test', 'otra-cosa');
  const [{ address } = { address: '' }] = await log();
  expect((await log({ address: { $eq: address } })).length).toBeGreaterThan(1);
  expect(await log({ address: { $eq: 'otra' } })).toEqual([]);
});

it('is for staff', async () => {
  for (const [who, status] of [
    [anyone, 401],
    [await logIn(server.address, 'coordinacion'), 403],
  ] as const)
    expect((await who.call('GET /api/security-events', {})).status).toBe(status);
});

it('old-security-events: removes what is more than 90 days old', async () => {
  await server.rows(
    `update security_events set created_at = now() - interval '91 days' where kind = 'dataExported' returning id`,
  );
  await server.rows(
    `update security_events set created_at = now() - interval '89 days' where kind = 'loginFailed' returning id`,
  );
  expect((await server.run('old-security-events'))['rows']).toBeGreaterThan(0);
  const kinds = new Set((await log()).map(({ kind }) => kind));
  expect([kinds.has('dataExported'), kinds.has('loginFailed')]).toEqual([false, true]);
});
