import { type Client, logIn } from '../../test/client.ts';
import { type EventReader, readEvents } from '../../test/event-reader.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import type { Status } from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { unzip } from '@puente/testing/unzip';

/** The application desk: several at once, undo for ten seconds, one notification. */

let server: OperatedServer;
let coordinator: Client;
let project: number;
const opened: EventReader[] = [];

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')?.id as number;
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave();
});
afterAll(() => server.stop());

const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';

async function applicant(email: string): Promise<{ who: Client; id: number }> {
  const { who, cv } = await newStudent(server, email);
  const { data } = await who.call('POST /api/applys', { body: { data: { project, motivation, CV: cv } } });
  return { who, id: data.data.id };
}

const desk = async (who = coordinator): Promise<DeskApplication[]> =>
  (await who.call('GET /api/projects/:id/desk', { params: { id: project } })).data.data;
const onDesk = async (id: number) => (await desk()).find((application) => application.id === id);
const decide = (named: readonly { id: number; from: Status }[], data: object, who = coordinator) =>
  who.wrong('POST /api/projects/:id/desk/decisions', {
    params: { id: project },
    body: { data: { applications: named, ...data } },
  });
const undo = (applications: number[]) =>
  coordinator.wrong('POST /api/projects/:id/desk/undo', {
    params: { id: project },
    body: { data: { applications } },
  });
const known = async (who: Client, id: number) =>
  (await who.wrong('GET /api/applys/:id', { params: { id }, query: { populate: 'project' } })).data.data;

/** Runs the job that the queue runs once the time for undo is over. */
async function tellNow(id: number): Promise<void> {
  const [row] = await server.rows<{ decision: string | null }>(
    `select held->>'decision' as decision from applications where id = ${id}`,
  );
  await server.run('held-decisions', new Date(), { decision: row?.decision ?? 'none' });
}

it('§4.6 lists every application that was sent, with what one sorts by and no more', async () => {
  const { who, id } = await applicant('en-la-mesa@ejemplo.es');
  await who.wrong('PUT /api/applys/draft', { body: { data: { project, motivation: 'x' } } });
  const found = await onDesk(id);
  expect(found).toMatchObject({
    status: 'new',
    good_candidate: false,
    held: false,
    notes: 0,
    email: null,
    phone: null,
  });
  expect((await desk()).map(({ status }) => status)).not.toContain('draft');
});

it('gives what was written and noted of all at once, but for who withdrew', async () => {
  const [stays, leaves] = [await applicant('escribe@ejemplo.es'), await applicant('se-va@ejemplo.es')];
  for (const text of ['Buena letra.', 'Llamar en marzo.'])
    await coordinator.call('POST /api/applys/:id/notes', {
      params: { id: stays.id },
      body: { data: { text } },
    });
  await leaves.who.call('POST /api/applys/:id/withdraw', { params: { id: leaves.id }, body: { data: {} } });
  const { data } = await coordinator.call('GET /api/projects/:id/desk/words', { params: { id: project } });
  const wordsOf = (wanted: number) => data.data.find(({ id }) => id === wanted);
  expect(wordsOf(stays.id)).toEqual({
    id: stays.id,
    motivation,
    interest: null,
    project_expected: null,
    availability: null,
    CV_url: `/api/applys/${stays.id}/cv`,
    notes: ['Buena letra.', 'Llamar en marzo.'],
    answered_at: null,
  });
  expect(wordsOf(leaves.id)).toMatchObject({ motivation: null, CV_url: null });
  expect(data.data.map(({ id }) => id)).toEqual((await desk()).map(({ id }) => id));
});

it('moves several at once, and gives contact data once the student knows', async () => {
  const [one, other] = [await applicant('varias-1@ejemplo.es'), await applicant('varias-2@ejemplo.es')];
  const answer = await decide(
    [
      { id: one.id, from: 'new' },
      { id: other.id, from: 'new' },
    ],
    { status: 'preselected' },
  );
  expect(answer.status).toBe(200);
  expect(answer.data.data.refused).toEqual([]);
  expect(answer.data.data.moved.map(({ id, status, held }) => [id, status, held]).sort()).toEqual(
    [
      [one.id, 'preselected', true],
      [other.id, 'preselected', true],
    ].sort(),
  );
  const inPane = async () =>
    (
      await coordinator.call('GET /api/applys/:id', {
        params: { id: one.id },
        query: { populate: ['student'] },
      })
    ).data.data;
  const told = async () => {
    const { data } = await one.who.call('GET /api/users/me/export', {});
    const text =
      unzip(Buffer.from(await data.arrayBuffer()))
        .get('datos.json')
        ?.toString() ?? '';
    return (JSON.parse(text) as { organizaciones_con_tu_contacto: object[] }).organizaciones_con_tu_contacto;
  };
  expect([(await onDesk(one.id))?.email, (await inPane()).student?.email]).toEqual([null, null]);
  await undo([one.id]);
  await decide([{ id: one.id, from: 'new' }], { status: 'selected' });
  expect([(await onDesk(one.id))?.email, (await inPane()).student?.email]).toEqual([null, null]);
  expect(await told()).toEqual([]);
  await tellNow(one.id);
  expect((await onDesk(one.id))?.email).toBe('varias-1@ejemplo.es');
  expect((await inPane()).student?.email).toBe('varias-1@ejemplo.es');
  expect((await onDesk(other.id))?.email).toBe(null);
  expect(await told()).toEqual([
    { nombre: expect.any(String) as string, desde: expect.any(String) as string },
  ]);
});

