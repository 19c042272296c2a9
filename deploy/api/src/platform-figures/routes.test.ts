import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

let server: OperatedServer;
let staff: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  staff = await logIn(server.address, 'soporte');
  // All demo data are moved out of the ranges below.
  for (const statement of [
    "update students set created_at = '2019-01-10'",
    "update teachers set created_at = '2019-01-10'",
    "update coordinators set created_at = '2019-01-10'",
    "update applications set sent_at = '2019-01-10', created_at = '2019-01-10', answer_due = '2019-02-10', held = null",
    "update works set published_at = '2019-01-10' where published_at is not null",
    "update contact_messages set created_at = '2019-01-10', first_answered_at = null",
    "update conversations set created_at = '2019-01-10'",
  ])
    await server.rows(statement);
});
afterAll(() => server.stop());

interface Asked {
  from: string;
  to: string;
  unit?: 'week' | 'month';
  university?: number;
  area?: number;
}
const ask = (query: Asked) => staff.wrong('GET /api/platform-figures', { query: { unit: 'week', ...query } });
const report = async (query: Asked) => {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return answer.data.data;
};
/** Changes the first rows of a condition. */
const change = (table: string, set: string, count: number, where = 'true') =>
  server.rows(
    `update ${table} set ${set} where id in (select id from ${table} where ${where} order by id limit ${count})`,
  );

it('counts by Spanish days, also in the night of a change of clocks', async () => {
  // 25 October 2026 is a Sunday: it ends at 23:00 UTC, the day before at 22:00 UTC.
  await change('students', "created_at = '2026-10-25T22:30:00Z'", 2);
  await change('students', "created_at = '2026-10-25T23:00:00Z'", 3, "created_at = '2019-01-10'");
  await change('students', "created_at = '2026-10-18T21:59:59Z'", 4, "created_at = '2019-01-10'");
  const { periods, total, totalBefore, before } = await report({ from: '2026-10-19', to: '2026-11-01' });
  expect(periods.map(({ from, to, values }) => [from, to, values.students])).toEqual([
    ['2026-10-19', '2026-10-25', 2],
    ['2026-10-26', '2026-11-01', 3],
  ]);
  expect(total.students).toBe(5);
  expect(before).toEqual({ from: '2026-10-05', to: '2026-10-18' });
  expect(totalBefore.students).toBe(4);
});

it('counts months, and zero where nothing happened', async () => {
  const { periods, total } = await report({ from: '2026-08-15', to: '2026-10-31', unit: 'month' });
  expect(periods.map(({ from, to, values }) => [from, to, values.students])).toEqual([
    ['2026-08-15', '2026-08-31', 0],
    ['2026-09-01', '2026-09-30', 0],
    ['2026-10-01', '2026-10-31', 9],
  ]);
  expect(total).toMatchObject({ students: 9, teachers: 0, medianAnswerDays: null, answeredInTime: null });
});

it('tells outcomes of applications, and how many were answered by the promised day', async () => {
  const when = "sent_at = '2025-03-03T10:00:00Z', answer_due = '2025-03-13T10:00:00Z'";
  const isOld = "sent_at = '2019-01-10' and status <> 'draft'";
  const set = (status: string, more: string, count: number) =>
    change('applications', `${when}, preselected_at = null, status = '${status}', ${more}`, count, isOld);
  await set('new', 'answered_at = null', 1);
  await set('selected', "answered_at = '2025-03-05T10:00:00Z'", 1);
  await set('rejected', "answered_at = '2025-03-07T10:00:00Z'", 1);
  await set('rejected', "answered_at = '2025-03-23T10:00:00Z'", 1);
  await set('unavailable', "answered_at = '2025-03-04T10:00:00Z', withdrawn_at = '2025-03-04T10:00:00Z'", 1);
  const { total } = await report({ from: '2025-03-01', to: '2025-03-31', unit: 'month' });
  expect(total).toMatchObject({
    applications: 5,
    waiting: 1,
    selected: 1,
    refused: 2,
    withdrawn: 1,
    ended: 0,
    // The withdrawn one is owed no answer.
    owedAnswers: 4,
    answeredInTime: 50,
    medianAnswerDays: 4,
  });
});

it('tells how many messages to the team were answered, and how soon', async () => {
  await change(
    'contact_messages',
    "created_at = '2024-05-06T10:00:00Z', first_answered_at = '2024-05-06T12:30:00Z'",
    1,
  );
  await change('contact_messages', "created_at = '2024-05-06T10:00:00Z'", 1, "created_at = '2019-01-10'");
  await change(
    'conversations',
    "created_at = '2024-05-07T10:00:00Z'",
    1,
    `application_id is null and work_id is null and opportunity_id is null and
     exists (select from chat_messages m where m.conversation_id = conversations.id and "from" = 'staff')`,
  );
  const { total } = await report({ from: '2024-05-06', to: '2024-05-12' });
  expect(total).toMatchObject({
    contactMessages: 2,
    answeredMessages: 50,
    medianFirstAnswerHours: 2.5,
    chats: 1,
    answeredChats: 100,
  });
});

it('leaves out figures that a filter has no meaning for', async () => {
  const [student] = await server.rows<{ university: number; area: number }>(
    `update students set created_at = '2023-02-06T10:00:00Z', university_id = (select min(id) from universities),
     study_area_id = (select min(id) from study_areas) where id = (select min(id) from students)
     returning university_id as university, study_area_id as area`,
  );
  const { university, area } = student!;
  const range = { from: '2023-02-06', to: '2023-02-12' };
  expect((await report({ ...range, university, area })).total).toMatchObject({
    students: 1,
    works: 0,
    projects: null,
    coordinators: null,
    chats: null,
  });
  expect((await report({ ...range, university: university + 1 })).total.students).toBe(0);
  expect((await report({ ...range, area })).total).toMatchObject({ projects: 0, opportunities: null });
});

it('answers the same for a minute', async () => {
  const range = { from: '2022-02-07', to: '2022-02-13' };
  const first = await report(range);
  await change('teachers', "created_at = '2022-02-08T10:00:00Z'", 1);
  expect(await report(range)).toEqual(first);
  expect((await report({ ...range, unit: 'month' })).total.teachers).toBe(1);
});

it.each([
  ['a range that ends before it begins', { from: '2026-11-02', to: '2026-11-01' }, /anterior/],
  ['more than three years', { from: '2020-01-01', to: '2026-11-01' }, /3 años/],
  ['a day that does not exist', { from: '2026-02-30', to: '2026-11-01' }, /Formato/],
])('refuses %s', async (_, query, words) => {
  const { status, data } = await ask(query);
  expect(status).toBe(400);
  expect(JSON.stringify(data)).toMatch(words);
});
