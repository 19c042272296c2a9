import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

/** Compares every figure of the impact report with a separate count in the database. */

let server: OperatedServer;
let coordinator: Client;
let id: number;
const present = new Date().getFullYear();
beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  id = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
  // Something of the year before: a project, two students who were chosen for it, and a work of one of them.
  await server.rows(`update projects set published_at = '${present - 1}-03-02T10:00:00Z', type = 'TFM', ods_explanation = 'Porque mide el agua.'
    where id = (select id from projects where organization_id = ${id} and status = 'expired' order by id limit 1)`);
  await server.rows(`update applications set status = 'selected', answered_at = '${present - 1}-04-02T10:00:00Z' where id in (
    select a.id from applications a join projects p on p.id = a.project_id
    where p.organization_id = ${id} and p.status = 'expired' and a.status <> 'draft' order by a.id limit 2)`);
  await server.rows(`update works set student_id = (select a.student_id from applications a join projects p on p.id = a.project_id
    where p.organization_id = ${id} and a.status = 'selected' and a.answered_at < '${present}-01-01' order by a.id limit 1),
    published_at = '${present - 1}-06-02T10:00:00Z' where id = (select id from works where status = 'finished' and published_at is not null and hidden_at is null order by id limit 1)`);
});
afterAll(() => server.stop());

const reportOf = async (query: { year?: number } = {}) =>
  (await coordinator.call('GET /api/organizations/:id/impact', { params: { id }, query })).data.data;
const counted = async (sql: string): Promise<number> =>
  (await server.rows<{ n: number }>(`select (${sql})::int as n`))[0]?.n as number;
const during = (column: string, year: number) =>
  `extract(year from ${column} at time zone 'Europe/Madrid') = ${year}`;
const chosen = (year: number) =>
  `from applications a join projects p on p.id = a.project_id join students s on s.id = a.student_id
   where p.organization_id = ${id} and a.status = 'selected' and ${during('a.answered_at', year)}`;

describe.each([present, present - 1])('the impact report of %p', (year) => {
  it('has the counts of the database', async () => {
    const report = await reportOf({ year });
    expect(report.year).toBe(year);
    expect(report.projects).toBeGreaterThan(0);
    expect(report.students).toBeGreaterThan(0);
    expect(report.projects).toBe(
      await counted(
        `select count(*) from projects where organization_id = ${id} and status <> 'draft' and ${during('published_at', year)}`,
      ),
    );
    expect(report.students).toBe(await counted(`select count(distinct a.student_id) ${chosen(year)}`));
    expect(report.universities).toHaveLength(
      await counted(`select count(distinct s.university_id) ${chosen(year)}`),
    );
    expect(report.hours).toBe(
      150 *
        (await counted(`select count(*) ${chosen(year)} and p.type in ('TFG', 'TFM', 'TFG o TFM') and a.id not in
          (select m.application_id from collaboration_members m join logged_weeks w on w.member_id = m.id
          where w.confirmed_at is not null)`)),
    );
    expect(report.confirmed_hours).toBe(
      (await counted(`select coalesce(sum(w.minutes), 0) from logged_weeks w join collaboration_members m on m.id = w.member_id
        join collaborations c on c.id = m.collaboration_id where c.organization_id = ${id}
        and w.confirmed_at is not null and extract(year from w.week) = ${year}`)) / 60,
    );
    expect(report.works).toHaveLength(
      await counted(`select count(*) from works w where w.status = 'finished' and w.hidden_at is null and ${during('w.published_at', year)}
        and w.student_id in (select a.student_id from applications a join projects p on p.id = a.project_id
        where p.organization_id = ${id} and a.status = 'selected' and a.answered_at < '${year}-12-31T23:00:00Z')`),
    );
  });

  it('names each goal with its projects and the reason that their organisation wrote', async () => {
    const rows = await server.rows<{ number: number; titles: string[]; reasons: (string | null)[] }>(
      `select goal::int as number, array_agg(title order by published_at, id) as titles, array_agg(ods_explanation order by published_at, id) as reasons
       from projects, unnest(ods) goal where organization_id = ${id} and status <> 'draft' and ${during('published_at', year)}
       group by goal order by goal`,
    );
    expect(
      (await reportOf({ year })).goals.map(({ number, projects }) => ({
        number,
        titles: projects.map(({ title }) => title),
        reasons: projects.map(({ reason }) => reason),
      })),
    ).toEqual(rows);
  });
});

it('has something to show of the year before: a work, hours and a reason', async () => {
  const { works, hours, goals, universities } = await reportOf({ year: present - 1 });
  expect([works.length, hours]).toEqual([1, 450]);
  expect(goals.flatMap(({ projects }) => projects.map(({ reason }) => reason))).toContain(
    'Porque mide el agua.',
  );
  expect(universities.length).toBeGreaterThan(0);
});

it('is of this year unless another is named, and names the years that there is something of', async () => {
  const { year, years } = await reportOf();
  expect([year, years]).toEqual([present, [present, present - 1]]);
});

it('is empty for a year without anything', async () => {
  expect(await reportOf({ year: 2001 })).toMatchObject({
    projects: 0,
    students: 0,
    universities: [],
    hours: 0,
    goals: [],
    works: [],
  });
});

it('counts a moment by the year that Spain’s clocks have then', async () => {
  const before = (await reportOf({ year: 2010 })).projects;
  await server.rows(`update projects set published_at = '2009-12-31T23:30:00Z'
    where id = (select id from projects where organization_id = ${id} and status = 'notSelected' limit 1)`);
  expect((await reportOf({ year: 2010 })).projects).toBe(before + 1);
  expect((await reportOf({ year: 2009 })).projects).toBe(0);
});

it('refuses others, and what is no year', async () => {
  const ask = (who: Client, query: object = {}) =>
    who.wrong('GET /api/organizations/:id/impact', { params: { id }, query });
  expect((await ask(await logIn(server.address, 'gestion'))).status).toBe(403);
  expect((await ask(await logIn(server.address, 'estudiante'))).status).toBe(403);
  expect((await ask(clientOf(server.address))).status).toBe(401);
  for (const year of ['', 'x', '0', '99999', '2026.5', '2026; drop'])
    expect((await ask(coordinator, { year })).status).toBe(400);
});
