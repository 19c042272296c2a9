import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import type { Status } from '@puente/contract/constants/statuses';

/** "Chat between a student and an organisation that preselected them". */

let server: TestServer;
let coordinator: Client;
let project: { id: number; title: string };

beforeAll(async () => {
  server = await startServer();
  coordinator = await logIn(server.address, 'coordinacion');
  const [first] = (await ownProjects(coordinator)).filter(({ status }) => status === 'new');
  project = { id: first?.id as number, title: first?.title as string };
});
afterAll(() => server.stop());

const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
const open = (who: Client, id: number) => who.wrong('POST /api/applys/:id/conversation', { params: { id } });
const read = (who: Client, id: number) => who.wrong('GET /api/conversations/:id', { params: { id } });
const write = (who: Client, id: number, text: string) =>
  who.wrong('POST /api/conversations/:id/messages', { params: { id }, body: { data: { text } } });
const answer = (id: number, status: Status) =>
  coordinator.wrong('PUT /api/applys/:id', { params: { id }, body: { data: { status } } });
const unread = async (who: Client) => (await who.call('GET /api/conversations/unread', {})).data.data;

async function applicant(email: string): Promise<{ who: Client; application: number }> {
  const { who, cv } = await newStudent(server, email);
  const { data } = await who.call('POST /api/applys', {
    body: { data: { project: project.id, motivation, CV: cv } },
  });
  return { who, application: data.data.id };
}

/** A preselected student, and the conversation. */
async function preselected(email: string): Promise<{ who: Client; application: number; id: number }> {
  const { who, application } = await applicant(email);
  await answer(application, 'preselected');
  return { who, application, id: (await open(who, application)).data.data.id };
}

