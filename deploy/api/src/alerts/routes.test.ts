import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo } from '../../test/outbox.ts';
import { until } from '../../test/until.ts';
import { alertKindCodes } from '@puente/contract/constants/alert-kinds';

const email = 'coordinacion@puente.test';
const motivation = 'Me interesa porque encaja con mi trabajo de fin de grado y con lo que he hecho.';
const day = 24 * 60 * 60 * 1000;

let server: OperatedServer;
let coordinator: Client;
let manager: Client;
let organization: { id: number; name: string };

beforeAll(async () => {
  server = await startOperatedServer();
  [coordinator, manager] = await Promise.all([
    logIn(server.address, 'coordinacion'),
    logIn(server.address, 'gestion'),
  ]);
  const [own] = await server.rows<{ id: number; name: string }>(
    `select o.id, o.name from organizations o join coordinators c on c.organization_id = o.id
     join users u on u.id = c.user_id where u.email = '${email}'`,
  );
  if (!own) throw new Error('The demo coordinator has an organisation.');
  organization = own;
});
afterAll(() => server.stop());

beforeEach(() => server.rows(`delete from alerts`));

const own = async (who = coordinator, query: object = {}) =>
  (await who.wrong('GET /api/alerts', { query })).data;
const subjects = async (who = coordinator) => (await own(who)).data.map(({ subject }) => subject);
const choose = (choice: object, who = coordinator) =>
  who.wrong('PUT /api/alerts/choices', { body: { data: choice } });
const mails = () => messagesTo(server.dataDir, email);

/** An open project of the demo coordinator. */
async function openProject(): Promise<{ id: number; title: string }> {
  const [project] = await server.rows<{ id: number; title: string }>(
    `select id, title from projects where organization_id = ${organization.id} and status = 'new'
     and published_at is not null and (deadline is null or deadline > now()) order by id limit 1`,
  );
  if (!project) throw new Error('The demo coordinator has an open project.');
  return project;
}

let students = 0;

/** Registers another student, who applies. */
async function apply(project: number): Promise<void> {
  students++;
  const { who, cv } = await newStudent(server, `solicitante${students}@ejemplo.es`);
  const { status } = await who.wrong('POST /api/applys', { body: { data: { project, motivation, CV: cv } } });
  expect(status).toBe(200);
}

describe('an alert', () => {
  it('tells of new applications, counted until they are read', async () => {
    const { id, title } = await openProject();
    await apply(id);
    await apply(id);
    expect((await own()).data).toMatchObject([
      {
        kind: 'new_applications',
        subject: `2 solicitudes nuevas: ${title}`,
        path: `/organizations/projects/${id}/applys`,
        isRead: false,
        organization,
      },
    ]);
    await coordinator.call('POST /api/alerts/read', {});
    await apply(id);
    expect(await subjects()).toEqual([`1 solicitud nueva: ${title}`, `2 solicitudes nuevas: ${title}`]);
  });

  it('is its reader’s alone, and gone with the organisation', async () => {
    const { id } = await openProject();
    await apply(id);
    const [first] = (await own()).data;
    if (!first) throw new Error('There is no alert.');
    const mark = (who: Client) =>
      who.wrong('PUT /api/alerts/:id', { params: { id: first.id }, body: { data: { isRead: true } } });
    expect(await subjects(manager)).toEqual([]);
    expect((await mark(manager)).status).toBe(404);
    expect((await mark(coordinator)).data.data.isRead).toBe(true);
    await server.rows(
      `update coordinators set organization_id = null where organization_id = ${organization.id}`,
    );
    expect(await subjects()).toEqual([]);
    expect((await mark(coordinator)).status).toBe(404);
    await server.rows(
      `update coordinators set organization_id = ${organization.id}
       where user_id = (select id from users where email = '${email}')`,
    );
  });

  it('read and unread again stays one beside what came meanwhile', async () => {
    const { id } = await openProject();
    await apply(id);
    const [first] = (await own()).data;
    await coordinator.call('POST /api/alerts/read', {});
    await apply(id);
    const { status } = await coordinator.wrong('PUT /api/alerts/:id', {
      params: { id: first?.id ?? 0 },
      body: { data: { isRead: false } },
    });
    expect(status).toBe(200);
    expect((await own(coordinator, { filters: { isRead: { $eq: 'false' } } })).meta.pagination.total).toBe(1);
  });

  it('tells of a request to join and of who joined, of verification, and names nobody', async () => {
    const newcomer = await logIn(server.address, 'sin-organizacion');
    await server.rows(`delete from joinings where organization_id = ${organization.id}`);
    await newcomer.call('POST /api/organizations/:id/joinings', { params: { id: organization.id } });
    expect(await subjects()).toEqual([`Una persona pide unirse a ${organization.name}`]);
    const [{ id } = { id: 0 }] = (
      await coordinator.call('GET /api/organizations/:id/joinings', { params: { id: organization.id } })
    ).data.data;
    await coordinator.call('PUT /api/joinings/:id', { params: { id }, body: { data: { accepted: true } } });
    expect(await subjects()).toContain(`Una persona más gestiona ${organization.name} contigo`);
    expect(await subjects(newcomer)).toEqual([]);

    const staff = await logIn(server.address, 'staff');
    for (const verified of [false, true])
      await staff.call('PUT /api/organizations/:id/verification', {
        params: { id: organization.id },
        body: { data: { verified } },
      });
    expect((await subjects()).slice(0, 2)).toEqual([
      `${organization.name} está verificada`,
      `${organization.name} ya no está verificada`,
    ]);
  });

  it('tells once of a student who becomes interested in an opportunity', async () => {
    const [chosen] = await server.rows<{ id: number; title: string }>(
      `select id, title from opportunities where organization_id = ${organization.id} and published_at is not null limit 1`,
    );
    if (!chosen) throw new Error('The demo organisation has a published opportunity.');
    const { who, id } = await newStudent(server, 'interesada@ejemplo.es');
    const keep = (opportunities: object) =>
      who.wrong('PUT /api/students/:id', { params: { id }, body: { data: { opportunities } } });
    await keep({ connect: [chosen.id] });
    await keep({ connect: [chosen.id] });
    expect(await subjects()).toEqual([`«${chosen.title}» interesa a un estudiante más`]);
  });
});

