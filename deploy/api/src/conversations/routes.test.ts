import { type Client, clientOf, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { faqTexts } from '../seed/data/faqs.ts';

let server: TestServer;
let anyone: Client;
let student: Client;
let staff: Client;

beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  student = await logIn(server.address, 'estudiante');
  staff = await logIn(server.address, 'staff');
});
afterAll(() => server.stop());

const start = async (who: Client) => (await who.call('POST /api/chatbot/start', {})).data.data;
const write = (who: Client, id: number, text: unknown) =>
  who.wrong('POST /api/conversations/:id/messages', { params: { id }, body: { data: { text } } });
const messages = async (who: Client, id: number, query: object = {}) =>
  (await who.wrong('GET /api/conversations/:id/messages', { params: { id }, query })).data.data;
const read = (who: Client, id: number) => who.wrong('GET /api/conversations/:id', { params: { id } });

/** Registers a student with an own conversation. */
async function newUser(email: string): Promise<{ who: Client; id: number }> {
  const { who } = await newStudent(server, email);
  return { who, id: (await start(who)).conversation?.id as number };
}

describe('POST /api/chatbot/start', () => {
  it('greets anybody with questions and keeps nothing', async () => {
    const before = (await staff.call('GET /api/conversations', {})).data.meta.pagination.total;
    const started = await start(anyone);
    expect(started).toMatchObject({
      conversation: null,
      greeting: expect.stringMatching(/^Hola\. Soy el asistente automático/) as string,
    });
    expect(started.suggestions.length).toBeLessThanOrEqual(5);
    expect((await staff.call('GET /api/conversations', {})).data.meta.pagination.total).toBe(before);
  });

  it('gives a signed-in user one open conversation, however often they start', async () => {
    const { who, id } = await newUser('charla@ejemplo.es');
    const again = await Promise.all(Array.from({ length: 5 }, () => start(who)));
    expect(new Set(again.map(({ conversation }) => conversation?.id))).toEqual(new Set([id]));
    expect(await messages(who, id)).toMatchObject([
      { from: 'assistant', text: expect.stringMatching(/^Hola, Uxía\./) as string, author: null },
    ]);
  });

  it('is asked with a body or without', async () => {
    expect((await student.wrong('POST /api/chatbot/start', { body: {} })).status).toBe(200);
  });
});

describe('the assistant', () => {
  let asking: Client;
  beforeAll(async () => {
    ({ who: asking } = await newStudent(server, 'pregunta@ejemplo.es'));
  });

  /** Returns the assistant's reply to a student's question in a new conversation. */
  async function answerTo(text: string): Promise<string> {
    const { conversation } = await start(asking);
    const id = conversation?.id as number;
    const reply = (await write(asking, id, text)).data.data[1]?.text ?? '';
    await asking.call('POST /api/conversations/:id/close', { params: { id } });
    return reply;
  }

  it.each([
    ['¿Cómo puedo solicitar un proyecto?', '¿Cómo solicito un proyecto?'],
    ['COMO SOLICITO PROYECTOS', '¿Cómo solicito un proyecto?'],
    ['cuantos trabajos se pueden publicar', '¿Cuántos trabajos puedo publicar?'],
    ['Hola, quiero borrar la cuenta', '¿Puedo borrar mi cuenta?'],
    ['no me llega la confirmacion del email', 'No me llega el correo (email) de confirmación'],
  ])('answers %p', async (asked, question) => {
    expect(await answerTo(asked)).toMatch(`**${question}**`);
  });

  it('answers each seeded question for students with its own answer', async () => {
    const forStudents = faqTexts.filter(([audience]) => audience === null || audience === 'student');
    for (const [, , question] of forStudents) expect(await answerTo(question)).toMatch(`**${question}**`);
  });

  it.each([
    '¿Qué tiempo hará mañana?',
    'hola',
    '???',
    'cuenta del wifi de la biblioteca municipal',
    'Mi perro se llama proyecto y come pienso',
  ])('says that it does not know: %p', async (asked) => {
    expect(await answerTo(asked)).toContain('se lo he pasado al equipo');
  });
});

