import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';

/** "Contact author or tutor through the platform": the teacher who guides a work, for people of organisations. */

let server: OperatedServer;
let author: Client;
let teacher: Client;
let coordinator: Client;

beforeAll(async () => {
  server = await startOperatedServer();
  author = (await newStudent(server, 'autora@ejemplo.es')).who;
  teacher = await logIn(server.address, 'docente');
  coordinator = await logIn(server.address, 'coordinacion');
});
afterAll(() => server.stop());

const of = (id: number) => ({ params: { id } });
const open = (who: Client, id: number) => who.wrong('POST /api/tfxes/:id/tutor-conversation', of(id));
const read = (who: Client, id: number) => who.wrong('GET /api/conversations/:id', of(id));
const write = (who: Client, id: number, text: string) =>
  who.wrong('POST /api/conversations/:id/messages', { ...of(id), body: { data: { text } } });
const answerAs = (who: Client, id: number, accepted: boolean) =>
  who.call('PUT /api/tfxes/:id/tutoring', { ...of(id), body: { data: { accepted } } });
const isContactable = async (who: Client, id: number) =>
  (await who.call('GET /api/tfxes/:id', of(id))).data.data.tutor_contactable;

/** Published. The earlier one is withdrawn, since at most four may be. */
let last: number | undefined;
async function workGuidedBy(tutorEmail: string): Promise<number> {
  if (last !== undefined) await author.wrong('POST /api/tfxes/:id/unpublish', of(last));
  const { data } = await author.wrong('POST /api/tfxes', {
    body: {
      data: {
        status: 'choosing',
        title: 'Un mapa sonoro de los mercados',
        summary:
          'Grabar, ordenar y publicar los sonidos de seis mercados, con permiso de quienes trabajan en ellos, para una biblioteca municipal.',
        study_areas: ['Ciencias'],
        language: 'Español',
        tutor_email: tutorEmail,
      },
    },
  });
  last = data.data.id;
  await author.call('POST /api/tfxes/:id/publish', of(data.data.id));
  return data.data.id;
}

it('is offered to organisations once the teacher has accepted; before, as for a teacher without an account', async () => {
  const named = await workGuidedBy('docente@puente.test');
  expect(await isContactable(coordinator, named)).toBe(false);
  const refused = await open(coordinator, named);
  expect(refused.error).toMatchObject({ status: 409, name: 'TutorNotReached' });
  await answerAs(teacher, named, true);
  expect(await isContactable(coordinator, named)).toBe(true);
  expect(await isContactable(author, named)).toBeUndefined();
  expect((await open(coordinator, named)).status).toBe(200);

  const unknown = await workGuidedBy('nadie@universidad.test');
  expect(await isContactable(coordinator, unknown)).toBe(false);
  expect((await open(coordinator, unknown)).error).toEqual(refused.error);
});

it('reaches the teacher and not the author, without an address, and is told of when the teacher is away', async () => {
  const work = await workGuidedBy('docente@puente.test');
  await answerAs(teacher, work, true);
  const opened = await Promise.all([1, 2, 3].map(() => open(coordinator, work)));
  expect(new Set(opened.map(({ data }) => data.data.id)).size).toBe(1);
  const { id } = (opened[0] as (typeof opened)[number]).data.data;
  // Its author is another one to talk to.
  const { data: withAuthor } = await coordinator.call('POST /api/tfxes/:id/conversation', of(work));
  expect(withAuthor.data.id).not.toBe(id);

  await write(coordinator, id, 'Nos interesa la línea de trabajo.');
  expect((await read(author, id)).status).toBe(404);
  const seen = (await read(teacher, id)).data.data;
  expect(seen).toMatchObject({ kind: 'work', unread: 1, lastMessage: { from: 'user', mine: false } });
  expect((await teacher.call('GET /api/conversations/unread', {})).data.data.messages).toBe(1);
  await server.run('unread-messages', new Date(Date.now() + 20 * 60_000));
  const mail = await messageWith(server.dataDir, 'docente@puente.test', `/chat?conversation=${id}`);
  expect(mail.text).not.toContain('línea de trabajo');

  await write(teacher, id, 'Contadme más.');
  const answered = (await read(coordinator, id)).data.data;
  const { data: account } = await teacher.call('GET /api/users/me', {});
  expect(answered).toMatchObject({
    other: { name: `${account.name} ${account.surname}` },
    lastMessage: { from: 'tutor', mine: false },
  });
  expect(JSON.stringify([seen, answered])).not.toContain('@');
});

it('is over when the teacher guides the work no longer, and stays to be read', async () => {
  const work = await workGuidedBy('docente@puente.test');
  await answerAs(teacher, work, true);
  const { id } = (await open(coordinator, work)).data.data;
  await write(coordinator, id, 'Hola.');
  await author.call('PUT /api/tfxes/:id', {
    ...of(work),
    body: { data: { tutor_email: 'otra@universidad.test' } },
  });
  for (const who of [coordinator, teacher]) {
    expect((await write(who, id, '¿Sigues ahí?')).error).toMatchObject({
      status: 409,
      name: 'TutorNotReached',
    });
    expect((await read(who, id)).data.data).toMatchObject({
      status: 'closed',
      lastMessage: { text: 'Hola.' },
    });
  }
  await server.rows(`update conversations set tutor_id = null where id = ${id}`);
  expect((await read(coordinator, id)).data.data).toMatchObject({
    status: 'closed',
    other: { name: 'Quien dirigió el trabajo' },
  });
  for (const who of [teacher, author]) expect((await read(who, id)).status).toBe(404);
});
