import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { contactMessageCalls } from '@puente/contract/calls/contact-messages';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { contactMail } from './mails.ts';

let server: OperatedServer;
let anybody: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anybody = clientOf(server.address);
});
afterAll(() => server.stop());
beforeEach(() => server.rows('delete from contact_messages'));

const { data: example } = contactMessageCalls['POST /api/contact-messages'].example.body;
const send = (change: object = {}, who = anybody) =>
  who.wrong('POST /api/contact-messages', { body: { data: { ...example, ...change } } });
const kept = () =>
  server.rows('select user_id, audience, name, email, subject, message from contact_messages');

it('§2.5 keeps a message, and mails it to staff while the audience has no address', async () => {
  expect((await send()).status).toBe(204);
  expect(await kept()).toEqual([
    {
      user_id: null,
      audience: 'student',
      name: example.name,
      email: example.email,
      subject: example.subject,
      message: example.message,
    },
  ]);
  const mail = await messageWith(server.dataDir, 'staff@puente.test', example.message);
  expect(mail.subject).toBe('Contacto de estudiantes: Cambiar de universidad');
  expect(mail.text).toContain('Sabela Ejemplo (sabela@ejemplo.es)');
});

it('lets staff answer the visitor', () => {
  expect(contactMail(example)).toMatchObject({ replyTo: 'sabela@ejemplo.es' });
});

it.each([
  ['fills in what nobody sees', { website: 'https://ejemplo.es' }],
  ['is faster than a visitor', { shownFor: limits.contactMessage.fastest - 1 }],
])('answers a machine that %s as if it were taken, and keeps nothing', async (_, change) => {
  const sent = (await messagesTo(server.dataDir)).length;
  expect((await send(change)).status).toBe(204);
  expect(await kept()).toEqual([]);
  expect(await server.rows("select 1 from jobs.job where name = 'mail' and state < 'completed'")).toEqual([]);
  expect(await messagesTo(server.dataDir)).toHaveLength(sent);
});

it('is its sender’s who was signed in', async () => {
  await send({}, await logIn(server.address, 'estudiante'));
  expect(await kept()).toEqual([expect.objectContaining({ user_id: expect.any(Number) as number })]);
});

it.each([
  ['email', 'sabela', messages.email],
  ['message', 'corto', messages.tooShort(limits.contactMessage.message.min)],
  ['audience', 'press', messages.required],
  ['subject', 'Hola\r\nBcc: otra@ejemplo.es', messages.oneLine],
])('says what is wrong with %s', async (field, value, message) => {
  const { status, data } = await send({ [field]: value });
  expect(status).toBe(400);
  expect(JSON.stringify(data)).toContain(message);
  expect(await kept()).toEqual([]);
});

it('old-contact-messages: removes those of more than a year ago', async () => {
  await send();
  expect(await server.run('old-contact-messages')).toEqual({ rows: 0 });
  await server.rows("update contact_messages set created_at = now() - interval '366 days'");
  expect(await server.run('old-contact-messages')).toEqual({ rows: 1 });
});