describe('a conversation', () => {
  it('takes a message that is sent again with its key once, whatever became of the answer', async () => {
    const { who, id } = await newUser('otra-vez@ejemplo.es');
    const key = '0b5a6c1e-6d0f-4a0e-9a55-2f6f4f1a7c11';
    const send = () =>
      who.call('POST /api/conversations/:id/messages', {
        params: { id },
        body: { data: { text: '¿Cuántos gramos pesa una gaviota patiamarilla?', key } },
      });
    const answers = await Promise.all([send(), send(), send()]);
    const first = answers.map(({ data }) => data.data[0]);
    expect(new Set(first.map((message) => message?.id)).size).toBe(1);
    expect(first[0]).toMatchObject({ key, mine: true });
    expect(await messages(who, id)).toHaveLength(3);
    // The other side knows the message, and not the key.
    expect((await messages(staff, id)).map(({ key: known }) => known)).toEqual([null, null, null]);
    await who.call('POST /api/conversations/:id/close', { params: { id } });
    expect((await send()).data.data).toMatchObject([{ key }]);
  });

  it('is passed on to the team when the assistant does not know, and answered by it', async () => {
    const { who, id } = await newUser('duda@ejemplo.es');
    const first = await write(who, id, '  ¿Cuántos gramos pesa una gaviota patiamarilla?  ');
    expect(first.data.data).toMatchObject([
      { from: 'user', text: '¿Cuántos gramos pesa una gaviota patiamarilla?' },
      { from: 'assistant', text: expect.stringContaining('se lo he pasado al equipo') as string },
    ]);
    expect((await read(who, id)).data.data).toMatchObject({
      waitsForTeam: true,
      subject: '¿Cuántos gramos pesa una gaviota patiamarilla?',
      status: 'open',
    });
    // It says so once.
    expect((await write(who, id, '¿Hola?')).data.data).toHaveLength(1);

    const waiting = await staff.call('GET /api/conversations', {
      query: {
        filters: { waitsForTeam: { $eq: true }, status: { $eq: 'open' } },
        pagination: { pageSize: 100 },
      },
    });
    expect(waiting.data.data.find((conversation) => conversation.id === id)).toMatchObject({
      unread: 2,
      user: { name: 'Uxía', profileType: 'student' },
    });
    expect((await write(staff, id, 'Unos mil.')).data.data).toMatchObject([
      { from: 'staff', text: 'Unos mil.', author: 'Julia' },
    ]);
    expect((await read(staff, id)).data.data).toMatchObject({ waitsForTeam: false, unread: 0 });
    const seen = (await read(who, id)).data.data;
    expect(seen.unread).toBeGreaterThan(0);
    expect(seen).not.toHaveProperty('user');
    expect((await who.call('POST /api/conversations/:id/read', { params: { id } })).data.data.unread).toBe(0);

    // Once a member of the team has answered, the assistant says nothing more.
    expect((await write(who, id, '¿Y una cigüeña?')).data.data).toHaveLength(1);
    expect((await read(who, id)).data.data.waitsForTeam).toBe(true);
  });

  it('is passed on to a person of the team when one asks for it', async () => {
    const { who, id } = await newUser('persona@ejemplo.es');
    const [, reply] = (await write(who, id, 'Quiero hablar con una persona')).data.data;
    expect(reply?.text).toMatch(/^De acuerdo/);
  });

  it('is answered with the frequent questions, in their words, when they are for a user who asks', async () => {
    const question = '¿Puedo traer mi ornitorrinco a las tutorías?';
    const faq = {
      question,
      answer: 'Sí, con **correa**.',
      audience: 'student',
      category: 'Otros',
      position: 1000,
    };
    expect((await staff.wrong('POST /api/faqs', { body: { data: faq } })).status).toBe(200);
    const { who, id } = await newUser('preguntona@ejemplo.es');
    const [, reply] = (await write(who, id, 'Quiero traer un ORNITORRINCO a tutoria')).data.data;
    expect(reply).toMatchObject({
      from: 'assistant',
      author: null,
      text: expect.stringContaining(`**${question}**\n\nSí, con **correa**.`) as string,
    });
    expect((await read(who, id)).data.data.waitsForTeam).toBe(false);
    const teacher = await logIn(server.address, 'docente');
    const other = (await start(teacher)).conversation?.id as number;
    expect((await write(teacher, other, question)).data.data[1]?.text).toContain('No sé responder');
  });

  it('is read from the last message that one has', async () => {
    const { who, id } = await newUser('lectora@ejemplo.es');
    const [mine] = (await write(who, id, 'Primera')).data.data;
    await write(who, id, 'Segunda');
    const all = await messages(who, id);
    expect(all.map((message) => message.id)).toEqual(
      [...all.map((message) => message.id)].sort((a, b) => a - b),
    );
    const after = await messages(who, id, { after: mine?.id });
    expect(after.map((message) => message.id)).toEqual(
      all.map((message) => message.id).filter((each) => each > (mine?.id as number)),
    );
    expect((await messages(who, id, { sort: 'id:desc', pagination: { pageSize: 1 } }))[0]?.text).toBe(
      'Segunda',
    );
    for (const wrong of [{ after: 'x' }, { after: '-1' }, { before: '1' }]) {
      expect(
        (await who.wrong('GET /api/conversations/:id/messages', { params: { id }, query: wrong })).status,
      ).toBe(400);
    }
  });

  it('takes texts within the limits', async () => {
    const { who, id } = await newUser('larga@ejemplo.es');
    expect((await write(who, id, '   ')).error.details.fields).toEqual({
      text: 'Este campo es obligatorio.',
    });
    expect((await write(who, id, 'x'.repeat(2001))).error.details.fields).toEqual({
      text: 'Longitud máxima alcanzada.',
    });
    expect((await write(who, id, 3)).status).toBe(400);
    expect((await write(who, id, '<script>alert(1)</script>')).data.data[0]?.text).toBe(
      '<script>alert(1)</script>',
    );
  });

  it('ends when one of the two closes it', async () => {
    const { who, id } = await newUser('despedida@ejemplo.es');
    const close = (by: Client) => by.call('POST /api/conversations/:id/close', { params: { id } });
    expect((await close(who)).data.data).toMatchObject({ status: 'closed', waitsForTeam: false });
    expect((await close(staff)).status).toBe(200);
    expect((await write(staff, id, '¿Sigues ahí?')).error.name).toBe('ConversationClosed');
    expect((await start(who)).conversation?.id).not.toBe(id);
  });

  it('is between one person and the team', async () => {
    const { id } = await newUser('reservada@ejemplo.es');
    const coordinator = await logIn(server.address, 'coordinacion');
    for (const who of [student, coordinator]) {
      expect([(await read(who, id)).status, (await write(who, id, 'x')).status]).toEqual([404, 404]);
      const { data } = await who.call('GET /api/conversations', { query: { pagination: { pageSize: 100 } } });
      expect(data.data.map((conversation) => conversation.id)).not.toContain(id);
    }
    expect((await read(anyone, id)).status).toBe(401);
    expect((await anyone.call('GET /api/conversations', {})).status).toBe(401);
  });

  it('is in the seed, with an answer of the team', async () => {
    const { data } = await student.call('GET /api/conversations', {});
    const [conversation] = data.data;
    expect(conversation).toMatchObject({ status: 'open', waitsForTeam: false });
    expect((await messages(student, conversation?.id as number)).at(-1)).toMatchObject({
      from: 'staff',
      author: 'Julia',
    });
  });
});
