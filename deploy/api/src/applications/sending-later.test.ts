import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { until } from '../../test/until.ts';
import type { Status } from '@puente/contract/constants/statuses';
import { unzip } from '@puente/testing/unzip';

/** Answers with a chosen sending time: students see nothing of them before. */

let server: OperatedServer;
let coordinator: Client;
let project: number;
let organization: number;

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  const own = (await ownProjects(coordinator)).find(({ status }) => status === 'new');
  project = own?.id as number;
  organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + hours * hour).toISOString();
const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';

async function applicant(name: string, at = project) {
  const email = `${name}@ejemplo.es`;
  const { who, cv } = await newStudent(server, email);
  const { data } = await who.call('POST /api/applys', {
    body: { data: { project: at, motivation, CV: cv } },
  });
  // Mail of the queue that is still to come would look like news of the answer.
  await until(async () => (await messagesTo(server.dataDir, email)).length === 2);
  return { who, email, id: data.data.id };
}

interface Later {
  from?: Status;
  status: Status;
  reason?: string;
  send_at?: string | null;
}
const decide = (id: number, { from = 'new', ...data }: Later, at = project) =>
  coordinator.wrong('POST /api/projects/:id/desk/decisions', {
    params: { id: at },
    body: { data: { applications: [{ id, from }], ...data } },
  });
const send = (ids: number[], send_at: string | null, who = coordinator) =>
  who.wrong('POST /api/projects/:id/desk/sending', {
    params: { id: project },
    body: { data: { applications: ids, send_at } },
  });
const undo = (id: number) =>
  coordinator.wrong('POST /api/projects/:id/desk/undo', {
    params: { id: project },
    body: { data: { applications: [id] } },
  });
const onDesk = async (id: number, at = project) =>
  (await coordinator.call('GET /api/projects/:id/desk', { params: { id: at } })).data.data.find(
    (application) => application.id === id,
  );
const decisionOf = async (id: number) =>
  (
    await server.rows<{ decision: string }>(
      `select held->>'decision' as decision from applications where id = ${id}`,
    )
  )[0]?.decision as string;
const runJob = async (id: number) =>
  server.run('held-decisions', new Date(), { decision: await decisionOf(id) });

async function exportOf(who: Client) {
  const { data } = await who.call('GET /api/users/me/export', {});
  const text =
    unzip(Buffer.from(await data.arrayBuffer()))
      .get('datos.json')
      ?.toString() ?? '';
  return (JSON.parse(text) as { solicitudes: Record<string, unknown>[] }).solicitudes;
}

/** Everything that a student can read of their application. */
async function knownTo({ who, id, email }: Awaited<ReturnType<typeof applicant>>) {
  const params = { params: { id } };
  const list = (status: Status) =>
    who.wrong('GET /api/applys', { query: { filters: { status: { $eq: status } } } });
  const found = await Promise.all((['rejected', 'selected', 'preselected'] as const).map(list));
  const [one, all, exported, chat, messages, mails] = await Promise.all([
    who.wrong('GET /api/applys/:id', { ...params, query: { populate: ['project', 'student'] } }),
    who.wrong('GET /api/applys', { query: { populate: ['project'] } }),
    exportOf(who),
    who.wrong('POST /api/applys/:id/conversation', params),
    server.rows(
      `select m.subject from messages m join students s on s.id = m.student_id join users u on u.id = s.user_id
       where u.email = '${email}' order by m.id`,
    ),
    messagesTo(server.dataDir, email),
  ]);
  return {
    one: one.data.data,
    all: all.data.data,
    found: found.map(({ data }) => data.meta.pagination.total),
    exported,
    chat: chat.status,
    messages,
    mails: mails.map(({ subject }) => subject),
  };
}

it.each(['rejected', 'selected', 'preselected'] as const)(
  'tells a student nothing of %s before its moment, in any call; colleagues see who decided and when it is sent',
  async (status) => {
    const student = await applicant(`calla-${status}`);
    const before = await knownTo(student);
    const sendAt = inHours(20);
    const { data } = await decide(student.id, { status, reason: 'Hola, {nombre}.', send_at: sendAt });
    expect(data.data.moved).toMatchObject([{ id: student.id, status, held: true, sends_at: sendAt }]);
    expect(await knownTo(student)).toEqual(before);
    expect(await onDesk(student.id)).toMatchObject({
      held: true,
      sends_at: sendAt,
      decided_by: 'Marta Otero Vidal',
      email: null,
    });

    const [job] = await server.rows<{ at: string }>(
      `select start_after as at from jobs.job where name = 'held-decisions' and data->>'decision' = '${await decisionOf(student.id)}'`,
    );
    expect(Math.abs(new Date(job?.at ?? 0).getTime() - Date.parse(sendAt))).toBeLessThan(5_000);

    await undo(student.id);
    expect(await knownTo(student)).toEqual(before);
    expect(await onDesk(student.id)).toMatchObject({ status: 'new', held: false, sends_at: null });
  },
);

