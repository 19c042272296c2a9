import { allRows } from '../../test/all-rows.ts';
import { type Client, logIn, logInAs } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo } from '../../test/outbox.ts';
import { until } from '../../test/until.ts';
import { unzip } from '@puente/testing/unzip';

const password = 'Puente-2026';
let server: OperatedServer;
let administrator: Client;
let projects: number[];
beforeAll(async () => {
  server = await startOperatedServer();
  administrator = await logIn(server.address, 'staff');
  const rows = await server.rows<{ id: number }>(
    `select id from projects where published_at is not null order by id limit 3`,
  );
  projects = rows.map(({ id }) => id);
});
afterAll(() => server.stop());

const one = async <Value>(sql: string): Promise<Value> =>
  (await server.rows<{ value: Value }>(sql))[0]?.value as Value;
const everything = () =>
  allRows(server, [
    'merges',
    'merge_notices',
    'staff_acts',
    'staff_act_outcomes',
    'rate_limits',
    'sessions',
    'security_events',
  ]);

const preview = (id: number, into: number, who = administrator) =>
  who.wrong('GET /api/users/:id/merge', { params: { id }, query: { into } });
const announce = (id: number, into: number) =>
  administrator.wrong('POST /api/users/:id/merge/announcement', { params: { id }, body: { data: { into } } });
const merge = (id: number, into: number, version: string, given = password) =>
  administrator.wrong('POST /api/users/:id/merge', {
    params: { id },
    body: { data: { into, version, password: given } },
  });
const undo = (id: number, who = administrator) => who.wrong('POST /api/merges/:id/undo', { params: { id } });
const told = async (email: string, subject: string): Promise<boolean> =>
  (await messagesTo(server.dataDir, email)).some((mail) => mail.subject.includes(subject));

interface Account {
  user: number;
  student: number;
  email: string;
  who: Client;
  cv: number;
}

async function student(email: string): Promise<Account> {
  const { who, id, cv } = await newStudent(server, email);
  const user = await one<number>(`select user_id as value from students where id = ${id}`);
  return { user, student: id, email, who, cv };
}

/** Two accounts of one person who applied to one project with both, and has more in the first. */
async function twoAccounts(name: string): Promise<[Account, Account]> {
  const [from, into] = [await student(`${name}.1@ejemplo.es`), await student(`${name}.2@ejemplo.es`)];
  const [both, only] = projects;
  const applied = await one<number>(
    `insert into applications (student_id, project_id, status, sent_at, cv_id) values (${from.student}, ${both}, 'new', now(), ${from.cv}) returning id as value`,
  );
  await server.rows(
    `insert into application_notes (application_id, text) values (${applied}, 'Buena candidata')`,
  );
  const talk = await one<number>(
    `insert into conversations (user_id, application_id, subject) values (${from.user}, ${applied}, 'Una duda') returning id as value`,
  );
  await server.rows(
    `insert into chat_messages (conversation_id, author_id, "from", text) values (${talk}, ${from.user}, 'student', 'Hola')`,
  );
  await server.rows(
    `insert into applications (student_id, project_id, status, sent_at) values (${into.student}, ${both}, 'new', now() - interval '1 day')`,
  );
  await server.rows(
    `insert into applications (student_id, project_id, status, sent_at) values (${from.student}, ${only}, 'new', now())`,
  );
  for (const { student: id } of [from, into])
    await server.rows(`insert into favorites (student_id, project_id) values (${id}, ${both})`);
  await server.rows(
    `insert into works (student_id, status, title) values (${from.student}, 'finished', 'Trabajo de ${name}')`,
  );
  return [from, into];
}

/** Announces a merge, and lets the time to object pass. */
async function announced(from: Account, into: Account): Promise<string> {
  await announce(from.user, into.user);
  await server.rows(
    `update merge_notices set announced_at = now() - interval '25 hours' where from_id = ${from.user}`,
  );
  return (await preview(from.user, into.user)).data.data.version;
}

it('says what moves and what clashes, tells both addresses before, and waits for objections', async () => {
  const [from, into] = await twoAccounts('antes');
  const { data } = (await preview(from.user, into.user)).data;
  expect(data).toMatchObject({ obstacle: null, sessions: 1, announcedAt: null, allowedFrom: null });
  expect(data.moves).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ part: 'applications', count: 1 }),
      { part: 'works', count: 1, names: ['Trabajo de antes'] },
      expect.objectContaining({ part: 'files', count: 1 }),
    ]),
  );
  expect(data.clashes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ part: 'applications', clash: 'once', count: 1 }),
      expect.objectContaining({ part: 'savedProjects', clash: 'once', count: 1 }),
      expect.objectContaining({ part: 'profile', clash: 'kept' }),
    ]),
  );
  expect((await merge(from.user, into.user, data.version)).error.name).toBe('MergeNotAnnounced');
  const after = (await announce(from.user, into.user)).data.data;
  expect(Date.parse(after.allowedFrom ?? '') - Date.parse(after.announcedAt ?? '')).toBe(24 * 60 * 60 * 1000);
  for (const { email } of [from, into]) await until(() => told(email, 'Vamos a fusionar tus dos cuentas'));
  expect((await merge(from.user, into.user, data.version)).error.name).toBe('MergeNotAnnounced');
});

