import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';

/** News for a student whose application is sent. */

let server: OperatedServer;
let project: { id: number; title: string };
const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';

beforeAll(async () => {
  server = await startOperatedServer();
  const open = (await ownProjects(await logIn(server.address, 'coordinacion'))).find(
    ({ status }) => status === 'new',
  );
  if (!open) throw new Error('The demo coordinator has an open project.');
  project = open;
});
afterAll(() => server.stop());

const apply = async (who: Client, cv: number) =>
  (await who.call('POST /api/applys', { body: { data: { project: project.id, motivation, CV: cv } } })).data
    .data.id;
const told = async (who: Client) => (await who.call('GET /api/communication-centers', {})).data.data;

it('stands in the communications and comes by mail, with the day of the answer and the way to the application', async () => {
  const email = 'confirmada@ejemplo.es';
  await server.rows(`update projects set answer_days = 7 where id = ${project.id}`);
  const { who, cv } = await newStudent(server, email);
  const id = await apply(who, cv);
  const [message, ...others] = await told(who);
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    kind: 'application_sent',
    isRead: false,
    notification_subject: `Solicitud enviada: ${project.title}`,
  });
  expect(message?.notification_message).toContain(`href="/profile/applications/${id}"`);
  const mail = await messageWith(server.dataDir, email, 'ha recibido tu solicitud');
  expect(mail.subject).toMatch(/^Solicitud enviada: /);
  expect(mail.text).toContain(`«${project.title}»`);
  expect(mail.text).toMatch(/Dijo que responde como tarde el \d{1,2} de \w+\./);
  expect(mail.text).toContain(`/profile/applications/${id}\n`);
  // The morning's summary does not say it again.
  await server.rows(`insert into notices (kind, subject_id, sent_at)
    select 'digest', student_id, now() from applications where id = ${id}`);
  await server.run('notification-digests');
  expect((await messagesTo(server.dataDir, email)).map(({ subject }) => subject)).toHaveLength(2);
});

it('of a draft comes when it is sent', async () => {
  const email = 'de-un-borrador@ejemplo.es';
  const { who, cv } = await newStudent(server, email);
  const kept = await who.call('PUT /api/applys/draft', {
    body: { data: { project: project.id, motivation, CV: cv } },
  });
  expect(await told(who)).toEqual([]);
  await who.call('POST /api/applys/:id/submit', { params: { id: kept.data.data.id } });
  expect((await told(who)).map(({ kind }) => kind)).toEqual(['application_sent']);
  await messageWith(server.dataDir, email, 'ha recibido tu solicitud');
});

it('is not mailed to who wants no mail', async () => {
  const email = 'sin-correos@ejemplo.es';
  const { who, id, cv } = await newStudent(server, email);
  await who.call('PUT /api/students/:id', {
    params: { id },
    body: { data: { notification: { email: false } } },
  });
  const before = (await messagesTo(server.dataDir, email)).length;
  await apply(who, cv);
  expect((await told(who)).map(({ kind }) => kind)).toEqual(['application_sent']);
  await server.run('notification-digests');
  expect(await messagesTo(server.dataDir, email)).toHaveLength(before);
});
