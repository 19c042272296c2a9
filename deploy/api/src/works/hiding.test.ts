import { type Client, logIn } from '../../test/client.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { startServer, type TestServer } from '../../test/server.ts';

/** News for an author whose work the team hides, and shows again. */

const email = 'estudiante@puente.test';

let server: TestServer;
let author: Client;
let staff: Client;
let work: { id: number; title: string };

beforeAll(async () => {
  server = await startServer();
  [author, staff] = await Promise.all([logIn(server.address, 'estudiante'), logIn(server.address, 'staff')]);
  const id = (await author.call('GET /api/users/me', {})).data.details?.id as number;
  const { data } = await author.call('GET /api/students/:id/tfxes', { params: { id } });
  work = data.data.find(({ isDraft }) => !isDraft) as typeof work;
});
afterAll(() => server.stop());

const hide = (who: Client, reason: string) =>
  who.call('POST /api/tfxes/:id/hide', {
    params: { id: work.id },
    body: { data: { hiding_reason: reason } },
  });
const show = (who: Client) => who.call('POST /api/tfxes/:id/show', { params: { id: work.id } });
const told = async () =>
  (
    await author.call('GET /api/communication-centers', {
      query: { sort: 'createdAt:desc', pagination: { pageSize: 100 } },
    })
  ).data.data.filter(({ kind }) => kind === 'work_visibility');

it('says nothing of what the author hides', async () => {
  await hide(author, 'Lo estoy corrigiendo.');
  await show(author);
  expect(await told()).toEqual([]);
});

it('says why and what can be done, in the communications and by mail, once for each reason', async () => {
  await hide(staff, 'El documento es de <b>otra</b> persona.');
  await hide(staff, 'El documento es de <b>otra</b> persona.');
  const [message, ...others] = await told();
  expect(others).toEqual([]);
  expect(message?.notification_subject).toBe(`Hemos retirado «${work.title}»`);
  expect(message?.notification_message).toContain('es de &lt;b&gt;otra&lt;/b&gt; persona.');
  expect(message?.notification_message).toMatch(/href="\/retiradas\/\d+"/);

  const mail = await messageWith(server.dataDir, email, 'Hemos retirado el trabajo');
  expect(mail.text).toContain(`«${work.title}»`);
  expect(mail.text).toContain('El documento es de <b>otra</b> persona.');
  expect(mail.text).toMatch(/\/retiradas\/\d+/);
  expect(mail.text).toContain('objeción');
  expect(mail.text).toContain('/avisos/baja?messages=');
});

it('says that it can be read again', async () => {
  await show(staff);
  await show(staff);
  const [message, ...others] = await told();
  expect(others).toHaveLength(1);
  expect(message?.notification_subject).toBe(`Se vuelve a ver «${work.title}»`);
  await messageWith(server.dataDir, email, 'Se vuelve a ver el trabajo');
  const subjects = (await messagesTo(server.dataDir, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Hemos retirado'))).toHaveLength(1);
});
