import { type Client, clientOf, logIn } from '../../test/client.ts';
import { readEvents } from '../../test/event-reader.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { until } from '../../test/until.ts';
import type { Declared } from '@puente/contract/call';
import { type CallName, calls } from '@puente/contract/calls';
import { isAllowedInView } from '@puente/contract/view-rules';

let server: OperatedServer;
let administrator: Client;
let student: number;
let coordinator: number;
beforeAll(async () => {
  server = await startOperatedServer({ env: { RATE_LIMITS: 'off' } });
  administrator = await logIn(server.address, 'staff');
  [student, coordinator] = (await Promise.all(
    (['estudiante', 'coordinacion'] as const).map(async (who) =>
      meOf(await logIn(server.address, who)).then(({ id }) => id),
    ),
  )) as [number, number];
});
afterAll(() => server.stop());

const password = 'Puente-2026';
const reason = 'No encuentra su solicitud.';
const meOf = async (who: Client) => (await who.call('GET /api/users/me', {})).data;
const begin = (who: Client, user: number, more: object = {}) =>
  who.wrong('POST /api/views', { body: { data: { user, reason, password, ...more } } });
const end = (who: Client) => who.call('DELETE /api/views/current', {});

/** A new session of support, which sees as this person. */
async function viewerOf(user: number): Promise<Client> {
  const support = await logIn(server.address, 'soporte');
  expect((await begin(support, user)).status).toBe(200);
  return support;
}

const letTimePass = (token: string | undefined) =>
  server.rows(
    `update sessions set viewed_until = now() - interval '1 second' where token = '${String(token)}'`,
  );

