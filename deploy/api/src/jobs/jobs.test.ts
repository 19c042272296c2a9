import { clientOf, logIn } from '../../test/client.ts';
import { pdfFile } from '../../test/files.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith, nextMessageTo } from '../../test/outbox.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(Date.now() + days * day);

let server: OperatedServer;
beforeAll(async () => {
  server = await startOperatedServer();
});
afterAll(() => server.stop());

const idOf = async (sql: string): Promise<number> => {
  const [row] = await server.rows<{ id: number }>(sql);
  if (!row) throw new Error(`Nothing found: ${sql}`);
  return row.id;
};

const studentId = () =>
  idOf(
    `select s.id from students s join users u on u.id = s.user_id where u.email = 'estudiante@puente.test'`,
  );

describe('expired-projects', () => {
  it('writes down that the last day is over, with the reason, once', async () => {
    const id = await idOf(
      `select id from projects where status = 'new' and published_at is not null order by id limit 1`,
    );
    await server.rows(`update projects set deadline = now() - interval '1 minute' where id = ${id}`);
    expect((await server.run('expired-projects'))['projects']).toBeGreaterThan(0);
    expect(await server.rows(`select status, status_reason from projects where id = ${id}`)).toEqual([
      { status: 'expired', status_reason: 'Ha terminado el plazo de inscripción.' },
    ]);
    expect(await server.run('expired-projects')).toEqual({ projects: 0 });
  });
});

describe('search-vocabulary', () => {
  it('takes in the words of what was published since, as they are written there', async () => {
    const known = () => server.rows(`select word from search_vocabulary where plain = 'zahori'`);
    expect(await known()).toEqual([]);
    await server.rows(`update projects set tags = tags || '{Zahorí}' where status = 'new'`);
    expect((await server.run('search-vocabulary'))['words']).toBeGreaterThan(100);
    expect(await known()).toEqual([{ word: 'zahorí' }]);
  });
});

describe('application-reminders', () => {
  it('writes to an organisation that let the day of an answer pass, at most once a week', async () => {
    const organization = await idOf(
      `select organization_id as id from coordinators c join users u on u.id = c.user_id where u.email = 'coordinacion@puente.test'`,
    );
    await server.rows(`update applications set status = 'preselected' where status = 'new'`);
    await server.rows(
      `insert into applications (student_id, project_id, status, sent_at, answer_due)
       select ${await studentId()}, id, 'new', now() - interval '23 days', now() - interval '8 days' from projects where organization_id = ${organization} limit 1
       on conflict (student_id, project_id) do update set status = 'new', sent_at = now() - interval '23 days', answer_due = now() - interval '8 days'`,
    );
    expect(await server.run('application-reminders')).toMatchObject({ organizations: 1 });
    const message = await nextMessageTo(server.dataDir, 'coordinacion@puente.test');
    expect(message.subject).toBe('Una persona espera tu respuesta');
    expect(message.text).toContain('http://localhost:3000/organizations');
    expect(await server.run('application-reminders', inDays(6))).toEqual({ organizations: 0, mails: 0 });
    expect(await server.run('application-reminders', inDays(7.1))).toMatchObject({ organizations: 1 });
  });
});

