import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { limits } from '@puente/contract/limits';

/** "Contact by the platform without giving an address away". */

const authorEmail = 'autora@ejemplo.es';
const readerEmail = 'lectora@ejemplo.es';
let server: OperatedServer;
let author: Client;
let reader: Client;
let teacher: Client;
let staff: Client;

beforeAll(async () => {
  server = await startOperatedServer();
  author = (await newStudent(server, authorEmail)).who;
  reader = (await newStudent(server, readerEmail)).who;
  teacher = await logIn(server.address, 'docente');
  staff = await logIn(server.address, 'staff');
});
afterAll(() => server.stop());

const open = (who: Client, id: number) => who.wrong('POST /api/tfxes/:id/conversation', { params: { id } });
const read = (who: Client, id: number) => who.wrong('GET /api/conversations/:id', { params: { id } });
const write = (who: Client, id: number, text: string) =>
  who.wrong('POST /api/conversations/:id/messages', { params: { id }, body: { data: { text } } });
const change = (id: number, data: object) =>
  author.wrong('PUT /api/tfxes/:id', { params: { id }, body: { data } });
const of = (id: number) => ({ params: { id } });
const listed = async (who: Client) =>
  (
    await who.call('GET /api/conversations', {
      query: { filters: { kind: { $eq: 'work' } }, pagination: { pageSize: 100 } },
    })
  ).data.data.map(({ id }) => id);

/** Publishes a work of the author. At most four can be published at a time, so earlier ones are withdrawn. */
async function newWork(data: object = {}): Promise<number> {
  const { data: created } = await author.wrong('POST /api/tfxes', {
    body: {
      data: {
        status: 'choosing',
        title: 'Un mapa sonoro de los mercados',
        summary:
          'Grabar, ordenar y publicar los sonidos de seis mercados, con permiso de quienes trabajan en ellos, para una biblioteca municipal.',
        study_areas: ['Ciencias'],
        language: 'Español',
        ...data,
      },
    },
  });
  return created.data.id;
}
const published: number[] = [];
async function publishedWork(data: object = {}): Promise<number> {
  if (published.length === 4)
    await author.wrong('POST /api/tfxes/:id/unpublish', of(published.shift() as number));
  const id = await newWork(data);
  await author.call('POST /api/tfxes/:id/publish', of(id));
  published.push(id);
  return id;
}

