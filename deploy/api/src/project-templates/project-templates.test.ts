import { type Client, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { limits } from '@puente/contract/limits';

let server: TestServer;
let coordinator: Client;
let manager: Client;
let organization: number;
beforeAll(async () => {
  server = await startServer();
  coordinator = await logIn(server.address, 'coordinacion');
  manager = await logIn(server.address, 'gestion');
  organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const fields = {
  title: 'Observatorio del ruido',
  description: 'Queremos medir el ruido de nuestras calles con sensores sencillos.',
  type: 'TFM',
  study_areas: ['Ciencias'],
  study_subareas: ['Biología'],
  ods: [11],
  ods_explanation: 'Calles en las que se puede hablar.',
  answer_days: 7,
};
const draft = async (more: object = {}): Promise<number> =>
  (
    await coordinator.wrong('POST /api/projects', {
      body: { data: { ...fields, ...more, organization, draft: true } },
    })
  ).data.data.id;
const keep = (project: number, name: string, who = coordinator) =>
  who.wrong('POST /api/projects/:id/template', { params: { id: project }, body: { data: { name } } });
const begin = (id: number, who = coordinator) =>
  who.wrong('POST /api/project-templates/:id/project', { params: { id } });
const names = async () =>
  (
    await coordinator.call('GET /api/organizations/:id/project-templates', { params: { id: organization } })
  ).data.data.map(({ name }) => name);

it('keeps what a project says, whatever becomes of the project, without its day, people and teachers', async () => {
  const project = await draft({ deadline: '2098-06-30', tutors: [1] });
  const { data: kept } = await keep(project, 'Medir en la calle');
  expect(kept.data).toMatchObject({ name: 'Medir en la calle', title: fields.title, type: 'TFM' });
  await coordinator.call('PUT /api/projects/:id', {
    params: { id: project },
    body: { data: { title: 'Otra cosa', study_areas: [] } },
  });

  const { data: begun } = await begin(kept.data.id);
  expect(begun.data).toMatchObject({
    ...fields,
    status: 'draft',
    publishedAt: null,
    deadline: null,
    tutors: [],
  });
  expect(begun.data.id).not.toBe(project);
});

it('has a name of its own in its organisation, which can be changed, and is deleted', async () => {
  const project = await draft();
  const { id } = (await keep(project, 'Ámbar')).data.data;
  const other = (await keep(project, 'Ocre')).data.data.id;
  expect((await keep(project, 'Ocre')).error.name).toBe('ProjectTemplateExists');
  const rename = (name: string) =>
    coordinator.wrong('PUT /api/project-templates/:id', { params: { id }, body: { data: { name } } });
  expect((await rename('Ocre')).error.name).toBe('ProjectTemplateExists');
  expect((await rename('Zafiro')).data.data).toMatchObject({ id, name: 'Zafiro' });
  const all = await names();
  expect(all.indexOf('Ocre')).toBeLessThan(all.indexOf('Zafiro'));
  await coordinator.call('DELETE /api/project-templates/:id', { params: { id: other } });
  expect(await names()).not.toContain('Ocre');
});

it('is seen by the people of its organisation alone', async () => {
  const { id } = (await keep(await draft(), 'Nuestra')).data.data;
  expect((await begin(id, manager)).status).toBe(404);
  const list = await manager.wrong('GET /api/organizations/:id/project-templates', {
    params: { id: organization },
  });
  expect(list.status).toBe(403);
});

it('comes from no project of others, and in a number that can be looked through', async () => {
  const project = await draft();
  expect((await keep(project, 'Ajena', manager)).status).toBe(404);
  const free = limits.projectTemplate.max - (await names()).length;
  for (let count = 0; count < free; count += 1) await keep(project, `Número ${count}`);
  expect((await keep(project, 'Una más')).error.name).toBe('TooManyProjectTemplates');
});