describe('notification-digests', () => {
  const preferences = async (settings: string) => {
    const id = await studentId();
    await server.rows(
      `insert into notification_preferences (student_id) values (${id}) on conflict (student_id) do nothing`,
    );
    await server.rows(`update notification_preferences set ${settings} where student_id = ${id}`);
  };
  const tell = async (kind: string, subject: string) =>
    server.rows(
      `insert into messages (student_id, kind, subject, message) values (${await studentId()}, '${kind}', '${subject}', '<p>x</p>')`,
    );

  beforeAll(async () => {
    // Nothing of the demo data waits to be mailed.
    await server.rows(`update messages set mailed_at = now()`);
    await server.rows(
      `update projects set published_at = now() - interval '30 days' where published_at is not null`,
    );
  });

  it('tells what is new, once, and nothing that was not asked for', async () => {
    await preferences(`email = true, pre_selected = true, selected = false, new_matching_projects = false`);
    await tell('pre_selected', 'Te han preseleccionado');
    await tell('selected', 'Te han seleccionado');
    expect(await server.run('notification-digests')).toEqual({ mails: 1 });
    const message = await nextMessageTo(server.dataDir, 'estudiante@puente.test');
    expect(message.text).toContain('Te han preseleccionado');
    expect(message.text).not.toContain('Te han seleccionado');
    expect(await server.run('notification-digests')).toEqual({ mails: 0 });
  });

  it('is not written to a user who has switched the channel off', async () => {
    await preferences(`email = false`);
    await tell('pre_selected', 'Otra vez');
    expect(await server.run('notification-digests')).toEqual({ mails: 0 });
  });

  it('names new projects that fit, once a week', async () => {
    await preferences(`email = true, new_matching_projects = true, pre_selected = false`);
    const id = await studentId();
    const project = await idOf(
      `select id from projects where status = 'new' and published_at is not null order by id desc limit 1`,
    );
    await server.rows(
      `update projects set published_at = now() - interval '1 hour', deadline = null, title = 'Huertos en la azotea' where id = ${project}`,
    );
    await server.rows(`delete from applications where project_id = ${project} and student_id = ${id}`);
    await server.rows(
      `update students set study_area_id = (select study_area_id from project_study_areas where project_id = ${project} limit 1) where id = ${id}`,
    );
    expect((await server.run('notification-digests'))['mails']).toBeGreaterThan(0);
    await messageWith(server.dataDir, 'estudiante@puente.test', '· Huertos en la azotea');
    await server.rows(`update projects set published_at = now(), title = 'Otro' where id = ${project}`);
    expect(await server.run('notification-digests', inDays(1))).toEqual({ mails: 0 });
  });

  it('does not name a project that the student has applied to', async () => {
    const id = await studentId();
    await server.rows(`delete from notices where kind = 'digest'`);
    const project = await idOf(`select id from projects where title = 'Otro'`);
    await server.rows(`update projects set published_at = now() - interval '1 hour' where id = ${project}`);
    await server.rows(
      `insert into applications (student_id, project_id, status) select id, ${project}, 'new' from students on conflict do nothing`,
    );
    expect(await server.run('notification-digests')).toEqual({ mails: 0 });
    await server.rows(`delete from applications where project_id = ${project} and student_id = ${id}`);
    expect(await server.run('notification-digests')).toEqual({ mails: 1 });
  });

  it('is not written to an address that nobody has confirmed', async () => {
    const confirmed = (is: boolean) =>
      server.rows(`update users set email_verified = ${is} where email = 'estudiante@puente.test'`);
    await preferences(`email = true, pre_selected = true`);
    await tell('pre_selected', 'Sin confirmar');
    await confirmed(false);
    expect(await server.run('notification-digests')).toEqual({ mails: 0 });
    await confirmed(true);
    expect(await server.run('notification-digests')).toEqual({ mails: 1 });
  });
});