describe('a conversation about a work', () => {
  it('is opened by a reader, once, and names the author as the work does', async () => {
    const work = await publishedWork();
    const opened = await Promise.all([reader, reader, reader].map((who) => open(who, work)));
    expect(new Set(opened.map(({ data }) => data.data.id)).size).toBe(1);
    expect(opened[0]?.data.data).toMatchObject({
      kind: 'work',
      subject: 'Un mapa sonoro de los mercados',
      status: 'open',
      closedBecause: null,
      other: { name: 'Uxía Lago', logo: null },
      application: null,
      work: { id: work },
    });
    // Another reader has their own.
    expect((await open(teacher, work)).data.data.id).not.toBe(opened[0]?.data.data.id);
  });

  it('reaches the author with the first message, who answers; neither is told an address', async () => {
    const { id } = (await open(reader, await publishedWork())).data.data;
    expect(await listed(author)).not.toContain(id);
    expect((await write(reader, id, 'Quiero hablar con una persona')).data.data).toHaveLength(1);
    expect(await listed(author)).toContain(id);
    expect((await read(author, id)).data.data).toMatchObject({
      unread: 1,
      other: { name: 'Uxía Lago' },
      lastMessage: { from: 'user', mine: false },
    });
    await write(author, id, 'Claro, dime.');
    const answers = [
      await read(reader, id),
      await read(author, id),
      await reader.call('GET /api/conversations/:id/messages', of(id)),
      await author.call('GET /api/conversations/:id/messages', of(id)),
    ];
    const texts = JSON.stringify(answers.map(({ data }) => data));
    for (const secret of [authorEmail, readerEmail, '600112233']) expect(texts).not.toContain(secret);
    expect(answers[2]?.data.data).toMatchObject([
      { from: 'user', mine: true },
      { from: 'author', mine: false, text: 'Claro, dime.' },
    ]);
    expect((await reader.call('GET /api/conversations/unread', {})).data.data.messages).toBe(1);
  });

  it('is read by the two and no others, is not the team’s, and is closed by neither', async () => {
    const { id } = (await open(reader, await publishedWork())).data.data;
    await write(reader, id, 'Hola.');
    for (const account of ['staff', 'docente', 'coordinacion', 'estudiante'] as const) {
      const other = await logIn(server.address, account);
      expect([(await read(other, id)).status, (await write(other, id, 'x')).status]).toEqual([404, 404]);
      expect(await listed(other)).not.toContain(id);
    }
    for (const who of [reader, author])
      expect((await who.wrong('POST /api/conversations/:id/close', of(id))).status).toBe(403);
    const { data } = await reader.call('POST /api/chatbot/start', {});
    expect(data.data.conversation).toMatchObject({ kind: 'team', work: null });
  });

  it('is not begun about one’s own work, a draft, a hidden one, or one whose author wants no messages', async () => {
    const work = await publishedWork({ contactable: false });
    expect((await open(author, work)).status).toBe(403);
    expect((await open(reader, work)).error).toMatchObject({ status: 409, name: 'WorkContactOff' });
    await change(work, { contactable: true });
    await author.call('POST /api/tfxes/:id/hide', {
      ...of(work),
      body: { data: { hiding_reason: 'Lo estoy corrigiendo.' } },
    });
    expect((await open(reader, work)).status).toBe(404);
    // Staff see it, and have other ways to its author.
    expect((await open(staff, work)).error).toMatchObject({ status: 409, name: 'WorkConversationOver' });
    expect((await open(reader, await newWork())).status).toBe(404);
  });

  it('can be read and no longer written to while its author wants none, and when the work is hidden or taken back', async () => {
    const work = await publishedWork();
    const { id } = (await open(reader, work)).data.data;
    await write(reader, id, 'Hola.');
    const expectClosed = async (name: string, words: string) => {
      for (const who of [reader, author]) {
        expect((await write(who, id, '¿Sigues ahí?')).error).toMatchObject({ status: 409, name });
        const { data } = (await read(who, id)).data;
        expect(data).toMatchObject({ status: 'closed', lastMessage: { text: 'Hola.' } });
        expect(data.closedBecause).toContain(words);
      }
    };
    await change(work, { contactable: false });
    await expectClosed('WorkContactOff', 'ha elegido no recibir mensajes');
    await change(work, { contactable: true });
    expect((await write(author, id, 'Vuelvo a estar.')).status).toBe(200);
    await reader.call('POST /api/conversations/:id/read', of(id));
    await write(reader, id, 'Hola.');
    await author.call('POST /api/tfxes/:id/hide', {
      ...of(work),
      body: { data: { hiding_reason: 'Lo estoy corrigiendo.' } },
    });
    await expectClosed('WorkConversationOver', 'ya no está publicado');
    await author.call('POST /api/tfxes/:id/show', of(work));
    await author.call('POST /api/tfxes/:id/unpublish', of(work));
    published.pop();
    await expectClosed('WorkConversationOver', 'ya no está publicado');
    const closed = await reader.call('GET /api/conversations', {
      query: { filters: { kind: { $eq: 'work' }, status: { $eq: 'closed' } } },
    });
    expect(closed.data.data.map((conversation) => conversation.id)).toContain(id);
  });

  it('is begun as often in a day as is sensible, also by presses at the same moment', async () => {
    const { who } = await newStudent(server, 'muchas@ejemplo.es');
    const { data } = await who.call('GET /api/tfxes', { query: { pagination: { pageSize: 14 } } });
    const answers = await Promise.all(data.data.map(({ id }) => open(who, id)));
    const begun = answers.filter(({ status }) => status === 200);
    expect(begun).toHaveLength(limits.workConversations.day);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.error).toMatchObject({ status: 429, name: 'TooManyWorkConversations' });
    // Those that were begun go on.
    expect((await write(who, begun[0]?.data.data.id as number, 'Hola.')).status).toBe(200);
  });

  it('tells an author who is away once, on the platform and by mail without what was written, and the reader of the answer', async () => {
    const { id } = (await open(reader, await publishedWork())).data.data;
    await write(reader, id, 'Llámame a este número.');
    await write(reader, id, '¿Has visto lo mío?');
    await server.run('unread-messages', inMinutes(20));
    const mail = await messageWith(server.dataDir, authorEmail, `/chat?conversation=${id}`);
    expect(mail.text).toContain('Un mapa sonoro de los mercados');
    expect(mail.text).not.toMatch(/Llámame|lectora@/);
    await server.run('unread-messages', inMinutes(60));
    expect(await mailsAbout(id, authorEmail)).toBe(1);
    const centre = await author.call('GET /api/communication-centers', {});
    expect(centre.data.data[0]).toMatchObject({ kind: 'chat_messages', isRead: false });

    await write(author, id, 'Sí, gracias.');
    await server.run('unread-messages', inMinutes(20));
    const answered = await messageWith(server.dataDir, readerEmail, `/chat?conversation=${id}`);
    expect(answered.text).not.toContain(authorEmail);
  });

  it('stays with the reader, closed and without the name, when the author leaves and the work stays', async () => {
    const leaving = await newStudent(server, 'se-va@ejemplo.es');
    const { data: created } = await leaving.who.wrong('POST /api/tfxes', {
      body: {
        data: {
          status: 'choosing',
          title: 'Qué queda de un molino de marea',
          summary:
            'Inventario de los molinos de marea de una ría, con planos, fotografías y lo que recuerdan quienes vivieron cerca de ellos.',
          study_areas: ['Ciencias'],
          language: 'Español',
        },
      },
    });
    await leaving.who.call('POST /api/tfxes/:id/publish', of(created.data.id));
    const { id } = (await open(reader, created.data.id)).data.data;
    await write(reader, id, 'Hola.');
    await write(leaving.who, id, 'Hola a ti.');
    const archive = await leaving.who.call('GET /api/users/me/deletion', {});
    expect(archive.data.data.stays.map(({ what }) => what)).toContain('answers');
    await server.rows(`update works set student_id = null where id = ${created.data.id}`);
    expect((await read(reader, id)).data.data).toMatchObject({
      status: 'closed',
      other: { name: 'Quien firmó el trabajo' },
      lastMessage: { text: 'Hola a ti.', from: 'author' },
    });
    expect((await write(reader, id, 'x')).error.name).toBe('WorkConversationOver');
    expect((await read(leaving.who, id)).status).toBe(404);
  });
});

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const mailsAbout = async (id: number, to: string) =>
  (await messagesTo(server.dataDir, to)).filter(({ text }) => text.includes(`/chat?conversation=${id}`))
    .length;
