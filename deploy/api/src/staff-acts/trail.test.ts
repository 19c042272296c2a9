import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { calls } from '@puente/contract/calls';
import type { StaffAct } from '@puente/contract/entities/staff-act';
import { staffCallWords } from '@puente/contract/staff-call-words';
import { isStaffCall } from '@puente/contract/staff-calls';

let server: OperatedServer;
let staff: Client;
let editor: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  [staff, editor] = await Promise.all([logIn(server.address, 'staff'), logIn(server.address, 'redaccion')]);
});
afterAll(() => server.stop());

const acts = async (filters: object = {}): Promise<StaffAct[]> =>
  (await staff.call('GET /api/staff-acts', { query: { filters } })).data.data;
const newest = async (): Promise<StaffAct | undefined> => (await acts())[0];

const post = {
  title: 'Antes de elegir tutor',
  url: 'antes-de-elegir-tutor',
  description: 'Tres preguntas.',
  tags: [],
};

it('keeps who wrote, changed and deleted a post, with the values before and after', async () => {
  const { id } = (await editor.call('POST /api/blog-posts', { body: { data: post } })).data.data;
  await editor.call('PUT /api/blog-posts/:id', { params: { id }, body: { data: { title: 'Otro título' } } });
  await editor.call('DELETE /api/blog-posts/:id', { params: { id } });
  const [deleted, changed, written] = await acts({ record: { $eq: id } });
  const me = (await editor.call('GET /api/users/me', {})).data;
  expect(written).toMatchObject({
    user: me.id,
    who: 'Elena Prado Rivas',
    call: 'POST /api/blog-posts',
    outcome: 'done',
    changes: expect.arrayContaining([{ field: 'title', after: 'Antes de elegir tutor' }]) as unknown,
  });
  expect(changed).toMatchObject({ call: 'PUT /api/blog-posts/:id', recordName: 'Antes de elegir tutor' });
  expect(changed?.changes).toEqual([
    { field: 'title', before: 'Antes de elegir tutor', after: 'Otro título' },
  ]);
  expect(deleted).toMatchObject({ call: 'DELETE /api/blog-posts/:id', recordName: 'Otro título' });
  expect(deleted?.changes).toEqual(
    expect.arrayContaining([{ field: 'url', before: 'antes-de-elegir-tutor' }]),
  );
});

it('keeps what was refused', async () => {
  await editor.call('POST /api/blog-posts', { body: { data: post } });
  expect((await editor.wrong('POST /api/blog-posts', { body: { data: post } })).status).toBe(400);
  expect(await newest()).toMatchObject({ call: 'POST /api/blog-posts', outcome: 'refused', record: null });
});

it('keeps no value about a person, and never a password', async () => {
  const { who } = await newStudent(server, 'se-va@ejemplo.es');
  const { id } = (await who.call('GET /api/users/me', {})).data;
  const deleted = await staff.call('DELETE /api/users/:id', {
    params: { id },
    body: { password: 'Puente-2026' },
  });
  expect(deleted.status).toBe(204);
  expect(await newest()).toMatchObject({ call: 'DELETE /api/users/:id', record: id, recordName: null });
  const rows = await server.rows<{ said: string }>(
    `select staff_acts::text || coalesce(changes::text, '') as said from staff_acts left join staff_act_outcomes on act_id = id`,
  );
  const said = rows.map((row) => row.said).join();
  expect(said).not.toMatch(/Puente-2026|se-va@ejemplo\.es/);
});

it('has nothing of what members of staff do as users, nor of others', async () => {
  const before = (await acts()).length;
  const me = (await editor.call('GET /api/users/me', {})).data;
  await editor.call('PUT /api/user/me', { body: { name: me.name } });
  await editor.call('GET /api/blog-posts', {});
  expect(await acts()).toHaveLength(before);
});

it.each([
  `update staff_acts set who = 'Nadie'`,
  `delete from staff_acts`,
  `truncate staff_acts cascade`,
  `update staff_act_outcomes set changes = '[]'`,
  `delete from staff_act_outcomes`,
  `truncate staff_act_outcomes`,
])('is not changed by the role of the application (%s)', async (statement) => {
  const before = await acts();
  // Any other error, and none, would come through.
  await server.rows(
    `do $$ begin ${statement}; raise 'was done'; exception when insufficient_privilege then null; end $$`,
  );
  expect(await acts()).toEqual(before);
});

it('has words for each call with which staff change something, and for no other', () => {
  const names = Object.keys(calls) as (keyof typeof calls)[];
  expect(Object.keys(staffCallWords).sort()).toEqual(names.filter((name) => isStaffCall(name)).sort());
});