it('sends at the moment, by the queue itself; the answer counts from then', async () => {
  const student = await applicant('a-su-hora');
  await decide(student.id, { status: 'rejected', send_at: inHours(20) });
  await server.rows(
    `update applications set answered_at = now() - interval '1 day' where id = ${student.id}`,
  );
  await server.rows(
    `update jobs.job set start_after = now() where name = 'held-decisions' and data->>'decision' = '${await decisionOf(student.id)}'`,
  );
  await until(async () => (await onDesk(student.id))?.held === false);
  const { one, found, mails } = await knownTo(student);
  expect(one.status).toBe('rejected');
  expect(Date.now() - Date.parse(one.answeredAt as string)).toBeLessThan(60_000);
  expect(found).toEqual([1, 0, 0]);
  expect(mails).toContainEqual(expect.stringMatching(/^No te han seleccionado/));
});

it('changes the moment and sends at once; the job of the moment before tells nothing', async () => {
  const student = await applicant('cambia-la-hora');
  await decide(student.id, { status: 'selected', send_at: inHours(20) });
  const first = await decisionOf(student.id);
  const later = inHours(30);
  expect((await send([student.id], later)).data.data.moved).toMatchObject([
    { sends_at: later, decided_by: 'Marta Otero Vidal' },
  ]);
  expect(await server.run('held-decisions', new Date(), { decision: first })).toEqual({ told: 0 });
  expect((await knownTo(student)).one.status).toBe('new');
  expect((await send([student.id], null)).data.data.moved).toMatchObject([{ held: true, sends_at: null }]);
  expect(await runJob(student.id)).toEqual({ told: 1 });
  expect((await knownTo(student)).one.status).toBe('selected');
  expect((await send([student.id], later)).data.data).toMatchObject({ moved: [], refused: [student.id] });
});

it('is for the people of the organisation alone', async () => {
  const student = await applicant('de-otros');
  await decide(student.id, { status: 'rejected', send_at: inHours(20) });
  const manager = await logIn(server.address, 'gestion');
  expect((await send([student.id], null, manager)).status).toBe(403);
  expect((await send([student.id], null, student.who)).status).toBe(403);
});

it.each([
  ['a moment that has passed', () => inHours(-1), /no haya pasado/],
  ['more than thirty days', () => inHours(32 * 24), /30 días como máximo|hasta ese día/],
])('refuses %s, and moves nothing', async (name, moment, message) => {
  const student = await applicant(`mal-${name.length}`);
  await server.rows(`update applications set answer_due = null where id = ${student.id}`);
  const refused = await decide(student.id, { status: 'rejected', send_at: moment() });
  expect(refused.status).toBe(400);
  expect((refused.error.details as { fields: { send_at: string } }).fields.send_at).toMatch(message);
  expect(await onDesk(student.id)).toMatchObject({ status: 'new', held: false });
});

it('is not sent after the day until which its student expects an answer', async () => {
  const student = await applicant('no-tan-tarde');
  await server.rows(
    `update applications set answer_due = now() + interval '4 days' where id = ${student.id}`,
  );
  const refused = await decide(student.id, { status: 'rejected', send_at: inHours(8 * 24) });
  expect(refused.status).toBe(400);
  // The word is about the first answer: a known preselection was one. The student's own limit holds for every answer.
  await server.rows(`update applications set status = 'preselected' where id = ${student.id}`);
  const late = { from: 'preselected', status: 'notSelected', send_at: inHours(8 * 24) } as const;
  expect((await decide(student.id, late)).data.data.moved).toHaveLength(1);
  await undo(student.id);
  await server.rows(`update applications set deadline = now() + interval '2 days' where id = ${student.id}`);
  expect((await decide(student.id, late)).status).toBe(400);
});

