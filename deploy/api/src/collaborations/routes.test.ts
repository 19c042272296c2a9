import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { motivation, selectedStudent } from '../../test/selected-student.ts';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { weekOf } from '@puente/contract/hours-log';

let server: OperatedServer;
let coordinator: Client;
let teacher: Client;
let teacherId: number;
let projects: { id: number; title: string }[];

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  teacher = await logIn(server.address, 'docente');
  teacherId = (await teacher.call('GET /api/users/me', {})).data.details?.id as number;
  projects = (await ownProjects(coordinator)).filter(({ status }) => status === 'new');
});
afterAll(() => server.stop());

let count = 0;

const selected = (project: number) =>
  selectedStudent(server, { coordinator, project, email: `colabora-${(count += 1)}@ejemplo.es` });

const confirm = (who: Client, application: number) =>
  who.call('POST /api/applys/:id/confirm', { params: { id: application } });

async function begun(project = idOf(0)) {
  const student = await selected(project);
  const confirmed = await confirm(student.who, student.application);
  return { ...student, id: confirmed.data.data.id };
}

const idOf = (index: number): number => (projects[index] as { id: number }).id;
const move = (who: Client, id: number, from: string, state: string, reason?: string) =>
  who.wrong('POST /api/collaborations/:id/move', {
    params: { id },
    body: { data: { from, state, ...(reason !== undefined && { reason }) } },
  });
const read = (who: Client, id: number) => who.call('GET /api/collaborations/:id', { params: { id } });