describe('stale-drafts', () => {
  const touched = (id: number, days: number) =>
    server.rows(`update applications set updated_at = now() - interval '${days} days' where id = ${id}`);

  it('removes an unfinished application two weeks after saying so', async () => {
    const id = await idOf(
      `insert into applications (student_id, project_id, status)
       select ${await studentId()}, id, 'draft' from projects p where not exists (select 1 from applications a where a.project_id = p.id) limit 1 returning id`,
    );
    await touched(id, 100);
    expect(await server.run('stale-drafts')).toMatchObject({ warned: 0, applications: 0 });
    await touched(id, 200);
    expect(await server.run('stale-drafts')).toMatchObject({ warned: 1, applications: 0 });
    expect(await server.run('stale-drafts', inDays(13))).toMatchObject({ warned: 0, applications: 0 });
    expect(await server.run('stale-drafts', inDays(15))).toMatchObject({ warned: 0, applications: 1 });
    expect(await server.rows(`select 1 from applications where id = ${id}`)).toEqual([]);
    expect(await server.rows(`select 1 from notices where kind = 'draft' and subject_id = ${id}`)).toEqual(
      [],
    );
  });

  it('writes the warning to the student, with the way back to the application', async () => {
    const id = await idOf(
      `insert into applications (student_id, project_id, status)
       select ${await studentId()}, id, 'draft' from projects p where not exists (select 1 from applications a where a.project_id = p.id) limit 1 returning id`,
    );
    const project = await idOf(`select project_id as id from applications where id = ${id}`);
    await touched(id, 167);
    expect(await server.run('stale-drafts')).toMatchObject({ warned: 1, applications: 0 });
    const page = `http://localhost:3000/projects/${project}/apply`;
    const { text } = await messageWith(server.dataDir, 'estudiante@puente.test', page);
    expect(text).toContain('14 días');
    await server.rows(`delete from applications where id = ${id}`);
  });

  it('warns again, and removes nothing, when the application was touched after the warning', async () => {
    const id = await idOf(
      `insert into applications (student_id, project_id, status)
       select ${await studentId()}, id, 'draft' from projects p where not exists (select 1 from applications a where a.project_id = p.id) limit 1 returning id`,
    );
    await touched(id, 200);
    await server.rows(
      `insert into notices (kind, subject_id, sent_at) values ('draft', ${id}, now() - interval '201 days')`,
    );
    expect(await server.run('stale-drafts')).toMatchObject({ warned: 1, applications: 0 });
    await touched(id, 0);
    expect(await server.run('stale-drafts', inDays(20))).toMatchObject({ warned: 0, applications: 0 });
    await server.rows(`delete from applications where id = ${id}`);
  });

  it('leaves applications that were sent, however old, and warns of none', async () => {
    const id = await idOf(`select id from applications where status <> 'draft' order by id limit 1`);
    const unwarned = await idOf(
      `select id from applications where status <> 'draft' order by id desc limit 1`,
    );
    await touched(id, 400);
    await touched(unwarned, 400);
    await server.rows(
      `insert into notices (kind, subject_id, sent_at) values ('draft', ${id}, now() - interval '300 days')`,
    );
    expect(await server.run('stale-drafts')).toMatchObject({ warned: 0, applications: 0 });
    expect(await server.rows(`select id from applications where id = ${id}`)).toEqual([{ id }]);
  });

  it('removes half-filled forms after half a year', async () => {
    const user = await idOf(`select id from users where email = 'nueva@puente.test'`);
    await server.rows(
      `insert into drafts (user_id, name, value, updated_at) values (${user}, 'a', '{}', now() - interval '181 days'), (${user}, 'b', '{}', now() - interval '179 days')`,
    );
    expect(await server.run('stale-drafts')).toMatchObject({ forms: 1 });
  });
});

it('orphaned-uploads removes what nothing refers to after a day', async () => {
  const student = await logIn(server.address, 'estudiante');
  await student.call('POST /api/upload', { query: { for: 'cv' }, files: pdfFile('cv.pdf') });
  expect(await server.run('orphaned-uploads')).toEqual({ files: 0, strays: 0 });
  expect((await server.run('orphaned-uploads', inDays(1.1)))['files']).toBeGreaterThan(0);
});

it('expired-sessions removes them', async () => {
  await logIn(server.address, 'docente');
  expect((await server.run('expired-sessions', inDays(40)))['sessions']).toBeGreaterThan(0);
});

it('counts jobs without naming anybody', async () => {
  const metrics = await (await clientOf(server.address).fetch('/metrics')).text();
  expect(metrics).toMatch(/puente_jobs_total\{job="mail",outcome="completed"\} [1-9]/);
  expect(metrics).toMatch(
    /puente_request_seconds_count\{call="POST \/api\/auth\/local",status="2xx"\} [1-9]/,
  );
  expect(metrics).not.toMatch(/@|127\.0\.0\.1/);
});
