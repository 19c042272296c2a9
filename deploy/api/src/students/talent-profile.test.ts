import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

let server: OperatedServer;
let coordinator: Client;
let manager: Client;
let student: Awaited<ReturnType<typeof newStudent>>;
beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  manager = await logIn(server.address, 'gestion');
  student = await newStudent(server, 'perfil@ejemplo.es');
  await choose('talent');
});
afterAll(() => server.stop());

const choose = (visibility: 'applied' | 'talent') =>
  student.who.call('PUT /api/students/:id', {
    params: { id: student.id },
    body: { data: { visibility, study_type: 'Grado', tags: ['Agua'] } },
  });
const look = (who: Client, query: { organization?: number } = {}) =>
  who.wrong('GET /api/students/:id/talent', { params: { id: student.id }, query });
const viewers = async () =>
  (await student.who.call('GET /api/students/views', {})).data.data.map(
    ({ organization }) => organization.name,
  );

it('is what the student allows: studies and interests, no contact data, and their published works', async () => {
  const { data } = await look(coordinator);
  expect(data.data).toEqual({
    id: student.id,
    createdAt: expect.any(String) as string,
    name: 'Uxía',
    surname: 'Lago',
    university: expect.any(String) as string,
    province: 'Lugo',
    student_area: null,
    study_type: 'Grado',
    degrees: [],
    work_deadline: null,
    situation: 'unknown',
    tags: ['Agua'],
    works: [],
  });
  const [author] = await server.rows<{ id: number; title: string }>(
    `select students.id, works.title from works join students on students.id = student_id
      where visibility = 'talent' and published_at is not null and hidden_at is null`,
  );
  const { data: other } = await coordinator.call('GET /api/students/:id/talent', {
    params: { id: author?.id as number },
  });
  expect(other.data.works.map(({ title }) => title)).toContain(author?.title);
});

it('tells the student who looked, a project manager in the name of the organisation that they say', async () => {
  expect(await viewers()).toEqual(['Código Abierto Local']);
  const own = (await manager.call('GET /api/users/me', {})).data.details?.organizations ?? [];
  const access = await Promise.all(
    own.map(async ({ id, name }) => ({
      id,
      name,
      has: (await manager.call('GET /api/organizations/:id/talent/access', { params: { id } })).data.data,
    })),
  );
  const [withAccess] = access.filter(({ has }) => has);
  const [without] = access.filter(({ has }) => !has);
  // One organisation that has it lets a project manager in (§6).
  expect((await look(manager)).status).toBe(200);
  expect((await viewers())[0]).toBe(withAccess?.name);
  expect((await look(manager, { organization: withAccess?.id as number })).status).toBe(200);
  expect((await look(manager, { organization: without?.id as number })).error.name).toBe(
    'TalentAccessRequired',
  );
  expect((await look(coordinator, { organization: withAccess?.id as number })).error.name).toBe(
    'TalentAccessRequired',
  );
});

it('is gone for every organisation once the student no longer wants to be found', async () => {
  await choose('applied');
  expect((await look(coordinator)).status).toBe(404);
  await choose('talent');
  expect((await look(await logIn(server.address, 'sin-organizacion'))).status).toBe(404);
  expect((await look(await logIn(server.address, 'staff'))).status).toBe(403);
});
