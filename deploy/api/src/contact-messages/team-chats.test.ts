import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { closedByTeamText } from '@puente/contract/constants/chats';
import { unzip } from '@puente/testing/unzip';

/** Chats with the team in its queue: assignment, answers, notes, closing and opening again. */

let server: OperatedServer;
let support: Client;
let colleague: Client;
let supportId: number;
beforeAll(async () => {
  server = await startOperatedServer();
  [support, colleague] = await Promise.all([
    logIn(server.address, 'soporte'),
    logIn(server.address, 'staff'),
  ]);
  supportId = (await support.call('GET /api/users/me', {})).data.id;
});
afterAll(() => server.stop());

const question = '¿Cuántos gramos pesa una gaviota patiamarilla?';
const write = (who: Client, id: number, text: string) =>
  who.wrong('POST /api/conversations/:id/messages', { params: { id }, body: { data: { text } } });
const texts = async (who: Client, id: number) =>
  (await who.wrong('GET /api/conversations/:id/messages', { params: { id } })).data.data.map(
    ({ text }) => text,
  );
const conversation = async (who: Client, id: number) =>
  (await who.wrong('GET /api/conversations/:id', { params: { id } })).data.data;
const thread = async (id: number) =>
  (await support.wrong('GET /api/contact-messages/:id', { params: { id } })).data.data;
const answer = (id: number, text: string, answers: number, who = support) =>
  who.wrong('POST /api/contact-messages/:id/answers', { params: { id }, body: { data: { text, answers } } });
const move = (id: number, data: object, who = support) =>
  who.wrong('PUT /api/contact-messages/:id/state', { params: { id }, body: { data } });
const listed = async (filters: object) =>
  (
    await support.wrong('GET /api/contact-messages', {
      query: { filters: { kind: { $eq: 'chat' }, ...filters }, pagination: { pageSize: 100 } },
    })
  ).data.data;

/** A student who asks the team what its assistant does not know. */
async function waiting(email: string) {
  const { who } = await newStudent(server, email);
  const started = await who.call('POST /api/chatbot/start', {});
  const chat = started.data.data.conversation?.id as number;
  await write(who, chat, question);
  const message = (await conversation(support, chat)).contactMessage as number;
  return { who, chat, message };
}

