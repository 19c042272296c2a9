import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';

let server: OperatedServer;
let coordinator: Client;
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  // First notifies of the unread messages in the seed.
  await server.run('unread-messages');
});
afterAll(() => server.stop());

const write = (who: Client, id: number, text: string) =>
  who.call('POST /api/conversations/:id/messages', { params: { id }, body: { data: { text } } });
const unreadMails = async (to: string) =>
  (await messagesTo(server.dataDir, to)).filter(({ subject }) => subject.includes('te ha escrito')).length;

async function preselected(email: string) {
  const { who, id: student, cv } = await newStudent(server, email);
  const project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')?.id as number;
  const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
  const { data } = await who.call('POST /api/applys', { body: { data: { project, motivation, CV: cv } } });
  const { id } = data.data;
  await coordinator.wrong('PUT /api/applys/:id', {
    params: { id },
    body: { data: { status: 'preselected' } },
  });
  const opened = await coordinator.call('POST /api/applys/:id/conversation', { params: { id } });
  return { who, student, id: opened.data.data.id };
}

it('tells a student who is away, once until they have read, on the platform and by mail', async () => {
  const email = 'fuera@ejemplo.es';
  const { who, id } = await preselected(email);
  await write(coordinator, id, '¿Cuándo puedes?');
  expect((await server.run('unread-messages', inMinutes(10)))['conversations']).toBe(0);
  expect(await server.run('unread-messages', inMinutes(20))).toEqual({ conversations: 1, mails: 1 });
  const mail = await messageWith(server.dataDir, email, 'te ha escrito un mensaje');
  expect(mail.text).toContain(`/chat?conversation=${id}`);
  expect(mail.text).not.toContain('¿Cuándo puedes?');
  const centre = await who.call('GET /api/communication-centers', {});
  expect(centre.data.data[0]).toMatchObject({ kind: 'chat_messages', isRead: false });

  await write(coordinator, id, '¿El lunes?');
  expect((await server.run('unread-messages', inMinutes(60)))['conversations']).toBe(0);
  await who.call('POST /api/conversations/:id/read', { params: { id } });
  // The notice was given at a moment that these messages are not later than.
  await server.rows(`update notices set sent_at = now() - interval '1 minute' where kind = 'chat_user'`);
  await write(coordinator, id, '¿O el martes?');
  expect(await server.run('unread-messages', inMinutes(20))).toEqual({ conversations: 1, mails: 1 });
});

it('tells a student who wants no mail on the platform only, and one who wants neither nothing', async () => {
  const email = 'sin-correo@ejemplo.es';
  const { who, student, id } = await preselected(email);
  const choose = (notification: object) =>
    who.wrong('PUT /api/students/:id', { params: { id: student }, body: { data: { notification } } });
  await choose({ email: false });
  await write(coordinator, id, 'Hola');
  await server.run('unread-messages', inMinutes(20));
  expect(await unreadMails(email)).toBe(0);
  const told = async () =>
    (await who.call('GET /api/communication-centers', {})).data.data.filter(
      ({ kind }) => kind === 'chat_messages',
    );
  expect(await told()).toHaveLength(1);
  await who.call('POST /api/conversations/:id/read', { params: { id } });
  await server.rows(`update notices set sent_at = now() - interval '1 minute' where kind = 'chat_user'`);
  await choose({ chat_messages: false });
  await write(coordinator, id, '¿Sigues ahí?');
  await server.run('unread-messages', inMinutes(20));
  expect(await told()).toHaveLength(1);
});

it('tells an organisation’s people by mail', async () => {
  const { who, id } = await preselected('escribe-yo@ejemplo.es');
  const before = await unreadMails('coordinacion@puente.test');
  await write(who, id, 'Tengo una duda.');
  await server.run('unread-messages', inMinutes(20));
  await messageWith(server.dataDir, 'coordinacion@puente.test', `/chat?conversation=${id}`);
  expect(await unreadMails('coordinacion@puente.test')).toBe(before + 1);
});