describe('choices', () => {
  it('are all there, usual until chosen', async () => {
    const { data } = (await coordinator.call('GET /api/alerts/choices', {})).data;
    expect(data.map(({ kind }) => kind)).toEqual(alertKindCodes);
    expect(data[0]).toEqual({ kind: 'new_applications', here: true, mail: 'atOnce' });
    const { data: changed } = (await choose({ kind: 'interested_students', mail: 'atOnce' })).data;
    expect(changed).toEqual({ kind: 'interested_students', here: true, mail: 'atOnce' });
  });

  it('have a summary of applications alone', async () => {
    const { status, error } = await choose({ kind: 'joinings', mail: 'daily' });
    expect([status, Object.keys(error.details.fields ?? {})]).toEqual([400, ['mail']]);
  });

  it('switch off what is told on the pages and by mail', async () => {
    const { id } = await openProject();
    await choose({ kind: 'new_applications', here: false, mail: 'never' });
    const before = (await mails()).length;
    await apply(id);
    expect(await subjects()).toEqual([]);
    await choose({ kind: 'new_applications', here: true, mail: 'atOnce' });
    await apply(id);
    await until(async () => (await mails()).length > before);
    expect(await mails()).toHaveLength(before + 1);
  });
});

describe('the summary of applications', () => {
  it('comes once a day or a week, when there is something new, instead of a mail for each', async () => {
    const { id, title } = await openProject();
    const before = (await mails()).length;
    await choose({ kind: 'new_applications', mail: 'daily' });
    await server.rows(
      `delete from alert_choices where user_id <> (select id from users where email = '${email}')`,
    );
    expect(await server.run('application-digests')).toEqual({ mails: 0 });
    await apply(id);
    await apply(id);
    const morning = Date.now() + day;
    expect(await server.run('application-digests', new Date(morning))).toEqual({ mails: 1 });
    expect(await server.run('application-digests', new Date(morning + 1000))).toEqual({ mails: 0 });
    await until(async () => (await mails()).length > before);
    const [mail] = (await mails()).slice(before);
    expect(mail?.subject).toBe('2 solicitudes nuevas sin responder');
    expect(mail?.text).toContain(`· ${title}\n`);
    expect(mail?.text).toContain('2 nuevas');

    await choose({ kind: 'new_applications', mail: 'weekly' });
    await apply(id);
    expect(await server.run('application-digests', new Date(morning + 2 * day))).toEqual({ mails: 0 });
    await server.rows(
      `update notices set sent_at = now() - interval '7 days' where kind = 'application_digest'`,
    );
    expect(await server.run('application-digests')).toEqual({ mails: 1 });
  });
});

describe('RFC 8058: the end of the mails without a session', () => {
  it('is in each of them, and stops its kind', async () => {
    const { id } = await openProject();
    await choose({ kind: 'new_applications', mail: 'atOnce' });
    const before = (await mails()).length;
    await apply(id);
    await until(async () => (await mails()).length > before);
    const text = (await mails()).at(-1)?.text ?? '';
    const token = /baja\?alerts=(\S+)/.exec(text)?.[1] ?? '';
    const opened = await fetch(`${server.address}/api/alerts/unsubscribe?token=${token}`, {
      redirect: 'manual',
    });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/avisos/baja?alerts=${token}`]);
    const asked = (await coordinator.call('GET /api/alerts/choices', {})).data.data;
    expect(asked[0]).toMatchObject({ kind: 'new_applications', mail: 'atOnce' });
    for (let time = 0; time < 2; time++) {
      const answer = await fetch(`${server.address}/api/alerts/unsubscribe?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([answer.status, await answer.json()]).toEqual([200, { data: { kind: 'new_applications' } }]);
    }
    const { data } = (await coordinator.call('GET /api/alerts/choices', {})).data;
    expect(data[0]).toEqual({ kind: 'new_applications', here: true, mail: 'never' });
  });

  it.each(['', '1-new_applications', '1-new_applications.x', '1.a', '1-x.a'])(
    'refuses the token %p, which is none of ours',
    async (token) => {
      const { status } = await coordinator.wrong('POST /api/alerts/unsubscribe', { query: { token } });
      expect(status).toBe(410);
    },
  );
});

it('removes what is half a year old', async () => {
  const { id } = await openProject();
  await apply(id);
  expect(await server.run('old-alerts')).toEqual({ rows: 0 });
  expect(await subjects()).toHaveLength(1);
  await server.run('old-alerts', new Date(Date.now() + 181 * day));
  expect(await subjects()).toEqual([]);
});
