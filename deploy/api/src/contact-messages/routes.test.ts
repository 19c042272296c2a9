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
  server.rows<{ reference: string }>(
    'select user_id, audience, name, email, subject, message, reference, kind, state from contact_messages',
  );

it('§2.5 keeps a message, and mails it to those who answer while the audience has no address', async () => {
  const { status, data } = await send();
  expect(status).toBe(200);
  expect(await kept()).toEqual([
    {
      user_id: null,
      audience: 'student',
      name: example.name,
      email: example.email,
      subject: example.subject,
      message: example.message,
      reference: data.data.reference,
      kind: 'contact',
      state: 'new',
    },
  ]);
  for (const account of ['staff', 'soporte']) {
    const mail = await messageWith(server.dataDir, `${account}@puente.test`, example.message);
    expect(mail.subject).toBe('Contacto de estudiantes: Cambiar de universidad');
    expect(mail.text).toContain('Sabela Ejemplo (sabela@ejemplo.es)');
    expect(mail.text).toContain(data.data.reference);
    expect(mail.text).toMatch(/\/staff\/mensajes\/\d+/);
  }
  expect(await messagesTo(server.dataDir, 'redaccion@puente.test')).toEqual([]);
});

it('leads staff to the page on which colleagues see the answer', () => {
  const url = 'https://puente.example/staff/mensajes/7';
  const mail = contactMail(example, { reference: '4F2A91BC', url });
  expect(mail.text).toContain(url);
  expect(mail.replyTo).toBeUndefined();
});

it.each([
  ['fills in what nobody sees', { website: 'https://ejemplo.es' }],
  ['is faster than a visitor', { shownFor: limits.contactMessage.fastest - 1 }],
])('answers a machine that %s as if it were taken, and keeps nothing', async (_, change) => {
  const sent = (await messagesTo(server.dataDir)).length;
  const { status, data } = await send(change);
  expect(status).toBe(200);
  expect(data.data.reference).toMatch(/^[0-9A-F]{8}$/);
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
  ['name', 'Sabela\r\nBcc: otra@ejemplo.es', messages.oneLine],
])('says what is wrong with %s', async (field, value, message) => {
  const { status, data } = await send({ [field]: value });
  expect(status).toBe(400);
  expect(JSON.stringify(data)).toContain(message);
  expect(await kept()).toEqual([]);
});

describe('old-contact-messages', () => {
  const old = `now() - interval '366 days'`;
  it('keeps a message for a year from the day on which it was settled', async () => {
    await send();
    await server.rows(
      `update contact_messages set created_at = ${old}, updated_at = ${old}, state = 'settled', settled_at = now()`,
    );
    expect(await server.run('old-contact-messages')).toEqual({ rows: 0 });
    await server.rows(`update contact_messages set settled_at = ${old}`);
    expect(await server.run('old-contact-messages')).toEqual({ rows: 1 });
  });

  it('keeps one that nobody settled for a year from its last change', async () => {
    await send();
    await server.rows(`update contact_messages set created_at = ${old}`);
    expect(await server.run('old-contact-messages')).toEqual({ rows: 0 });
    await server.rows(`update contact_messages set updated_at = ${old}`);
    expect(await server.run('old-contact-messages')).toEqual({ rows: 1 });
  });
});
