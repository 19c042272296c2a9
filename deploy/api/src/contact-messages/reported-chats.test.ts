import { type Client, logIn } from '../../test/client.ts';
import { type EventReader, readEvents } from '../../test/event-reader.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { hiddenMessageText } from '@puente/contract/constants/chats';
import { unzip } from '@puente/testing/unzip';

/** A participant reports a message of a chat; support reads it with its neighbours and hides it. */

let server: OperatedServer;
let support: Client;
let student: Client;
let coordinator: Client;
let stream: EventReader | undefined;
let chat: number;
let ofOrganization: number;
let ofStudent: number;

beforeAll(async () => {
  server = await startOperatedServer({ env: { RATE_LIMITS: 'off' } });
  [support, student, coordinator] = await Promise.all([
    logIn(server.address, 'soporte'),
    logIn(server.address, 'estudiante'),
    logIn(server.address, 'coordinacion'),
  ]);
  const [row] = await server.rows<{ id: number }>(`
    select conversations.id from conversations
      join applications on applications.id = application_id
      join projects on projects.id = applications.project_id
      join coordinators on coordinators.organization_id = projects.organization_id
      join users owner on owner.id = coordinators.user_id and owner.email = 'coordinacion@puente.test'
      join users on users.id = conversations.user_id and users.email = 'estudiante@puente.test'
    where applications.status in ('preselected', 'selected') limit 1`);
  chat = row?.id ?? 0;
  ofStudent = await write(student, 'Hola, ¿cuándo hablamos?');
  ofOrganization = await write(coordinator, 'Mándame antes 200 € por Bizum.');
});
afterAll(async () => {
  stream?.leave();
  await server.stop();
});

const write = async (who: Client, text: string): Promise<number> =>
  (
    await who.wrong('POST /api/conversations/:id/messages', {
      params: { id: chat },
      body: { data: { text } },
    })
  ).data.data[0]?.id ?? 0;
const report = (who: Client, message: number, data: object = {}) =>
  who.wrong('POST /api/conversations/:id/problems', {
    params: { id: chat },
    body: { data: { message, reason: 'abusive', text: '', ...data } },
  });
const lastOf = async (who: Client) =>
  (await who.wrong('GET /api/conversations/:id/messages', { params: { id: chat } })).data.data.find(
    ({ id }) => id === ofOrganization,
  );
const reported = async () => {
  const { data } = await support.call('GET /api/contact-messages', {
    query: { filters: { kind: { $eq: 'message' } } },
  });
  return data.data.at(-1)?.id ?? 0;
};
const hide = (id: number, data: object, who = support) =>
  who.wrong('POST /api/contact-messages/:id/hidden-message', { params: { id }, body: { data } });

it('takes reports of what another side wrote, from participants only', async () => {
  expect((await report(student, ofStudent)).error.name).toBe('NotReportable');
  expect((await report(student, 2_000_000)).error.name).toBe('NotReportable');
  expect((await report(support, ofOrganization)).status).toBe(404);
  expect((await report(student, ofOrganization, { reason: 'wrong' })).status).toBe(400);
  expect((await report(student, ofOrganization, { text: 'Me pide dinero.' })).status).toBe(204);
  const mail = await messageWith(server.dataDir, 'soporte@puente.test', 'Me pide dinero.');
  expect(mail.subject).toMatch(/^Aviso sobre un mensaje: /);
  expect(mail.text).not.toContain('Bizum');
});

it('shows the message with five neighbours at most to support, which stands in the trail', async () => {
  for (let count = 0; count < 6; count += 1) await write(student, `Después ${count}`);
  const id = await reported();
  const read = (who: Client) =>
    who.wrong('POST /api/contact-messages/:id/reported-messages', { params: { id } });
  const { data } = await read(support);
  expect(data.data.kind).toBe('application');
  const place = data.data.messages.findIndex(({ isReported }) => isReported);
  expect(data.data.messages[place]).toMatchObject({
    id: ofOrganization,
    from: 'organization',
    text: 'Mándame antes 200 € por Bizum.',
    author: expect.any(String) as string,
    hidden: null,
  });
  expect(place).toBeLessThanOrEqual(5);
  expect(data.data.messages.slice(place + 1).map(({ text }) => text)).toEqual(
    ['0', '1', '2', '3', '4'].map((count) => `Después ${count}`),
  );
  for (const other of [student, coordinator, await logIn(server.address, 'redaccion')])
    expect((await read(other)).status).toBe(403);
  const acts = await server.rows(
    `select row_id, asked from staff_acts where call = 'POST /api/contact-messages/:id/reported-messages'`,
  );
  expect(acts).toEqual([{ row_id: id, asked: {} }]);
});

it('hides it from the participants, tells its author why, and shows it again', async () => {
  const id = await reported();
  stream = await readEvents(student);
  await stream.next('ready');
  expect((await hide(id, { reason: 'other' })).error.details.fields).toHaveProperty('words');
  const hidden = await hide(id, { reason: 'misleading', words: 'Nadie debe pagar por un proyecto.' });
  expect(hidden.data.data.messages.find(({ isReported }) => isReported)).toMatchObject({
    text: 'Mándame antes 200 € por Bizum.',
    hidden: { reason: 'misleading', words: 'Nadie debe pagar por un proyecto.' },
  });
  await stream.next('missed');
  expect(await lastOf(student)).toMatchObject({ text: hiddenMessageText, hidden: { because: null } });
  expect((await lastOf(coordinator))?.hidden?.because).toContain('Nadie debe pagar por un proyecto.');
  const zip = await student.call('GET /api/users/me/export', {});
  const copy =
    unzip(Buffer.from(await zip.data.arrayBuffer()))
      .get('datos.json')
      ?.toString() ?? '';
  expect(copy).toContain(hiddenMessageText);
  expect(copy).not.toContain('Bizum');
  expect(copy).not.toContain('Nadie debe pagar por un proyecto.');
  const mail = await messageWith(server.dataDir, 'coordinacion@puente.test', 'Hemos retirado un mensaje');
  expect(mail.text).toContain('Nadie debe pagar por un proyecto.');
  expect(mail.text).not.toContain('Bizum');
  expect(mail.text).toContain('/chat?conversation=team');

  const before = (await messagesTo(server.dataDir, 'coordinacion@puente.test')).length;
  expect((await hide(id, { reason: 'spam' })).status).toBe(200);
  expect((await lastOf(coordinator))?.hidden?.because).toContain('Nadie debe pagar por un proyecto.');
  expect(await messagesTo(server.dataDir, 'coordinacion@puente.test')).toHaveLength(before);

  await support.call('DELETE /api/contact-messages/:id/hidden-message', { params: { id } });
  expect(await lastOf(student)).toMatchObject({ text: 'Mándame antes 200 € por Bizum.' });
});

it('says when the message is gone, and refuses messages of another kind', async () => {
  const id = await reported();
  await server.rows(`delete from chat_messages where id = ${ofOrganization}`);
  expect((await hide(id, { reason: 'spam' })).error.name).toBe('ReportedMessageGone');
  const [other] = await server.rows<{ id: number }>(
    `select id from contact_messages where kind = 'contact' limit 1`,
  );
  expect((await hide(other?.id ?? 0, { reason: 'spam' })).error.name).toBe('ReportedMessageGone');
});
