import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { limits } from '@puente/contract/limits';

/** An organisation's message templates, and their placeholders. */

let server: OperatedServer;
let coordinator: Client;
let manager: Client;
let organization: number;
beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  manager = await logIn(server.address, 'gestion');
  organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const keep = (name: string, data: object = {}, who = coordinator) =>
  who.wrong('POST /api/organizations/:id/message-templates', {
    params: { id: organization },
    body: { data: { name, text: 'Hola, {nombre}.', use: 'refusal', ...data } },
  });
const change = (id: number, data: object, who = coordinator) =>
  who.wrong('PUT /api/message-templates/:id', { params: { id }, body: { data } });
const remove = (id: number, who = coordinator) =>
  who.wrong('DELETE /api/message-templates/:id', { params: { id } });
const names = async () =>
  (
    await coordinator.call('GET /api/organizations/:id/message-templates', { params: { id: organization } })
  ).data.data.map(({ name }) => name);

it('is kept, changed in part and deleted, under a name that no other has', async () => {
  const { id } = (await keep('Ámbar')).data.data;
  expect((await keep('Ámbar')).error.name).toBe('MessageTemplateExists');
  const other = (await keep('Ocre')).data.data;
  expect((await change(id, { name: 'Ocre' })).error.name).toBe('MessageTemplateExists');
  expect((await change(id, { text: 'Gracias por «{proyecto}».' })).data.data).toMatchObject({
    id,
    name: 'Ámbar',
    text: 'Gracias por «{proyecto}».',
    use: 'refusal',
  });
  const all = await names();
  expect(all.indexOf('Ámbar')).toBeLessThan(all.indexOf('Ocre'));
  expect((await remove(other.id)).status).toBe(204);
  expect(await names()).not.toContain('Ocre');
});

it('is seen, changed and deleted by the people of its organisation alone', async () => {
  const { id } = (await keep('Nuestra')).data.data;
  expect((await change(id, { name: 'De nadie' }, manager)).status).toBe(404);
  expect((await remove(id, manager)).status).toBe(404);
  expect((await keep('Ajena', {}, manager)).status).toBe(403);
  const student = await logIn(server.address, 'estudiante');
  expect((await change(id, { name: 'De nadie' }, student)).status).toBe(403);
});

it.each([
  ['a placeholder that nobody knows', { text: 'Hola, {apellidos}' }, { text: /«\{apellidos\}».*\{nombre\}/ }],
  ['a message of which nothing can be read', { text: '  ' }, { text: /obligatorio/ }],
  ['a message that is too long', { text: 'a'.repeat(limits.answerReason.max + 1) }, { text: /máxima/ }],
  ['a name that is too long', { name: 'a'.repeat(limits.messageTemplate.name + 1) }, { name: /máxima/ }],
  ['an answer that has no message', { use: 'new' }, { use: /obligatorio/ }],
])('refuses %s, at its field', async (_, data, fields) => {
  const refused = await keep('Con falta', data);
  expect(refused.status).toBe(400);
  for (const [field, message] of Object.entries(fields))
    expect((refused.error.details as { fields: object }).fields).toMatchObject({
      [field]: expect.stringMatching(message) as string,
    });
});

describe('the message of an answer', () => {
  let project: { id: number; title: string };
  const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
  const applicant = async (email: string, name: string) => {
    const { who, cv } = await newStudent(server, email);
    await server.rows(`update users set name = '${name}' where email = '${email}'`);
    const body = { data: { project: project.id, motivation, CV: cv } };
    return { who, id: (await who.call('POST /api/applys', { body })).data.data.id };
  };
  const decide = (ids: number[], data: object) =>
    coordinator.wrong('POST /api/projects/:id/desk/decisions', {
      params: { id: project.id },
      body: { data: { applications: ids.map((id) => ({ id, from: 'new' })), status: 'rejected', ...data } },
    });
  const reasonOf = async (id: number) =>
    (
      await server.rows<{ reason: string }>(
        `select status_reason as reason from applications where id = ${id}`,
      )
    )[0]?.reason;

  beforeAll(async () => {
    project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')!;
  });

  it('names each of several people, and the project', async () => {
    const one = await applicant('rellena-1@ejemplo.es', 'Antía');
    const other = await applicant('rellena-2@ejemplo.es', 'Breixo {raro}');
    const answer = await decide([one.id, other.id], { reason: '{Nombre}: gracias por «{proyecto}».' });
    expect(answer.data.data.moved).toHaveLength(2);
    expect(await reasonOf(one.id)).toBe(`Antía: gracias por «${project.title}».`);
    expect(await reasonOf(other.id)).toBe(`Breixo (raro): gracias por «${project.title}».`);
  });

  it('is refused with a placeholder that nobody knows, and nothing is moved', async () => {
    const { id } = await applicant('rellena-3@ejemplo.es', 'Carme');
    const refused = await decide([id], { reason: 'Hola, {empresa}' });
    expect([refused.status, refused.error.details]).toEqual([
      400,
      { fields: { reason: 'No sabemos qué poner en «{empresa}». Puedes usar {nombre} y {proyecto}.' } },
    ]);
    const put = await coordinator.wrong('PUT /api/applys/:id', {
      params: { id },
      body: { data: { status: 'rejected', reason: 'Hola, {empresa}' } },
    });
    expect(put.status).toBe(400);
  });

  it('is filled in also by the call that tells at once', async () => {
    const { id } = await applicant('rellena-4@ejemplo.es', 'Dores');
    await coordinator.call('PUT /api/applys/:id', {
      params: { id },
      body: { data: { status: 'rejected', reason: 'Hola, {nombre}.' } },
    });
    expect(await reasonOf(id)).toBe('Hola, Dores.');
  });
});

it('comes in a number that can be looked through', async () => {
  const free = limits.messageTemplate.max - (await names()).length;
  for (let count = 0; count < free; count += 1) expect((await keep(`Número ${count}`)).status).toBe(200);
  expect((await keep('Una más')).error.name).toBe('TooManyMessageTemplates');
});
