import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageKindCodes } from '@puente/contract/constants/message-kinds';
import { ids } from '@puente/contract/ids';

let server: OperatedServer;
let student: Client;
let newcomer: Client;
let coordinator: Client;
let studentId: number;
beforeAll(async () => {
  server = await startOperatedServer();
  [student, newcomer, coordinator] = await Promise.all([
    logIn(server.address, 'estudiante'),
    logIn(server.address, 'nueva'),
    logIn(server.address, 'coordinacion'),
  ]);
  studentId = (await student.call('GET /api/users/me', {})).data.details?.id as number;
});
afterAll(() => server.stop());

const list = async (query: object = {}, who = student) =>
  (await who.wrong('GET /api/communication-centers', { query })).data;
const mark = (id: number, isRead: unknown, who = student) =>
  who.wrong('PUT /api/communication-centers/:id', { params: { id }, body: { data: { isRead } } });

describe('GET /api/communication-centers', () => {
  it('§2.9, §7.3 lists one’s own, unread first, then newest first', async () => {
    const { data, meta } = await list({
      filters: { student: { id: { $eq: studentId } } },
      populate: 'student',
    });
    expect(meta.pagination.total).toBe(9);
    expect(data.map(({ isRead }) => isRead)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    for (const read of [true, false]) {
      const dates = data.filter(({ isRead }) => isRead === read).map(({ createdAt }) => createdAt);
      expect(dates).toEqual([...dates].sort().reverse());
    }
    expect(data[0]).toMatchObject({
      kind: 'pre_selected',
      notification_subject: expect.any(String) as string,
      student: { id: studentId },
    });
    expect(data[0]?.notification_message).toMatch(/^<p>/);
    expect((await list()).data[0]).not.toHaveProperty('student');
  });

  it('shows three, and three more', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ pagination: { page, pageSize: 3 } })));
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(9);
    expect((await list({ filters: { isRead: { $eq: 'false' } } })).meta.pagination.total).toBe(3);
  });

  it('has nothing of anybody else', async () => {
    expect((await list({}, newcomer)).data).toEqual([]);
    expect((await list({ filters: { student: { id: { $eq: studentId } } } }, newcomer)).data).toEqual([]);
    expect((await coordinator.wrong('GET /api/communication-centers', {})).status).toBe(403);
  });

  it('is filtered by its student and what was read, and by nothing else', async () => {
    const { error } = await student.wrong('GET /api/communication-centers', {
      query: { filters: { student: { disability: { $eq: 'true' } } } },
    });
    expect([error.name, error.details.key]).toEqual(['UnknownParameter', 'filters.student.disability']);
  });
});

describe('PUT /api/communication-centers/:id', () => {
  it('§7.3 marks a message read, and unread again', async () => {
    const [first] = (await list()).data;
    if (!first) throw new Error('There is no message.');
    for (const isRead of [true, false]) {
      expect((await mark(first.id, isRead)).data.data).toMatchObject({
        id: first.id,
        isRead,
        notification_subject: first.notification_subject,
      });
    }
    expect((await mark(first.id, 'sí')).error.details.fields).toHaveProperty('isRead');
    expect((await mark(first.id, true, newcomer)).status).toBe(404);
    expect((await mark(2_000_000_000, true)).status).toBe(404);
  });
});

describe('what an organisation answers', () => {
  /** The demo student's unanswered application to a project of the demo coordinator. */
  const waiting = async () => {
    const { data } = await coordinator.call('GET /api/applys', {
      query: {
        populate: ['student', 'project'],
        filters: { status: { $eq: 'new' } },
        pagination: { pageSize: 100 },
      },
    });
    const found = data.data.find((apply) => apply.student?.id === studentId);
    if (!found?.project) throw new Error('The demo student waits for no answer of this organisation.');
    return { id: found.id, project: found.project.id };
  };
  const answer = (id: number, status: 'new' | 'preselected' | 'notSelected') =>
    coordinator.call('PUT /api/applys/:id', { params: { id }, body: { data: { status } } });
  const subjects = async () => (await list()).data.map(({ notification_subject: subject }) => subject);

  it('arrives, with what people typed as text', async () => {
    const { id, project } = await waiting();
    await server.rows(
      `update projects set title = '<img src=x onerror=alert(1)> & agua' where id = ${project} returning id`,
    );
    await answer(id, 'preselected');
    const [newest] = (await list()).data;
    expect(newest).toMatchObject({ isRead: false, kind: 'pre_selected' });
    expect(newest?.notification_message).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; agua');
    expect(newest?.notification_message).not.toContain('<img');
    await answer(id, 'new');
  });

  it('does not arrive for a user who does not want to hear of it', async () => {
    const { id } = await waiting();
    await student.call('PUT /api/students/:id', {
      params: { id: studentId },
      body: { data: { notification: { pre_selected: false } } },
    });
    const before = await subjects();
    await answer(id, 'preselected');
    expect(await subjects()).toEqual(before);
    await answer(id, 'notSelected');
    expect(await subjects()).toHaveLength(before.length + 1);
  });
});

describe('a message', () => {
  it('reaches a student who never chose as a new row of preferences would have it', async () => {
    const { who, id } = await newStudent(server, 'sin.preferencias@ejemplo.es');
    const chosen = await server.rows(`select 1 from notification_preferences where student_id = ${id}`);
    expect(chosen).toEqual([]);
    for (const kind of messageKindCodes)
      await server.notify({ studentIds: [ids.student.parse(id)], kind, subject: kind });
    const told = (await list({ pagination: { pageSize: 100 } }, who)).data;
    expect(told.map(({ kind }) => kind).sort()).toEqual(
      messageKindCodes.filter((kind) => kind !== 'u4i_advice' && kind !== 'professional_offers').sort(),
    );
  });

  it('reaches a student who chose as they chose', async () => {
    const { who, id } = await newStudent(server, 'con.preferencias@ejemplo.es');
    await server.rows(
      `insert into notification_preferences (student_id, u4i_advice, pre_selected) values (${id}, true, false)`,
    );
    for (const kind of ['u4i_advice', 'pre_selected'] as const)
      await server.notify({ studentIds: [ids.student.parse(id)], kind, subject: kind });
    expect((await list({}, who)).data.map(({ kind }) => kind)).toEqual(['u4i_advice']);
  });
});
