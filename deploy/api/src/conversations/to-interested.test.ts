import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, nextMessageTo } from '../../test/outbox.ts';
import { limits } from '@puente/contract/limits';

/** An organisation sends one message to several students who marked its opportunity. */

let server: OperatedServer;
let coordinator: Client;
let opportunity: { id: number; title: string; organization: number };

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  const [own] = await server.rows<typeof opportunity>(
    `select p.id, p.title, p.organization_id as organization from opportunities p
     join coordinators c on c.organization_id = p.organization_id join users u on u.id = c.user_id
     where u.email = 'coordinacion@puente.test' and p.published_at is not null limit 1`,
  );
  if (!own) throw new Error('The demo coordinator has a published opportunity.');
  opportunity = own;
  await server.rows(`update organizations set verified = true where id = ${own.organization}`);
});
afterAll(() => server.stop());

async function interested(email: string) {
  const { who, id } = await newStudent(server, email);
  const change = (data: object) => who.wrong('PUT /api/students/:id', { params: { id }, body: { data } });
  await change({ visibility: 'applied', opportunities: { connect: [opportunity.id] } });
  return { who, id, change };
}

const write = (students: readonly number[], text: string, who = coordinator) =>
  who.wrong('POST /api/opportunities/:id/messages', {
    params: { id: opportunity.id },
    body: { data: { interested: students, text } },
  });
const listed = async (filters: object = {}) =>
  (
    await coordinator.wrong('GET /api/opportunities/:id/interested', {
      params: { id: opportunity.id },
      query: { filters, pagination: { pageSize: 100 } },
    })
  ).data.data;
const conversationOf = async (who: Client) =>
  (await who.call('GET /api/conversations', { query: { filters: { kind: { $eq: 'opportunity' } } } })).data
    .data[0];
async function messagesOf(who: Client) {
  const found = await conversationOf(who);
  if (!found) return [];
  return (await who.call('GET /api/conversations/:id/messages', { params: { id: found.id } })).data.data;
}
async function answerIn(who: Client, text: string) {
  const found = await conversationOf(who);
  if (!found) throw new Error('The student has the conversation.');
  await who.call('POST /api/conversations/:id/messages', {
    params: { id: found.id },
    body: { data: { text } },
  });
}

it('goes to each in a conversation of their own, and the list says when', async () => {
  const [ana, bea] = [await interested('ana@ejemplo.es'), await interested('bea@ejemplo.es')];
  expect((await listed()).find(({ id }) => id === ana.id)).toMatchObject({ written_at: null });
  const { status, data } = await write([ana.id, bea.id, ana.id], 'Empezamos a las diez.');
  expect([status, data.data]).toEqual([200, { written: [ana.id, bea.id], leftOut: [] }]);
  for (const { who } of [ana, bea])
    expect(await messagesOf(who)).toMatchObject([
      { from: 'organization', text: 'Empezamos a las diez.', readAt: null },
    ]);
  const written = await listed({ written: { $eq: true } });
  expect(written.map(({ id }) => id).sort()).toEqual([ana.id, bea.id].sort());
  expect(written[0]?.written_at).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
  expect((await listed({ written: { $eq: false } })).map(({ id }) => id)).not.toContain(ana.id);
});

it('is written once, however often and by however many presses it is sent', async () => {
  const { who, id } = await interested('una-vez@ejemplo.es');
  const sent = await Promise.all([1, 2, 3].map(() => write([id], 'Solo una vez.')));
  expect(sent.map(({ data }) => data.data.written.length).sort()).toEqual([0, 0, 1]);
  expect((await write([id], ' Solo una vez. ')).data.data).toEqual({
    written: [],
    leftOut: [{ id, reason: 'sameText' }],
  });
  expect(await messagesOf(who)).toHaveLength(1);
});

it('goes on in a conversation that was begun, and leaves what the student wrote unread', async () => {
  const { who, id } = await interested('ya-escribio@ejemplo.es');
  await write([id], 'Hola.');
  await answerIn(who, '¿Hay aparcamiento?');
  await write([id], 'Recordad traer el portátil.');
  expect((await messagesOf(who)).map(({ text, readAt }) => [text, readAt !== null])).toEqual([
    ['Hola.', true],
    ['¿Hay aparcamiento?', false],
    ['Recordad traer el portátil.', false],
  ]);
});