it('is withdrawn by a student who knows nothing of it, and shows no trace of it', async () => {
  const student = await applicant('se-va-antes');
  await decide(student.id, { status: 'preselected', send_at: inHours(20) });
  const decision = await decisionOf(student.id);
  expect(
    (await student.who.wrong('POST /api/applys/:id/withdraw', { params: { id: student.id } })).status,
  ).toBe(200);
  expect(await server.run('held-decisions', new Date(), { decision })).toEqual({ told: 0 });
  const { one } = await knownTo(student);
  expect(one).toMatchObject({ status: 'unavailable', preselectedAt: null });
  expect(await onDesk(student.id)).toMatchObject({ status: 'unavailable', held: false, sends_at: null });
});

describe('when the project closes before', () => {
  const other = async () =>
    (await coordinator.wrong('POST /api/projects/:id/duplicate', { params: { id: project } })).data.data.id;
  async function closing(reason: 'selected' | 'unavailable') {
    const at = await other();
    await coordinator.call('POST /api/projects/:id/publish', { params: { id: at } });
    const [chosen, refused, waiting] = [
      await applicant(`cierra-elegida-${reason}`, at),
      await applicant(`cierra-rechazada-${reason}`, at),
      await applicant(`cierra-espera-${reason}`, at),
    ];
    await decide(chosen.id, { status: 'selected', send_at: inHours(20) }, at);
    await decide(refused.id, { status: 'rejected', send_at: inHours(20) }, at);
    await decide(waiting.id, { status: 'preselected', send_at: inHours(20) }, at);
    await coordinator.call('POST /api/projects/:id/close', {
      params: { id: at },
      body: { data: { reason } },
    });
    const known = await Promise.all([chosen, refused, waiting].map(knownTo));
    return known.map(({ one, mails }) => [one.status, one.preselectedAt, mails.length > 1]);
  }

  it('answers are sent with the closing when somebody was chosen', async () => {
    expect(await closing('selected')).toEqual([
      ['selected', null, true],
      ['rejected', null, true],
      ['notSelected', null, true],
    ]);
  });

  it('a selection that nobody knows of ends with a project that nobody does', async () => {
    expect(await closing('unavailable')).toEqual([
      ['unavailable', null, true],
      ['rejected', null, true],
      ['unavailable', null, true],
    ]);
  });
});

it('keeps public figures and the impact report as their students know them', async () => {
  const figures = async () => {
    const params = { params: { id: organization } };
    const report = await coordinator.call('GET /api/organizations/:id/impact', params);
    const { attributes } = (await coordinator.call('GET /api/organizations/:id/stats', params)).data.data;
    return [report.data.data.students, attributes.answered_in_time, attributes.median_answer_days];
  };
  const student = await applicant('sin-contar');
  const before = await figures();
  expect(before[1]).toEqual(expect.any(Number));
  await decide(student.id, { status: 'selected', send_at: inHours(20) });
  expect(await figures()).toEqual(before);
});

it('is told late rather than never when its job is gone, as after a restored copy', async () => {
  const student = await applicant('sin-trabajo');
  await decide(student.id, { status: 'rejected', send_at: inHours(1) });
  await server.rows(`delete from jobs.job where data->>'decision' = '${await decisionOf(student.id)}'`);
  await server.run('overdue-decisions', new Date(Date.now() + hour));
  expect((await knownTo(student)).one.status).toBe('new');
  await server.run('overdue-decisions', new Date(Date.now() + 2 * hour));
  expect((await knownTo(student)).one.status).toBe('rejected');
});

it('tells who saved a project once that somebody was chosen, when the first of them knows', async () => {
  const [one, two] = [await applicant('elegida-1'), await applicant('elegida-2')];
  const saver = await newStudent(server, 'guarda@ejemplo.es');
  await server.rows(
    `insert into favorites (student_id, project_id) select s.id, ${project} from students s join users u on u.id = s.user_id
     where u.email = 'guarda@ejemplo.es'`,
  );
  await server.rows(
    `update applications set status = 'rejected' where project_id = ${project} and status = 'selected'`,
  );
  const news = async () =>
    (await saver.who.wrong('GET /api/communication-centers', {})).data.data.filter(
      ({ notification_subject: subject }) => subject.startsWith('Un proyecto que guardaste ya ha elegido'),
    ).length;
  for (const { id } of [one, two]) await decide(id, { status: 'selected', send_at: inHours(20) });
  expect(await news()).toBe(0);
  await runJob(one.id);
  await runJob(two.id);
  expect(await news()).toBe(1);
});