it('moves everything, closes the account, and gives all of it back', async () => {
  const [from, into] = await twoAccounts('ida');
  const version = await announced(from, into);
  const before = await everything();
  expect((await merge(from.user, into.user, version, 'otra')).error.details.fields).toHaveProperty(
    'password',
  );
  const made = await merge(from.user, into.user, version);
  expect(made.data.data).toMatchObject({ kind: 'account', into: { id: into.user } });

  // One of two applications to the same project stays: the earlier one.
  const applied = (await into.who.call('GET /api/applys', {})).data.data;
  expect(applied).toHaveLength(2);
  expect(
    await one(`select count(*)::int as value from application_notes where text = 'Buena candidata' and application_id in
    (select id from applications where student_id = ${into.student})`),
  ).toBe(0);
  const { data: archive } = await into.who.call('GET /api/users/me/export', {});
  const data = unzip(Buffer.from(await archive.arrayBuffer())).get('datos.json');
  expect(String(data)).toContain('Trabajo de ida');
  expect((await from.who.wrong('GET /api/users/me', {})).status).toBe(401);
  const login = await from.who.wrong('POST /api/auth/local', {
    body: { identifier: from.email, password: 'caracola-93' },
  });
  expect(login.error.name).toBe('AccountMerged');
  for (const { email } of [from, into]) await until(() => told(email, 'Hemos fusionado tus dos cuentas'));

  const support = await logIn(server.address, 'soporte');
  expect((await undo(made.data.data.id, support)).status).toBe(403);
  const undone = await undo(made.data.data.id);
  expect(undone.data.data).toMatchObject({ notReturned: [] });
  expect(await everything()).toEqual(before);
  for (const { email } of [from, into]) await until(() => told(email, 'vuelven a ser dos'));
  await logInAs(server.address, from.email, 'caracola-93');
});

it('gives the profile to an account without one', async () => {
  const [from] = await twoAccounts('perfil');
  const into = await student('perfil.3@ejemplo.es');
  await server.rows(`delete from students where id = ${into.student}`);
  await server.rows(`update users set profile_type = null where id = ${into.user}`);
  const made = await merge(from.user, into.user, await announced(from, into));
  expect(made.status).toBe(200);
  expect((await into.who.call('GET /api/users/me', {})).data).toMatchObject({ profileType: 'student' });
  expect((await into.who.call('GET /api/applys', {})).data.data).toHaveLength(2);
  await undo(made.data.data.id);
  expect((await into.who.call('GET /api/users/me', {})).data).toMatchObject({ profileType: null });
});

it('says why two accounts cannot be merged', async () => {
  const from = await student('otro.1@ejemplo.es');
  const idOf = (email: string) =>
    one<number>(`select id as value from users where email = '${email}@puente.test'`);
  const obstacle = async (into: number) => (await preview(from.user, into)).data.data.obstacle;
  expect(await obstacle(await idOf('coordinacion'))).toBe('profiles');
  expect(await obstacle(await idOf('soporte'))).toBe('staff');
  expect((await announce(from.user, await idOf('soporte'))).error.name).toBe('MergeNotAllowed');
  expect((await preview(from.user, from.user)).status).toBe(400);
  const support = await logIn(server.address, 'soporte');
  expect((await preview(from.user, await idOf('docente'), support)).status).toBe(403);
});

it('is refused when what moves has changed, and once more for a closed account', async () => {
  const [from, into] = await twoAccounts('cambia');
  const version = await announced(from, into);
  await server.rows(
    `insert into works (student_id, status, title) values (${from.student}, 'choosing', 'Otro')`,
  );
  expect((await merge(from.user, into.user, version)).error.name).toBe('MergeChanged');
  const again = (await preview(from.user, into.user)).data.data.version;
  expect((await merge(from.user, into.user, again)).status).toBe(200);
  expect((await preview(from.user, into.user)).data.data.obstacle).toBe('closed');
});

it('deletes the closed account once the merge cannot be undone', async () => {
  const [from, into] = await twoAccounts('final');
  await merge(from.user, into.user, await announced(from, into));
  await server.run('old-merges');
  expect(await one(`select count(*)::int as value from users where id = ${from.user}`)).toBe(1);
  await server.rows(`update merges set merged_at = now() - interval '8 days' where from_id = ${from.user}`);
  expect(await server.run('old-merges')).toMatchObject({ accounts: 1 });
  expect(await one(`select count(*)::int as value from users where id = ${from.user}`)).toBe(0);
  expect(await one(`select count(*)::int as value from merges where from_id = ${from.user}`)).toBe(0);
  expect((await into.who.call('GET /api/applys', {})).data.data).toHaveLength(2);
});

it('deletes the closed account with the remaining one', async () => {
  const [from, into] = await twoAccounts('adios');
  await merge(from.user, into.user, await announced(from, into));
  const gone = await into.who.wrong('DELETE /api/users/:id', {
    params: { id: into.user },
    body: { password: 'caracola-93' },
  });
  expect(gone.status).toBe(204);
  expect(await one(`select count(*)::int as value from users where id in (${from.user}, ${into.user})`)).toBe(
    0,
  );
  expect(await one(`select count(*)::int as value from merges where from_id = ${from.user}`)).toBe(0);
});