it('leaves out who is not interested, cannot be found or was written to enough, and says why', async () => {
  const [gone, hidden, often, reached] = await Promise.all(
    ['se-fue', 'se-esconde', 'ya-basta', 'le-llega'].map((name) => interested(`${name}@ejemplo.es`)),
  );
  if (!gone || !hidden || !often || !reached) throw new Error('Four students.');
  const { id: stranger } = await newStudent(server, 'nunca-le-intereso@ejemplo.es');
  await gone.change({ opportunities: { disconnect: [opportunity.id] } });
  await hidden.change({ visibility: 'private' });
  for (let count = 1; count <= limits.interestMessage.unanswered; count += 1)
    expect((await write([often.id], `Aviso ${count}`)).data.data.written).toEqual([often.id]);
  const all = [gone.id, hidden.id, often.id, stranger, 2_000_000_000, reached.id];
  expect((await write(all, 'Último aviso')).data.data).toEqual({
    written: [reached.id],
    leftOut: [
      { id: gone.id, reason: 'notInterested' },
      { id: hidden.id, reason: 'notInterested' },
      { id: often.id, reason: 'tooOften' },
      { id: stranger, reason: 'notInterested' },
      { id: 2_000_000_000, reason: 'notInterested' },
    ],
  });
  expect(await messagesOf(often.who)).toHaveLength(limits.interestMessage.unanswered);
  // Whoever answers is reached again.
  await answerIn(often.who, 'Gracias, lo tengo en cuenta.');
  expect((await write([often.id], 'Último aviso')).data.data.written).toEqual([often.id]);
  expect(await messagesOf(hidden.who)).toEqual([]);
});

it('is of verified organisations, and of the opportunity’s alone', async () => {
  const { who, id } = await interested('sin-verificar@ejemplo.es');
  const verify = (verified: boolean) =>
    server.rows(`update organizations set verified = ${verified} where id = ${opportunity.organization}`);
  await verify(false);
  expect((await write([id], 'Hola')).error.name).toBe('MessagesNeedVerification');
  await verify(true);
  for (const account of ['gestion', 'staff'] as const)
    expect((await write([id], 'Hola', await logIn(server.address, account))).status).toBe(403);
  expect((await write([id], 'Hola', who)).status).toBe(403);
  expect(await messagesOf(who)).toEqual([]);
});

it('says at the field what is wrong with it', async () => {
  const { id } = await interested('campos@ejemplo.es');
  const fields = async (students: readonly number[], text: string) =>
    Object.keys((await write(students, text)).error.details.fields ?? {});
  expect(await fields([], 'Hola')).toEqual(['interested']);
  expect(await fields([id], '  ')).toEqual(['text']);
  expect(await fields([id], 'x'.repeat(limits.chatMessage.max + 1))).toEqual(['text']);
  const many = Array.from({ length: limits.interestMessage.people + 1 }, (_, index) => index + 1);
  expect(await fields(many, 'Hola')).toEqual(['interested']);
});

it('is told once to who is away, as they chose: not at all where they want no mail of it', async () => {
  const [told, quiet] = [await interested('avisada@ejemplo.es'), await interested('callada@ejemplo.es')];
  await quiet.change({ notification: { chat_messages: false } });
  await write([told.id, quiet.id], 'Cambiamos de sala.');
  await write([told.id, quiet.id], 'Es la segunda planta.');
  await server.run('unread-messages', new Date(Date.now() + 20 * 60_000));
  // Each has the mail of their registration.
  expect(await nextMessageTo(server.dataDir, 'avisada@ejemplo.es', 1)).toMatchObject({
    subject: expect.stringContaining('2 mensajes') as string,
  });
  expect(await messagesTo(server.dataDir, 'avisada@ejemplo.es')).toHaveLength(2);
  expect(await messagesTo(server.dataDir, 'callada@ejemplo.es')).toHaveLength(1);
  expect(await messagesOf(quiet.who)).toHaveLength(2);
});

it('begins no more conversations than an organisation may in a day, and then writes to nobody', async () => {
  const [known, fresh] = [await interested('conocida@ejemplo.es'), await interested('nueva@ejemplo.es')];
  await write([known.id], 'Hola.');
  await server.rows(
    `with made as (insert into users (name, surname, email, profile_type)
       select 'Otra', 'Persona', 'relleno-' || n || '@ejemplo.es', 'student'
       from generate_series(1, ${limits.opportunityConversations.day}) n returning id)
     insert into conversations (user_id, opportunity_id, subject) select id, ${opportunity.id}, 'Otra' from made`,
  );
  const { status, error } = await write([known.id, fresh.id], 'Para las dos.');
  expect([status, error.name]).toEqual([429, 'TooManyOpportunityConversations']);
  expect(await messagesOf(known.who)).toHaveLength(1);
  expect((await write([known.id], 'Para una.')).data.data.written).toEqual([known.id]);
});