describe('a place', () => {
  it('that is confirmed begins a collaboration, once', async () => {
    const { who, application } = await selected(idOf(0));
    const [first, second] = await Promise.all([confirm(who, application), confirm(who, application)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data.data.id).toBe(first.data.data.id);
    expect(first.data.data).toMatchObject({
      state: 'agreed',
      title: projects[0]?.title,
      side: 'student',
      is_team: false,
      members: [{ name: 'Uxía', own: true, application, leftAt: null }],
      history: [{ event: 'created', side: 'student', name: 'Uxía Lago' }],
    });
    await messageWith(server.dataDir, 'coordinacion@puente.test', 'confirma que participa');
    const shown = await who.call('GET /api/applys/:id', { params: { id: application } });
    expect(shown.data.data.collaboration).toBe(first.data.data.id);
  });

  it('that is declined ends the application, and tells the organisation why', async () => {
    const { who, application } = await selected(idOf(0));
    const declined = await who.call('POST /api/applys/:id/decline', {
      params: { id: application },
      body: { data: { reason: 'Me voy de Erasmus.' } },
    });
    expect(declined.data.data).toMatchObject({ status: 'unavailable', reason: 'Me voy de Erasmus.' });
    await messageWith(server.dataDir, 'coordinacion@puente.test', 'no va a participar');
    expect((await confirm(who, application)).error.name).toBe('StatusNotAllowed');
  });

  it('cannot be taken before the selection, nor declined after the confirmation', async () => {
    const student = await newStudent(server, 'sin-elegir@ejemplo.es');
    const sent = await student.who.call('POST /api/applys', {
      body: { data: { project: idOf(0), motivation, CV: student.cv } },
    });
    expect((await confirm(student.who, sent.data.data.id)).error.name).toBe('StatusNotAllowed');
    const { who, application } = await begun();
    const declined = await who.call('POST /api/applys/:id/decline', {
      params: { id: application },
      body: { data: {} },
    });
    expect(declined.error.name).toBe('StatusNotAllowed');
  });
});

describe('a collaboration', () => {
  it('goes from the agreement to the end, and tells the other side of each step', async () => {
    const { who, id, email } = await begun();
    const { updatedAt } = (await read(coordinator, id)).data.data;
    const dated = await coordinator.call('PUT /api/collaborations/:id', {
      params: { id },
      body: { data: { begins: '2027-02-01', ends: '2027-06-15', base: updatedAt } },
    });
    expect(dated.data.data).toMatchObject({ begins: '2027-02-01', ends: '2027-06-15' });
    await messageWith(server.dataDir, email, '1 de febrero de 2027');
    expect((await move(who, id, 'agreed', 'running')).error.name).toBe('StatusNotAllowed');
    expect((await move(coordinator, id, 'agreed', 'running')).status).toBe(200);
    expect((await move(who, id, 'running', 'delivered')).status).toBe(200);
    expect((await move(coordinator, id, 'delivered', 'running')).error.details).toEqual({
      fields: { reason: 'Este campo es obligatorio.' },
    });
    await move(coordinator, id, 'delivered', 'running', 'Falta el anexo.');
    await messageWith(server.dataDir, email, 'Falta el anexo.');
    await move(who, id, 'running', 'delivered');
    await move(coordinator, id, 'delivered', 'closed');
    const { data } = (await read(who, id)).data;
    expect(data.state).toBe('closed');
    expect(data.history.map(({ event }) => event)).toEqual([
      'created',
      'datesChanged',
      'running',
      'delivered',
      'changesAsked',
      'delivered',
      'closed',
    ]);
    expect((await move(coordinator, id, 'closed', 'cancelled', 'Tarde.')).error.name).toBe(
      'StatusNotAllowed',
    );
    expect((await move(who, id, 'running', 'cancelled', 'Tarde.')).error.name).toBe('CollaborationOver');
  });

  it('refuses the slower of two colleagues, and shows what the other wrote', async () => {
    const { id } = await begun();
    const { updatedAt } = (await read(coordinator, id)).data.data;
    const change = (ends: string) =>
      coordinator.call('PUT /api/collaborations/:id', {
        params: { id },
        body: { data: { ends, base: updatedAt } },
      });
    const answers = await Promise.all([change('2027-06-01'), change('2027-07-01')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that both end at the same moment ends once', async () => {
    const { who, id } = await begun();
    await move(coordinator, id, 'agreed', 'running');
    await move(who, id, 'running', 'delivered');
    const answers = await Promise.all([
      move(coordinator, id, 'delivered', 'closed'),
      move(who, id, 'delivered', 'cancelled', 'No puedo seguir.'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { history } = (await read(who, id)).data.data;
    expect(history.filter(({ event }) => event === 'closed' || event === 'cancelled')).toHaveLength(1);
  });

  it('takes no last day before the first, and nobody of another organisation', async () => {
    const { id } = await begun();
    const change = (data: object) =>
      coordinator.wrong('PUT /api/collaborations/:id', { params: { id }, body: { data } });
    expect((await change({ begins: '2027-06-15', ends: '2027-02-01' })).error.details).toEqual({
      fields: { ends: 'El final tiene que ser después del principio.' },
    });
    const stranger = (await teacher.call('GET /api/users/me', {})).data.id;
    expect((await change({ tutor: stranger })).error.details).toEqual({
      fields: { tutor: 'Elige a una persona de la organización.' },
    });
    const own = (await coordinator.call('GET /api/users/me', {})).data.id;
    expect((await change({ tutor: own })).status).toBe(200);
  });

  it('is a teacher’s for as long as they guide the project', async () => {
    const project = idOf(1);
    const { who, id } = await begun(project);
    expect((await read(teacher, id)).status).toBe(404);
    await coordinator.call('PUT /api/projects/:id', {
      params: { id: project },
      body: { data: { tutors: [teacherId] } },
    });
    const answer = (accepted: boolean | null) =>
      teacher.call('PUT /api/projects/:id/tutoring', {
        params: { id: project },
        body: { data: { accepted } },
      });
    await answer(true);
    expect((await read(teacher, id)).data.data).toMatchObject({ side: 'teacher', members: [{ own: false }] });
    expect((await move(teacher, id, 'agreed', 'running')).status).toBe(403);
    await answer(null);
    expect((await read(teacher, id)).status).toBe(404);
    const { history } = (await read(who, id)).data.data;
    expect(history.map(({ event }) => event)).toEqual(['created', 'teacherJoined', 'teacherLeft']);
  });
});

describe('a team', () => {
  it('shares one collaboration, and goes on without who leaves', async () => {
    const project = idOf(2);
    const setTeamwork = (teamwork: boolean) =>
      coordinator.call('PUT /api/projects/:id/teamwork', {
        params: { id: project },
        body: { data: { teamwork } },
      });
    await setTeamwork(true);
    const people = [await selected(project), await selected(project), await selected(project)];
    const confirmed = await Promise.all(people.map(({ who, application }) => confirm(who, application)));
    const [first, second, third] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const [id = 0, ...others] = new Set<number>(confirmed.map(({ data }) => data.data.id));
    expect(others).toEqual([]);
    expect((await setTeamwork(false)).error.name).toBe('TeamworkDecided');

    const { members } = (await read(first.who, id)).data.data;
    expect(members).toHaveLength(3);
    // A student reads the applications of none of the others.
    expect(members.filter(({ application }) => application !== null)).toHaveLength(1);
    expect((await move(first.who, id, 'agreed', 'cancelled', 'Lo dejo.')).error.name).toBe(
      'StatusNotAllowed',
    );
    const leave = (who: Client, member: number) =>
      who.call('POST /api/collaborations/:id/departures', {
        params: { id },
        body: { data: { member, reason: 'Cambia de ciudad.' } },
      });
    const memberOf = async (who: Client) =>
      (await read(who, id)).data.data.members.find(({ own }) => own)?.id as number;
    const [own, removed, last] = [
      await memberOf(first.who),
      await memberOf(second.who),
      await memberOf(third.who),
    ];
    expect((await leave(first.who, removed)).error.name).toBe('Forbidden');
    expect((await leave(coordinator, removed)).status).toBe(204);
    await messageWith(server.dataDir, second.email, 'Cambia de ciudad.');
    expect((await read(second.who, id)).status).toBe(404);
    const answers = await Promise.all([leave(first.who, own), leave(third.who, last)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await read(coordinator, id)).data.data.state).toBe('agreed');
  });

  it('loses a student whose account is deleted, and one alone is cancelled', async () => {
    const { who, id } = await begun();
    const me = (await who.call('GET /api/users/me', {})).data.id;
    await who.wrong('DELETE /api/users/:id', {
      params: { id: me },
      body: { password: 'caracola-93' },
    });
    const { data } = (await read(coordinator, id)).data;
    expect(data).toMatchObject({ state: 'cancelled', members: [{ name: null, application: null }] });
    expect(data.history.at(-1)).toMatchObject({
      event: 'cancelled',
      name: null,
      reason: 'Ha borrado su cuenta.',
    });
  });
});

it('is cancelled when nobody of the organisation is left', async () => {
  const { who, id } = await begun();
  const [alone] = await server.rows<{ id: number }>(`with org as (
      insert into organizations (name) values ('Se queda sola') returning id
    ), person as (
      insert into users (name, surname, email, profile_type, email_verified)
      values ('Última', 'Persona', 'ultima@ejemplo.es', 'coordinator', true) returning id
    ), acting as (
      insert into coordinators (user_id, organization_id) select person.id, org.id from person, org
    ) select org.id from org`);
  await server.rows(`update collaborations set organization_id = ${alone?.id ?? 0} where id = ${id}`);
  const staff = await logIn(server.address, 'staff');
  const [last] = await server.rows<{ id: number }>(`select id from users where email = 'ultima@ejemplo.es'`);
  const gone = await staff.wrong('DELETE /api/users/:id', {
    params: { id: last?.id ?? 0 },
    body: { password: 'Puente-2026' },
  });
  expect(gone.status).toBe(204);
  const { data } = (await read(who, id)).data;
  expect(data.state).toBe('cancelled');
  expect(data.history.at(-1)?.reason).toMatch(/ya no queda nadie/);
});

describe('the hours log', () => {
  const log = (who: Client, id: number, week: string, minutes: number) =>
    who.wrong('PUT /api/collaborations/:id/hours', { params: { id }, body: { data: { week, minutes } } });
  const hours = async (who: Client, id: number) =>
    (await who.call('GET /api/collaborations/:id/hours', { params: { id } })).data.data;
  const confirmHours = (id: number, weeks: { id: number; minutes: number }[]) =>
    coordinator.call('POST /api/collaborations/:id/hours/confirmations', {
      params: { id },
      body: { data: { weeks } },
    });
  const present = weekOf(dayInSpain(Date.now()));

  async function running() {
    const begun_ = await begun();
    await move(coordinator, begun_.id, 'agreed', 'running');
    return begun_;
  }

  it('takes weeks of the work from its student, until the organisation confirms them', async () => {
    const { who, id } = await begun();
    expect((await log(who, id, present, 60)).error.name).toBe('StatusNotAllowed');
    await move(coordinator, id, 'agreed', 'running');
    expect((await log(who, id, present, 390)).status).toBe(200);
    const [week] = await hours(coordinator, id);
    expect(week).toMatchObject({ week: present, minutes: 390, confirmedAt: null });
    const seen = { id: week?.id ?? 0, minutes: 390 };
    // The student changes the week while the organisation looks at it.
    await log(who, id, present, 420);
    expect((await confirmHours(id, [seen])).error.name).toBe('HoursChanged');
    expect((await confirmHours(id, [{ ...seen, minutes: 420 }])).status).toBe(200);
    expect((await log(who, id, present, 30)).error.name).toBe('HoursConfirmed');
    expect((await hours(who, id))[0]).toMatchObject({
      minutes: 420,
      confirmedAt: expect.any(String) as string,
    });
  });

  it('refuses weeks outside the work, days that are no Monday, and more hours than a week can have', async () => {
    const { who, id } = await running();
    expect((await log(who, id, '2020-01-06', 60)).error.details).toEqual({
      fields: { week: 'Esa semana no es de esta colaboración, o todavía no ha llegado.' },
    });
    for (const [week, minutes] of [
      ['2026-11-24', 60],
      [present, 45],
      [present, 61 * 60],
    ] as const)
      expect((await log(who, id, week, minutes)).status).toBe(400);
  });

  it('tells the student of a doubt, which goes when they change the week', async () => {
    const { who, id, email } = await running();
    await log(who, id, present, 600);
    const [week] = await hours(coordinator, id);
    await coordinator.call('POST /api/collaborations/:id/hours/objections', {
      params: { id },
      body: { data: { id: week?.id ?? 0, minutes: 600, reason: 'Esa semana solo viniste el lunes.' } },
    });
    await messageWith(server.dataDir, email, 'solo viniste el lunes');
    expect((await hours(who, id))[0]?.objection).toBe('Esa semana solo viniste el lunes.');
    await log(who, id, present, 300);
    expect((await hours(who, id))[0]).toMatchObject({ minutes: 300, objection: null });
    await log(who, id, present, 0);
    expect(await hours(who, id)).toEqual([]);
  });

  it('counts in the report of the organisation once it is confirmed', async () => {
    const { data: me } = await coordinator.call('GET /api/users/me', {});
    const organization = me.details?.organization?.id as number;
    const report = async () =>
      (
        await coordinator.call('GET /api/organizations/:id/impact', {
          params: { id: organization },
          query: {},
        })
      ).data.data;
    const { who, id } = await running();
    const before = await report();
    await log(who, id, present, 600);
    expect(await report()).toMatchObject({ hours: before.hours, confirmed_hours: before.confirmed_hours });
    const [week] = await hours(coordinator, id);
    await confirmHours(id, [{ id: week?.id ?? 0, minutes: 600 }]);
    expect((await report()).confirmed_hours).toBe((before.confirmed_hours ?? 0) + 10);
  });
});
