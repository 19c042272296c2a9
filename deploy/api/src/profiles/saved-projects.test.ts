import { type Client, clientOf, type DemoAccount, logIn, logInAs } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { confirmationIn, nextMessageTo } from '../../test/outbox.ts';
import { me, password, preview, remove } from '../../test/own-account.ts';
import type { OwnProject } from '@puente/contract/entities/project';
import type { ProjectId } from '@puente/contract/ids';
import { unzip } from '@puente/testing/unzip';

/** Teachers save projects with `favorites` of PUT /api/teachers/:id. */

let server: OperatedServer;
let open: ProjectId[];
let draft: number;
beforeAll(async () => {
  server = await startOperatedServer();
  const { data } = await clientOf(server.address).call('GET /api/projects', {});
  open = data.data.map(({ id }) => id);
  const [unpublished] = await server.rows<{ id: number }>(
    "select id from projects where status = 'draft' order by id limit 1",
  );
  draft = unpublished?.id ?? 0;
});
afterAll(() => server.stop());

async function newTeacher(email: string): Promise<{ who: Client; id: number }> {
  const body = { username: email, email, password, name: 'Carmen', surname: 'Rial' };
  await clientOf(server.address).call('POST /api/auth/local/register', {
    body: { ...body, profileType: 'teacher' },
  });
  const confirmation = confirmationIn(await nextMessageTo(server.dataDir, email));
  const who = await logInAs(server.address, email, password, confirmation);
  return { who, id: (await me(who)).details?.id as number };
}

const change = (who: Client, id: number, data: object) =>
  who.wrong('PUT /api/teachers/:id', { params: { id }, body: { data } });
const listed = async (who: Client) =>
  (await who.call('GET /api/teachers', { query: { populate: ['favorites'] } })).data.data[0]?.favorites;
const idsOf = (projects: readonly { id: number }[] = []) => projects.map(({ id }) => id as ProjectId);

it('keeps what a teacher saves, the last first, and tells the session of it', async () => {
  const { who, id } = await newTeacher('guarda@ejemplo.es');
  const [first, second] = open as [ProjectId, ProjectId];
  expect((await me(who)).details?.favorites).toEqual([]);

  const { data } = await change(who, id, { favorites: { connect: [first] } });
  expect(idsOf(data.data.favorites)).toEqual([first]);
  await change(who, id, { favorites: { connect: [second] } });
  const saved = await listed(who);
  expect(idsOf(saved)).toEqual([second, first]);
  expect(saved?.[0]?.organization?.name).toEqual(expect.any(String));
  expect((await me(who)).details?.favorites).toEqual([second, first]);

  await change(who, id, { favorites: { disconnect: [first] } });
  expect(idsOf(await listed(who))).toEqual([second]);
  await change(who, id, { favorites: [] });
  expect(await listed(who)).toEqual([]);
  expect((await change(who, id, {})).data.data).not.toHaveProperty('favorites');
});

it('skips projects that cannot be seen, and hides one that was withdrawn since', async () => {
  const { who, id } = await newTeacher('oculto@ejemplo.es');
  const [first, second] = open as [ProjectId, ProjectId];
  const { status, data } = await change(who, id, { favorites: [first, second, draft, 2_000_000_000] });
  expect([status, idsOf(data.data.favorites).sort()]).toEqual([200, [first, second].sort()]);
  const state = "published_at = null, status = 'draft'";
  await server.rows(`update projects set ${state} where id = ${second}`);
  expect(idsOf(await listed(who))).toEqual([first]);
  await server.rows(`update projects set published_at = now(), status = 'new' where id = ${second}`);
});

it('makes no other version of the profile: an open form of it can still be sent', async () => {
  const { who, id } = await newTeacher('version@ejemplo.es');
  const { data } = await change(who, id, {});
  const base = data.data.updatedAt;
  await change(who, id, { favorites: open.slice(0, 1) });
  expect((await change(who, id, { base, teacher_area: 'Ciencias' })).status).toBe(200);
  expect((await change(who, id, { base, favorites: [] })).status).toBe(409);
});

it.each<[DemoAccount | 'visitor', number]>([
  ['visitor', 401],
  ['estudiante', 403],
  ['coordinacion', 403],
  ['gestion', 403],
  ['staff', 403],
  ['docente', 404],
])('is refused to %s for the profile of another teacher', async (account, expected) => {
  const { who, id } = await newTeacher(`de.${account}@ejemplo.es`);
  const other = account === 'visitor' ? clientOf(server.address) : await logIn(server.address, account);
  const { status } = await change(other, id, { favorites: open.slice(0, 1) });
  expect(status).toBe(expected);
  expect(await listed(who)).toEqual([]);
});

it.each([[{ favorites: 'x' }], [{ favorites: [0] }], [{ favorites: { connect: ['x'] } }]])(
  'refuses %p',
  async (data) => {
    const teacher = await logIn(server.address, 'docente');
    const { status, error } = await change(teacher, (await me(teacher)).details?.id as number, data);
    expect([status, Object.keys(error.details.fields ?? {})]).toEqual([400, ['favorites']]);
  },
);

it('counts only students among those who saved a project: its organisation waits for applicants', async () => {
  const coordinator = await logIn(server.address, 'coordinacion');
  const organization = (await me(coordinator)).details?.organization?.id as number;
  const own = async () => {
    const { data } = await coordinator.wrong('GET /api/organizations/:id/projects', {
      params: { id: organization },
      query: { filters: { status: { $eq: 'new' } } },
    });
    return (data.data as unknown as OwnProject[]).map(({ id, saves }) => ({ id, saves }));
  };
  const before = await own();
  const { who, id } = await newTeacher('cuenta@ejemplo.es');
  await change(who, id, { favorites: idsOf(before) });
  expect(idsOf(await listed(who)).length).toBeGreaterThan(0);
  expect(await own()).toEqual(before);
});

it('is in the export, and goes with the account after a preview that counts it', async () => {
  const { who, id } = await newTeacher('exporta@ejemplo.es');
  await change(who, id, { favorites: open.slice(0, 2) });
  const answer = await who.call('GET /api/users/me/export', {});
  const text = unzip(Buffer.from(await answer.data.arrayBuffer()))
    .get('datos.json')
    ?.toString();
  const day: unknown = expect.any(String);
  const title: unknown = expect.any(String);
  expect(JSON.parse(text ?? '')).toMatchObject({
    proyectos_guardados: [
      { titulo: title, guardado: day },
      { titulo: title, guardado: day },
    ],
  });
  expect((await preview(who)).goes).toContainEqual({
    what: 'favorites',
    count: 2,
    text: '2 proyectos guardados',
  });

  const user = (await me(who)).id;
  const rows = () => server.rows(`select 1 from favorite_projects where user_id = ${user}`);
  expect(await rows()).toHaveLength(2);
  expect((await remove(who, { password })).status).toBe(204);
  expect(await rows()).toEqual([]);
});