describe('a chat with the team', () => {
  it('joins the queue when the assistant passes it on, and not before', async () => {
    const { who } = await newStudent(server, 'cola@ejemplo.es');
    const started = await who.call('POST /api/chatbot/start', {});
    const chat = started.data.data.conversation?.id as number;
    await write(who, chat, '¿Cómo puedo solicitar un proyecto?');
    expect((await conversation(support, chat)).contactMessage).toBeNull();
    await write(who, chat, question);
    const { contactMessage } = await conversation(support, chat);
    expect(await conversation(who, chat)).not.toHaveProperty('contactMessage');
    expect(await listed({ unread: { $eq: true } })).toContainEqual(
      expect.objectContaining({
        id: contactMessage,
        state: 'new',
        assignee: null,
        chat: { conversation: chat, unread: 2 },
      }),
    );
    expect(await thread(contactMessage as number)).toMatchObject({
      message: question,
      answers: 0,
      person: { projects: [], others: [] },
    });
  });

  it('is answered in the chat by one of two colleagues, and the second is told', async () => {
    const { who, chat, message } = await waiting('dos-colegas@ejemplo.es');
    const [first, second] = await Promise.all([
      answer(message, 'Unos mil.', 0),
      answer(message, 'Cerca de un kilo.', 0, colleague),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.error.name).toBe('ContactMessageAnswered');
    expect(await thread(message)).toMatchObject({
      state: 'waiting',
      answers: 1,
      entries: [],
      chat: { unread: 0 },
      firstAnsweredAt: expect.any(String) as string,
    });
    expect(await texts(who, chat)).toHaveLength(4);
    expect((await answer(message, 'Depende de la época.', 1, colleague)).status).toBe(200);
    expect((await texts(who, chat)).at(-1)).toBe('Depende de la época.');
  });

  it('is taken by the first of two', async () => {
    const { message } = await waiting('quien-lo-lleva@ejemplo.es');
    const take = (who: Client, user: number) =>
      who.wrong('PUT /api/contact-messages/:id/assignment', {
        params: { id: message },
        body: { data: { user, seen: null } },
      });
    expect((await take(support, supportId)).data.data.state).toBe('taken');
    expect((await take(colleague, supportId)).error.name).toBe('ContactMessageChanged');
    expect((await thread(message)).assignee?.id).toBe(supportId);
  });

  it('keeps notes that neither the student nor their copy of their data has', async () => {
    const { who, chat, message } = await waiting('nota@ejemplo.es');
    const text = 'Ya preguntó lo mismo en mayo.';
    await support.call('POST /api/contact-messages/:id/notes', {
      params: { id: message },
      body: { data: { text } },
    });
    expect((await thread(message)).entries).toMatchObject([{ kind: 'note', text }]);
    expect(await texts(who, chat)).not.toContain(text);
    expect((await who.wrong('GET /api/contact-messages/:id', { params: { id: message } })).status).toBe(403);
    const zip = await who.call('GET /api/users/me/export', {});
    const all =
      unzip(Buffer.from(await zip.data.arrayBuffer()))
        .get('datos.json')
        ?.toString() ?? '';
    expect(all).toContain(question);
    expect(all).not.toContain(text);
  });

  it('says in it that the team has closed it, and opens again when the student writes', async () => {
    const { who, chat, message } = await waiting('vuelve@ejemplo.es');
    await answer(message, 'Unos mil.', 0);
    expect((await move(message, { state: 'settled', outcome: 'answered', seen: 'waiting' })).status).toBe(
      200,
    );
    expect((await texts(who, chat)).at(-1)).toBe(closedByTeamText);
    expect(await conversation(who, chat)).toMatchObject({
      status: 'closed',
      closedBecause: 'Esta conversación está cerrada. Si escribes otra vez, se vuelve a abrir.',
    });
    expect((await answer(message, 'Otra cosa.', 1)).error.name).toBe('ContactMessageSettled');
    expect((await write(support, chat, 'Otra cosa.')).error.name).toBe('ConversationClosed');
    const settled = await thread(message);

    expect((await write(who, chat, '¿Y una cigüeña?')).data.data).toHaveLength(1);
    expect(await conversation(who, chat)).toMatchObject({ status: 'open', waitsForTeam: true });
    const opened = await thread(message);
    expect(opened).toMatchObject({
      state: 'taken',
      outcome: null,
      settledAt: null,
      assignee: { id: supportId },
    });
    expect(opened.waitsSince > settled.waitsSince).toBe(true);
    expect(opened.firstAnsweredAt).toBe(settled.firstAnsweredAt);
  });

  it('is opened again by the team, and closed by the student without a result', async () => {
    const { who, chat, message } = await waiting('cierra@ejemplo.es');
    await move(message, { state: 'settled', outcome: 'spam', seen: 'new' });
    await move(message, { state: 'taken', seen: 'settled' });
    expect((await conversation(who, chat)).status).toBe('open');
    await who.call('POST /api/conversations/:id/close', { params: { id: chat } });
    expect(await thread(message)).toMatchObject({ state: 'settled', outcome: null });
    expect(await texts(who, chat)).toHaveLength(4);
  });

  it('is in the queue when the team answers from its list of conversations, too', async () => {
    const { chat, message } = await waiting('desde-la-lista@ejemplo.es');
    expect((await write(support, chat, 'Unos mil.')).status).toBe(200);
    expect(await thread(message)).toMatchObject({
      state: 'waiting',
      answers: 1,
      assignee: { id: supportId },
    });
  });
});

it('measures the first answers of chats by week', async () => {
  const { message } = await waiting('semanas@ejemplo.es');
  await answer(message, 'Unos mil.', 0);
  await server.rows(`update contact_messages set first_answered_at = null where id <> ${message}`);
  await server.rows(
    `update contact_messages set created_at = first_answered_at - interval '90 minutes' where id = ${message}`,
  );
  const times = async (kind?: 'chat' | 'contact') =>
    (await support.call('GET /api/contact-messages/answer-times', { query: { kind } })).data.data;
  expect(await times('chat')).toMatchObject({
    answered: 1,
    medianMinutes: 90,
    weeks: [{ monday: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string, answered: 1, medianMinutes: 90 }],
  });
  const [week] = (await times('chat')).weeks;
  expect(new Date(`${week?.monday}T12:00:00Z`).getUTCDay()).toBe(1);
  expect((await times('contact')).weeks).toEqual([]);
  expect((await times()).answered).toBe(1);
});