it('leaves what a colleague moved meanwhile as it is, and says so', async () => {
  const { id } = await applicant('a-la-vez@ejemplo.es');
  await decide([{ id, from: 'new' }], { status: 'preselected' });
  const late = await decide([{ id, from: 'new' }], { status: 'rejected' });
  expect(late.data.data).toMatchObject({
    moved: [],
    refused: [id],
    overtaken: [{ application: { id, status: 'preselected', held: true }, by: 'Marta Otero Vidal' }],
  });
  expect(await onDesk(id)).toMatchObject({ status: 'preselected' });
});

it('names who closed the project, not who had moved the application before', async () => {
  const other = (await ownProjects(coordinator)).find((own) => own.status === 'new' && own.id !== project);
  const params = { id: other?.id as number };
  const { who, cv } = await newStudent(server, 'proyecto-cerrado@ejemplo.es');
  const { data } = await who.call('POST /api/applys', {
    body: { data: { project: params.id, motivation, CV: cv } },
  });
  const { id } = data.data;
  await server.rows(`update applications set status = 'preselected', moved_by =
    (select id from users where email = 'gestion@puente.test') where id = ${id}`);
  await coordinator.call('POST /api/projects/:id/close', {
    params,
    body: { data: { reason: 'notSelected' } },
  });
  const late = await coordinator.wrong('POST /api/projects/:id/desk/decisions', {
    params,
    body: { data: { applications: [{ id, from: 'preselected' }], status: 'selected' } },
  });
  expect(late.data.data.overtaken).toMatchObject([
    { application: { id, status: 'unavailable' }, by: 'Marta Otero Vidal' },
  ]);
});

it('tells the student nothing until it can no longer be taken back, then once', async () => {
  const { who, id } = await applicant('espera@ejemplo.es');
  await decide([{ id, from: 'new' }], {
    status: 'rejected',
    refusal: 'availability',
    reason: 'Es en marzo.',
  });
  expect(await known(who, id)).toMatchObject({
    status: 'new',
    reason: null,
    refusal: null,
    answeredAt: null,
  });
  expect(await messagesTo(server.dataDir, 'espera@ejemplo.es')).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('No te han seleccionado') as string }),
  );

  const token = await server.rows<{ decision: string }>(
    `select held->>'decision' as decision from applications where id = ${id}`,
  );
  const job = { decision: token[0]?.decision as string };
  expect(await server.run('held-decisions', new Date(), job)).toEqual({ told: 1 });
  expect(await server.run('held-decisions', new Date(), job)).toEqual({ told: 0 });
  expect(await known(who, id)).toMatchObject({
    status: 'rejected',
    reason: 'Es en marzo.',
    refusal: 'availability',
  });
  const [{ message } = { message: '' }] = await server.rows<{ message: string }>(
    `select message from messages order by id desc limit 1`,
  );
  expect(message).toContain('La disponibilidad no encajaba con las fechas del proyecto. Es en marzo.');
  expect((await undo([id])).data.data).toMatchObject({ moved: [], refused: [id] });
});

it('takes a move back as it was, and the student hears of none', async () => {
  const { who, id } = await applicant('marcha-atras@ejemplo.es');
  await decide([{ id, from: 'new' }], { status: 'preselected' });
  await tellNow(id);
  const before = await known(who, id);
  await decide([{ id, from: 'preselected' }], { status: 'selected', reason: 'Empezamos.' });
  expect((await undo([id])).data.data.moved).toMatchObject([{ id, status: 'preselected', held: false }]);
  await tellNow(id);
  expect(await known(who, id)).toMatchObject({
    status: 'preselected',
    preselectedAt: before.preselectedAt,
    answeredAt: null,
    reason: null,
  });
});

it('tells the last of two moves only, and nothing when it came back to what is known', async () => {
  const { who, id } = await applicant('de-aqui-alla@ejemplo.es');
  const messages = async () =>
    (
      await server.rows<{ count: number }>(
        `select count(*)::int as count from messages m join students s on s.id = m.student_id
         join users u on u.id = s.user_id
         where u.email = 'de-aqui-alla@ejemplo.es' and m.kind <> 'application_sent'`,
      )
    )[0]?.count;
  await decide([{ id, from: 'new' }], { status: 'preselected' });
  const [first] = await server.rows<{ decision: string }>(
    `select held->>'decision' as decision from applications where id = ${id}`,
  );
  await decide([{ id, from: 'preselected' }], { status: 'new' });
  expect(await server.run('held-decisions', new Date(), { decision: first?.decision as string })).toEqual({
    told: 0,
  });
  await tellNow(id);
  expect(await messages()).toBe(0);
  expect(await known(who, id)).toMatchObject({ status: 'new' });
});