describe('a conversation about an application', () => {
  it('is there from the preselection on, for whichever side opens it, once', async () => {
    const { who, application } = await applicant('antes@ejemplo.es');
    for (const side of [who, coordinator])
      expect((await open(side, application)).error).toMatchObject({
        status: 409,
        name: 'ConversationTooEarly',
      });
    await answer(application, 'preselected');
    const opened = await Promise.all(
      [who, coordinator, who, coordinator].map((side) => open(side, application)),
    );
    expect(new Set(opened.map(({ data }) => data.data.id)).size).toBe(1);
    expect(opened[0]?.data.data).toMatchObject({
      kind: 'application',
      subject: project.title,
      status: 'open',
      closedBecause: null,
      unread: 0,
      lastMessage: null,
      application: { id: application, status: 'preselected', project },
    });
  });

  it('names the other side, and counts what each has not seen', async () => {
    const { who, id } = await preselected('sin-leer@ejemplo.es');
    const before = await unread(coordinator);
    expect((await read(coordinator, id)).data.data.other).toEqual({ name: 'Uxía Lago', logo: null });
    await write(who, id, 'Hola.');
    await write(who, id, '¿Cuándo empezamos?');
    expect((await read(coordinator, id)).data.data).toMatchObject({
      unread: 2,
      lastMessage: { text: '¿Cuándo empezamos?', from: 'user', mine: false },
    });
    expect(await unread(coordinator)).toEqual({
      messages: before.messages + 2,
      conversations: before.conversations + 1,
    });
    await coordinator.call('POST /api/conversations/:id/read', { params: { id } });
    expect(await unread(coordinator)).toEqual(before);

    await write(coordinator, id, 'El lunes.');
    expect(await unread(who)).toEqual({ messages: 1, conversations: 1 });
    const organization = (await read(who, id)).data.data.other;
    expect(organization.name).not.toBe('');
    const { data } = await who.call('GET /api/conversations/:id/messages', { params: { id } });
    expect(data.data).toMatchObject([
      { from: 'user', mine: true, author: null, readAt: expect.any(String) as string },
      { from: 'user', mine: true, readAt: expect.any(String) as string },
      { from: 'organization', mine: false, text: 'El lunes.', author: 'Marta', readAt: null },
    ]);
  });

  it('is read by the two and no others: not staff, other organisations or other students', async () => {
    const { id, application } = await preselected('a-solas@ejemplo.es');
    for (const account of ['staff', 'gestion', 'estudiante'] as const) {
      const other = await logIn(server.address, account);
      expect([(await read(other, id)).status, (await write(other, id, 'x')).status]).toEqual([404, 404]);
      const { data } = await other.call('GET /api/conversations', {
        query: { pagination: { pageSize: 100 } },
      });
      expect(data.data.map((conversation) => conversation.id)).not.toContain(id);
      expect([403, 404]).toContain((await open(other, application)).status);
    }
  });

  it('has no assistant, and is not the conversation with the team', async () => {
    const { who, id } = await preselected('sin-asistente@ejemplo.es');
    expect((await write(who, id, 'Quiero hablar con una persona')).data.data).toHaveLength(1);
    const { data } = await who.call('POST /api/chatbot/start', {});
    expect(data.data.conversation).toMatchObject({ kind: 'team', application: null });
    expect(data.data.conversation?.id).not.toBe(id);
    const kinds = async (kind: 'team' | 'application') =>
      (
        await who.call('GET /api/conversations', { query: { filters: { kind: { $eq: kind } } } })
      ).data.data.map((conversation) => conversation.kind);
    expect([await kinds('team'), await kinds('application')]).toEqual([['team'], ['application']]);
  });

  it.each([
    ['notSelected', []],
    // The 'no' before a preselection: the interest is taken back first.
    ['rejected', ['new']],
  ] as const)(
    'can be read and no longer written to once the application is %s, and again when it is preselected',
    async (status, before) => {
      const { who, id, application } = await preselected(`cerrada-${status.toLowerCase()}@ejemplo.es`);
      await write(who, id, 'Hola.');
      for (const step of [...before, status]) await answer(application, step);
      for (const side of [who, coordinator]) {
        expect((await write(side, id, '¿Sigues ahí?')).error).toMatchObject({
          status: 409,
          name: 'ConversationOver',
        });
        const { data } = (await read(side, id)).data;
        expect(data).toMatchObject({ status: 'closed', lastMessage: { text: 'Hola.' } });
        expect(data.closedBecause).toContain('La solicitud ya está cerrada');
        expect((await open(side, application)).data.data.id).toBe(id);
      }
      await answer(application, 'preselected');
      expect((await write(coordinator, id, 'Volvemos a hablar.')).status).toBe(200);
    },
  );

  it('ends with a withdrawal, and is not closed otherwise', async () => {
    const { who, id, application } = await preselected('retirada-chat@ejemplo.es');
    expect((await who.wrong('POST /api/conversations/:id/close', { params: { id } })).status).toBe(403);
    await who.call('POST /api/applys/:id/withdraw', { params: { id: application }, body: {} });
    expect((await write(coordinator, id, 'x')).error.name).toBe('ConversationOver');
    const closed = await who.call('GET /api/conversations', {
      query: { filters: { status: { $eq: 'closed' } } },
    });
    expect(closed.data.data.map((conversation) => conversation.id)).toEqual([id]);
  });

  it('was never begun: a closed application says so', async () => {
    const { who, application } = await applicant('nunca@ejemplo.es');
    await answer(application, 'rejected');
    expect((await open(who, application)).error.name).toBe('ConversationOver');
  });

  it('is in the seed: open, over, and with something unread on each side', async () => {
    const student = await logIn(server.address, 'estudiante');
    const { data } = await student.call('GET /api/conversations', {
      query: { filters: { kind: { $eq: 'application' } } },
    });
    expect(data.data.map(({ status, unread: count }) => [status, count])).toEqual([
      ['open', 1],
      ['open', 0],
      ['closed', 0],
    ]);
    const waiting = await coordinator.call('GET /api/conversations', {
      query: { pagination: { pageSize: 100 } },
    });
    expect(waiting.data.data.some(({ kind, unread: count }) => kind === 'application' && count > 0)).toBe(
      true,
    );
  });
});
