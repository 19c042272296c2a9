import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { ownProjects } from '../../test/own-projects.ts';

/** Answered applications and invitations keep their content, even if the student's profile changes later. */
let server: OperatedServer;
let coordinator: Client;
let project: number;

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')?.id as number;
});
afterAll(() => server.stop());

const study = (who: Client, id: number, university: number, degree: string, province: string) =>
  who.wrong('PUT /api/students/:id', {
    params: { id },
    body: {
      data: { province, university: { id: university, name: 'x' }, degrees: [{ id: 0, name: degree }] },
    },
  });
const universityOf = async (number: number) =>
  (await server.rows<{ name: string }>(`select name from universities where id = ${number}`))[0]?.name;

it('of an application: studies as when it was answered, and today’s again once it is open again', async () => {
  const { who, id: student, cv } = await newStudent(server, 'entonces@ejemplo.es');
  await study(who, student, 1, 'Grado en Sonido', 'Lugo');
  const sent = await who.call('POST /api/applys', {
    body: {
      data: { project, motivation: 'Porque mide el ruido de mi calle desde hace años.', CV: cv },
    },
  });
  const { id } = sent.data.data;
  const read = async () =>
    (await coordinator.wrong('GET /api/applys/:id', { params: { id }, query: { populate: 'student' } })).data
      .data.student;
  const onDesk = async () =>
    (await coordinator.wrong('GET /api/projects/:id/desk', { params: { id: project } })).data.data.find(
      (entry: { id: number }) => entry.id === id,
    );
  const answer = (status: string) =>
    coordinator.wrong('PUT /api/applys/:id', { params: { id }, body: { data: { status } } });

  // While it is open, the organisation reads the profile as it is.
  await study(who, student, 2, 'Máster en Ruido', 'Lugo');
  expect(await read()).toMatchObject({ university: await universityOf(2), degrees: ['Máster en Ruido'] });

  expect((await answer('selected')).status).toBe(200);
  await study(who, student, 1, 'Doctorado en Silencio', 'Ourense');
  const then = { university: await universityOf(2), province: 'Lugo', degrees: ['Máster en Ruido'] };
  expect(await read()).toMatchObject(then);
  expect(await onDesk()).toMatchObject(then);
  const { data: report } = await coordinator.wrong('GET /api/organizations/:id/impact', {
    params: {
      id: (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number,
    },
  });
  expect(report.data.universities).toContain(await universityOf(2));

  // Hidden studies hide those of then, too.
  await who.wrong('PUT /api/students/:id', {
    params: { id: student },
    body: { data: { visibility: 'private' } },
  });
  expect(await read()).toMatchObject({ university: await universityOf(2), degrees: [] });
  expect(await onDesk()).toMatchObject({ degrees: [] });

  await server.rows(`update applications set answered_at = null, status = 'new' where id = ${id}`);
  expect(await read()).toMatchObject({ university: await universityOf(1), province: 'Ourense' });
});

it('of an invitation: where somebody studied when they answered it', async () => {
  const { who, id: student } = await newStudent(server, 'invitada@ejemplo.es');
  await study(who, student, 1, 'Grado en Sonido', 'Lugo');
  const [invitation] = await server.rows<{ id: number }>(
    `insert into talent_invitations (student_id, project_id) values (${student}, ${project}) returning id`,
  );
  const read = async () =>
    (
      await server.rows<{ studied: object | null }>(
        `select studied from talent_invitations where id = ${invitation?.id}`,
      )
    )[0]?.studied;
  expect(await read()).toBeNull();
  await server.rows(
    `update talent_invitations set status = 'declined', answered_at = now() where id = ${invitation?.id}`,
  );
  await study(who, student, 2, 'Máster en Ruido', 'Ourense');
  const listed = await who.wrong('GET /api/talent-invitations', {});
  const own = listed.data.data.find(({ id }: { id: number }) => id === invitation?.id);
  expect(own?.student).toMatchObject({ university: await universityOf(1), province: 'Lugo' });
});