it('lets a student withdraw who has not been told of an answer', async () => {
  const { who, id } = await applicant('se-retira@ejemplo.es');
  await decide([{ id, from: 'new' }], { status: 'rejected' });
  const withdrawn = await who.wrong('POST /api/applys/:id/withdraw', { params: { id } });
  expect([withdrawn.status, withdrawn.data.data.status]).toEqual([200, 'unavailable']);
  expect(await onDesk(id)).toMatchObject({ status: 'unavailable', held: false });
});

it.each([
  ['a refusal that is no ‘no’', { status: 'selected', refusal: 'profile' }, 400],
  ['a reason that is not on the list', { status: 'rejected', refusal: 'edad' }, 400],
])('refuses %s', async (_, data, status) => {
  const { id } = await applicant(`raro-${String(data.status)}@ejemplo.es`);
  expect((await decide([{ id, from: 'new' }], data)).status).toBe(status);
});

it('moves nothing of another project', async () => {
  const { id } = await applicant('otro-proyecto@ejemplo.es');
  const other = (await ownProjects(coordinator)).find((own) => own.status === 'new' && own.id !== project);
  const answer = await coordinator.wrong('POST /api/projects/:id/desk/decisions', {
    params: { id: other?.id as number },
    body: { data: { applications: [{ id, from: 'new' }], status: 'rejected' } },
  });
  expect(answer.data.data).toEqual({ moved: [], refused: [id], overtaken: [] });
  expect(await onDesk(id)).toMatchObject({ status: 'new' });
});

it('keeps private notes with who wrote them, for the organisation alone', async () => {
  const { who, id } = await applicant('con-notas@ejemplo.es');
  const { data } = await coordinator.call('POST /api/applys/:id/notes', {
    params: { id },
    body: { data: { text: 'Habla gallego.' } },
  });
  expect(data.data).toMatchObject({ text: 'Habla gallego.', mine: true });
  expect(data.data.author).toBeTruthy();
  expect(await onDesk(id)).toMatchObject({ notes: 1 });
  expect((await who.wrong('GET /api/applys/:id/notes', { params: { id } })).status).toBe(403);
  await coordinator.call('DELETE /api/application-notes/:id', { params: { id: data.data.id } });
  expect((await coordinator.call('GET /api/applys/:id/notes', { params: { id } })).data.data).toEqual([]);
});

it('says why an applicant suits the project by the published rules, and nothing of one who hides their studies', async () => {
  const { id } = await applicant('encaja@ejemplo.es');
  const read = async () =>
    (await coordinator.wrong('GET /api/applys/:id', { params: { id }, query: { populate: 'student' } })).data
      .data;
  await server.rows(
    `update students set province = (select location from projects where id = ${project}), visibility = 'organizations'
     where id = (select student_id from applications where id = ${id})`,
  );
  const { match } = await read();
  expect(match).toEqual({ reasons: expect.any(Array) as string[], obstacles: expect.any(Array) as string[] });
  await server.rows(
    `update students set visibility = 'private' where id = (select student_id from applications where id = ${id})`,
  );
  expect((await read()).match).toBeNull();
});

it('shows on a card what its application says of the match, also when the profile has changed since', async () => {
  const { id } = await applicant('cambia-de-grado@ejemplo.es');
  const cardAndPane = async () => {
    const { data } = await coordinator.wrong('GET /api/applys/:id', {
      params: { id },
      query: { populate: 'student' },
    });
    return [(await onDesk(id))?.supermatch, data.data.supermatch];
  };
  expect(await cardAndPane()).toEqual([false, false]);
  await server.rows(
    `update students set province = location, study_area_id = areas.study_area_id, tags = projects.tags
     from projects inner join project_study_areas areas on areas.project_id = projects.id
     where projects.id = ${project} and students.id = (select student_id from applications where id = ${id})`,
  );
  await server.rows(
    `insert into student_degrees (student_id, other_name)
     select student_id, academic_profile[1] from applications inner join projects on projects.id = project_id
     where applications.id = ${id}`,
  );
  expect(await cardAndPane()).toEqual([true, true]);
});

it('tells a colleague’s open desk of each move, and no other organisation’s', async () => {
  const { id } = await applicant('en-directo@ejemplo.es');
  const streams = await Promise.all([
    readEvents(coordinator),
    readEvents(await logIn(server.address, 'gestion')),
  ]);
  opened.push(...streams);
  for (const stream of streams) await stream.next('ready');
  await decide([{ id, from: 'new' }], { status: 'preselected' });
  // The event for the new application may arrive first: it names no person.
  let told = await streams[0].next('applications');
  if (told.person === null) told = await streams[0].next('applications', 1);
  expect(told).toMatchObject({
    project,
    applications: [id],
    person: expect.stringMatching(/^\p{Lu}/u) as string,
  });
  expect(streams[1].heard.map(({ name }) => name)).not.toContain('applications');
});