describe('a view', () => {
  it('answers as the person, names the viewer and ends after a quarter of an hour', async () => {
    const support = await logIn(server.address, 'soporte');
    const own = await meOf(support);
    const { data } = await begin(support, student);
    const seen = await meOf(support);
    expect(seen).toMatchObject({
      id: student,
      email: 'estudiante@puente.test',
      profileType: 'student',
      view: { by: own.name, until: data.data.until },
    });
    const minutes = (Date.parse(data.data.until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThan(16);
    expect((await end(support)).status).toBe(204);
    expect(await meOf(support)).toEqual(own);
  });

  it('shows what the person sees of an organisation', async () => {
    const support = await viewerOf(coordinator);
    const { details } = await meOf(support);
    const id = details?.organization?.id as number;
    expect((await support.wrong('GET /api/organizations/:id/waiting', { params: { id } })).status).toBe(200);
    expect((await support.wrong('GET /api/people', {})).error.name).toBe('ReadOnlyView');
  });

  it('belongs to one session: neither the person nor other sessions of the viewer have it', async () => {
    await viewerOf(student);
    expect(await meOf(await logIn(server.address, 'estudiante'))).not.toHaveProperty('view');
    expect((await meOf(await logIn(server.address, 'soporte'))).profileType).toBe('staff');
    const sessions = await (await logIn(server.address, 'estudiante')).call('GET /api/users/me/sessions', {});
    expect(JSON.stringify(sessions.data)).not.toContain('viewed');
  });

  it('is over after its time, and refuses changes until its viewer ends it', async () => {
    const support = await viewerOf(student);
    await letTimePass(support.token);
    expect(await meOf(support)).toMatchObject({
      profileType: 'staff',
      view: { by: expect.any(String) as string },
    });
    const change = { body: { name: 'Otra' } };
    expect((await support.wrong('PUT /api/user/me', change)).error.name).toBe('ReadOnlyView');
    await end(support);
    expect(await meOf(support)).not.toHaveProperty('view');
    expect((await support.wrong('GET /api/people', {})).status).toBe(200);
  });

  it('ends an open stream of chats', async () => {
    const support = await logIn(server.address, 'soporte');
    const stream = await readEvents(support);
    await stream.next('ready');
    expect((await begin(support, student)).status).toBe(200);
    // A message to the team reaches every stream of its members.
    const { who } = await newStudent(server, 'pregunta-algo@ejemplo.es');
    const { data } = await who.call('POST /api/chatbot/start', {});
    const id = data.data.conversation?.id as number;
    await who.wrong('POST /api/conversations/:id/messages', {
      params: { id },
      body: { data: { text: 'Hola' } },
    });
    await until(() => stream.isOver());
    expect(stream.texts()).toEqual([]);
  });

  it('ends with the duty of the viewer, and with the account of the person', async () => {
    const { who } = await newStudent(server, 'se-ira@ejemplo.es');
    const { id } = await meOf(who);
    const support = await viewerOf(id);
    const own = (
      await server.rows<{ id: number }>(`select id from users where email = 'soporte@puente.test'`)
    )[0];
    await server.rows(`update users set staff_role = 'editor' where id = ${String(own?.id)}`);
    expect(await meOf(support)).toMatchObject({ id: own?.id, staffRole: 'editor' });
    await server.rows(`update users set staff_role = 'support' where id = ${String(own?.id)}`);
    expect((await meOf(support)).id).toBe(id);
    expect(
      (await administrator.wrong('DELETE /api/users/:id', { params: { id }, body: { password } })).status,
    ).toBe(204);
    expect((await meOf(support)).id).toBe(own?.id);
    expect((await end(support)).status).toBe(204);
  });
});

describe('a view is refused', () => {
  it.each([
    ['without a password', { password: undefined }, 400],
    ['with a wrong password', { password: 'no-es-esta' }, 400],
    ['without a reason', { reason: '   ' }, 400],
    ['with a reason that says nothing', { reason: 'x' }, 400],
  ])('%s', async (_, more, status) => {
    const support = await logIn(server.address, 'soporte');
    expect((await begin(support, student, more)).status).toBe(status);
    expect((await meOf(support)).profileType).toBe('staff');
  });

  it('of a member of staff, and of somebody without a profile', async () => {
    const support = await logIn(server.address, 'soporte');
    const { id } = await meOf(administrator);
    expect((await begin(support, id)).error.name).toBe('NotViewable');
    const { who } = await newStudent(server, 'sin-perfil@ejemplo.es');
    const { id: newcomer } = await meOf(who);
    await server.rows(`update users set profile_type = null where id = ${newcomer}`);
    expect((await begin(support, newcomer)).error.name).toBe('NotViewable');
    expect((await meOf(support)).profileType).toBe('staff');
  });

  it.each(['redaccion', 'estudiante', 'coordinacion', 'docente'] as const)('to %s', async (account) => {
    expect((await begin(await logIn(server.address, account), student)).status).toBe(403);
  });

  it('within another view, and to visitors', async () => {
    expect((await begin(await viewerOf(student), coordinator)).error.name).toBe('ReadOnlyView');
    expect((await begin(clientOf(server.address), student)).status).toBe(401);
  });
});

describe('the trail', () => {
  it('has start and end with the reason and without the password, and the person’s security log says so', async () => {
    const support = await viewerOf(student);
    const before = await server.rows<{ n: number }>('select count(*)::int as n from staff_acts');
    await end(support);
    const [ended, begun] = (await administrator.call('GET /api/staff-acts', { query: {} })).data.data;
    const changes = [
      { field: 'user', after: student },
      { field: 'reason', after: reason },
    ];
    expect(ended).toMatchObject({ call: 'DELETE /api/views/current', outcome: 'done', changes });
    expect(begun).toMatchObject({ call: 'POST /api/views', outcome: 'done', changes });
    expect(ended?.who).toBe(begun?.who);
    expect(JSON.stringify([ended, begun])).not.toContain(password);
    const { data } = await administrator.call('GET /api/security-events', {
      query: { filters: { user: { $eq: student }, kind: { $eq: 'viewedByTeam' } } },
    });
    expect(data.data[0]).toMatchObject({ user: student, actor: ended?.user, reason });
    // A second end adds nothing.
    await end(support);
    const after = await server.rows<{ n: number }>('select count(*)::int as n from staff_acts');
    expect(after[0]?.n).toBe((before[0]?.n ?? 0) + 1);
  });
});

describe.each(['estudiante', 'coordinacion', 'docente'] as const)('a view of %s', (account) => {
  let viewer: Client;
  let own: number[];
  beforeAll(async () => {
    const { id, details } = await meOf(await logIn(server.address, account));
    viewer = await viewerOf(id);
    own = [id, details?.id ?? id, details?.organization?.id ?? id];
  });

  const send = (name: CallName, id: number) => {
    const { body, example }: Declared = calls[name];
    return viewer.wrong(name, {
      params: { id },
      ...(example?.query && { query: example.query }),
      ...(body === 'files' && { files: new File(['x'], 'x.pdf') }),
      ...(typeof body === 'object' && { body: example?.body }),
    });
  };

  it('changes nothing with any declared call, and gets nothing of those that are refused', async () => {
    // A job on its schedule finds nothing new after this.
    for (const job of ['unread-messages', 'interview-reminders'] as const) await server.run(job);
    const before = await contents();
    const names = (Object.keys(calls) as CallName[]).filter((name) => name !== 'DELETE /api/views/current');
    const asked = names.flatMap((name) =>
      (name.includes(':id') ? own : [0]).map((id) => [name, id] as const),
    );
    for (const [name, id] of asked) {
      const { status, error } = await send(name, id);
      if (!isAllowedInView(name)) expect([name, status, error.name]).toEqual([name, 403, 'ReadOnlyView']);
      else expect([name, status < 500]).toEqual([name, true]);
    }
    expect(await contents()).toEqual(before);
  }, 120_000);
});

/** Tables in which work of the server itself and error reports are written. */
const ofServer = ['error_groups', 'error_reports', 'rate_limits', 'empty_searches'];

/** Digest of every table. */
async function contents(): Promise<Record<string, string | null>> {
  const tables = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const read = tables
    .filter(({ name }) => !ofServer.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, (select md5(string_agg(t::text, '' order by t::text)) from "${name}" t) as digest`,
    );
  const rows = await server.rows<{ name: string; digest: string | null }>(read.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
