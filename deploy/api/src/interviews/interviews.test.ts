import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Interviews: from the offer to the reminder, with every way in which one is moved or ends. */

let project: number;
let coordinator: Client;
let server: OperatedServer;
beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  const open = (await ownProjects(coordinator)).filter(({ status }) => status === 'new');
  project = open[0]?.id ?? 0;
});
afterAll(() => server.stop());

const people = 'coordinacion@puente.test';
const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
const minute = 60_000;
/** Days from now, each at an hour of its own, so that no two tests offer the same time. */
let used = 10;
const freeTime = (): string => {
  used += 1;
  return new Date(Math.ceil(Date.now() / minute) * minute + used * 2 * 60 * minute).toISOString();
};
const later = (time: string, minutes: number) => new Date(Date.parse(time) + minutes * minute).toISOString();

async function applicant(email: string, preselected = true) {
  const { who, cv } = await newStudent(server, email);
  const body = { data: { project, motivation, CV: cv } };
  const { id } = (await who.call('POST /api/applys', { body })).data.data;
  if (preselected) await answer(id, 'preselected');
  return { who, id, email };
}

const answer = (id: number, status: 'preselected' | 'new' | 'notSelected') =>
  coordinator.call('PUT /api/applys/:id', { params: { id }, body: { data: { status } } });
const details = { minutes: 30, place_kind: 'video', place: 'https://meet.ejemplo.org/sala' } as const;
const offer = (applications: number[], times: string[], data: object = {}) =>
  coordinator.wrong('POST /api/interviews', { body: { data: { applications, times, ...details, ...data } } });
const offered = async (application: number, ...times: string[]) =>
  (await offer([application], times)).data.data[0]?.id as number;
const take = (who: Client, id: number, time: string) =>
  who.wrong('POST /api/interviews/:id/take', { params: { id }, body: { data: { starts_at: time } } });
const move = (who: Client, id: number, from: string, to: string) =>
  who.wrong('POST /api/interviews/:id/move', {
    params: { id },
    body: { data: { from, starts_at: to, reason: 'Ese día hay huelga.' } },
  });
const ask = (who: Client, id: number) =>
  who.wrong('POST /api/interviews/:id/ask', { params: { id }, body: { data: { reason: 'Tengo clase.' } } });
const cancel = (who: Client, id: number) =>
  who.wrong('POST /api/interviews/:id/cancel', {
    params: { id },
    body: { data: { reason: 'He cambiado de idea.' } },
  });
const read = async (who: Client, id: number) =>
  (await who.call('GET /api/interviews/:id', { params: { id } })).data.data;
const subjectsTo = async (email: string) =>
  (await messagesTo(server.dataDir, email)).map(({ subject }) => subject.split(':')[0]);

/** Calendar entries in the mails to an address, oldest first. */
async function calendarsTo(email: string): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sources
    .filter((source) => new RegExp(`^To: ${email}$`, 'm').test(source))
    .flatMap((source) => {
      const encoded = /text\/calendar[^]*?Content-Transfer-Encoding: base64\n\n([\w+/=\n]+)/.exec(
        source.replaceAll('\r\n', '\n'),
      )?.[1];
      const plain = /BEGIN:VCALENDAR[^]*?END:VCALENDAR/.exec(source)?.[0];
      const text = encoded === undefined ? plain : Buffer.from(encoded, 'base64').toString();
      return text === undefined ? [] : [text.replaceAll('\r\n ', '')];
    });
}

describe('an offer', () => {
  it('reaches each of several students, and the first who takes a time has it', async () => {
    const [one, other] = [await applicant('ofrecida-1@ejemplo.es'), await applicant('ofrecida-2@ejemplo.es')];
    const [first, second] = [freeTime(), freeTime()];
    const { data } = await offer([one.id, other.id], [second, first], { note: 'Trae dos ideas.' });
    expect(data.data).toHaveLength(2);
    const [mine = 0, theirs = 0] = data.data.map((one): number => one.id);
    expect(await read(one.who, mine)).toMatchObject({
      state: 'offered',
      times: [
        { starts_at: first, free: true },
        { starts_at: second, free: true },
      ],
      note: 'Trae dos ideas.',
      interviewer: { name: 'Marta Otero Vidal' },
    });
    expect((await read(one.who, mine)).student).toBeUndefined();
    expect((await read(coordinator, mine)).student).toEqual({ name: 'Uxía Lago' });
    await messageWith(server.dataDir, one.email, 'te ofrece 2 horas');

    expect((await take(one.who, mine, first)).data.data).toMatchObject({
      state: 'taken',
      starts_at: first,
      ends_at: later(first, 30),
    });
    expect((await take(other.who, theirs, first)).error.name).toBe('SlotTaken');
    expect((await read(other.who, theirs)).times.map(({ free }) => free)).toEqual([false, true]);
    expect((await take(other.who, theirs, second)).status).toBe(200);
  });

  it('goes only to preselected students who know of it', async () => {
    const { id } = await applicant('no-preseleccionada@ejemplo.es', false);
    expect((await offer([id], [freeTime()])).error.name).toBe('InterviewTooEarly');
    await coordinator.call('POST /api/projects/:id/desk/decisions', {
      params: { id: project },
      body: { data: { applications: [{ id, from: 'new' }], status: 'preselected' } },
    });
    expect((await offer([id], [freeTime()])).error.name).toBe('InterviewTooEarly');
  });

  it('is one at a time', async () => {
    const { id } = await applicant('una-sola@ejemplo.es');
    await offered(id, freeTime());
    expect((await offer([id], [freeTime()])).error.name).toBe('InterviewOpen');
  });

  it.each([
    ['too near', () => [new Date(Date.now() + 5 * minute).toISOString()], /falten/],
    ['too far', () => [new Date(Date.now() + 200 * 24 * 60 * minute).toISOString()], /próximos/],
    ['overlapping', () => [freeTime()].flatMap((time) => [time, later(time, 15)]), /solapan/],
  ])('has no time that is %s', async (_, times, message) => {
    const { id } = await applicant(`hora-mala-${used}@ejemplo.es`);
    used += 1;
    const refused = await offer([id], times());
    expect(refused.status).toBe(400);
    expect((refused.error.details as { fields: object }).fields).toMatchObject({
      times: expect.stringMatching(message) as string,
    });
  });

  it('has no time at which the interviewer has another interview', async () => {
    const [one, other] = [await applicant('choque-1@ejemplo.es'), await applicant('choque-2@ejemplo.es')];
    const time = freeTime();
    await take(one.who, await offered(one.id, time), time);
    const refused = await offer([other.id], [later(time, 20)]);
    expect((refused.error.details as { fields: { times: string } }).fields.times).toContain(
      'otra entrevista',
    );
    expect((await offer([other.id], [later(time, 30)])).status).toBe(200);
  });

  it('can be asked for other times, which replace the first', async () => {
    const { who, id, email } = await applicant('pide-otra@ejemplo.es');
    const [first, second] = [freeTime(), freeTime()];
    const interview = await offered(id, first);
    expect((await ask(who, interview)).data.data).toMatchObject({
      state: 'asked',
      reason: 'Tengo clase.',
      reason_by: 'student',
    });
    await messageWith(server.dataDir, people, 'Motivo: «Tengo clase.»');
    expect((await take(who, interview, first)).error.name).toBe('InterviewOver');
    const again = await coordinator.call('POST /api/interviews/:id/times', {
      params: { id: interview },
      body: { data: { times: [second], ...details, place_kind: 'phone', place: 'Te llamamos' } },
    });
    expect(again.data.data).toMatchObject({ state: 'offered', reason: null, times: [{ starts_at: second }] });
    expect((await take(who, interview, first)).error.name).toBe('SlotNotOffered');
    expect((await take(who, interview, second)).status).toBe(200);
    await messageWith(server.dataDir, email, 'Por teléfono: Te llamamos');
  });
});

describe('a chosen time', () => {
  it('is in the calendars of both, and every change replaces it there', async () => {
    const { who, id, email } = await applicant('calendario@ejemplo.es');
    const [first, second, third] = [freeTime(), freeTime(), freeTime()];
    const interview = await offered(id, first, second);
    await take(who, interview, first);
    expect((await move(who, interview, first, second)).data.data).toMatchObject({ starts_at: second });
    expect((await move(coordinator, interview, second, third)).data.data).toMatchObject({
      starts_at: third,
      reason: 'Ese día hay huelga.',
      reason_by: 'organization',
    });
    await messageWith(server.dataDir, email, 'ha cambiado tu entrevista');
    expect((await cancel(who, interview)).data.data).toMatchObject({
      state: 'cancelled',
      reason_by: 'student',
    });
    await messageWith(server.dataDir, email, 'Has cancelado la entrevista');
    await messageWith(server.dataDir, people, 'Motivo: «He cambiado de idea.»');

    const fields = (await calendarsTo(email)).map((text) => {
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim();
      return [field('METHOD'), field('UID'), field('SEQUENCE'), field('DTSTART')];
    });
    const basic = (time: string) => time.replaceAll(/[-:]|\.\d+/g, '');
    const uid = `interview-${interview}@puente`;
    expect(fields).toEqual([
      ['REQUEST', uid, '1', basic(first)],
      ['REQUEST', uid, '2', basic(second)],
      ['REQUEST', uid, '3', basic(third)],
      ['CANCEL', uid, '4', basic(third)],
    ]);
    expect((await calendarsTo(people)).filter((text) => text.includes(uid))).toHaveLength(4);
  });

  it('is a file for both', async () => {
    const { who, id } = await applicant('fichero@ejemplo.es');
    const time = freeTime();
    const interview = await offered(id, time);
    const file = (from: Client) =>
      from.call('GET /api/interviews/:id/calendar', { params: { id: interview } });
    expect((await file(who)).status).toBe(404);
    await take(who, interview, time);
    for (const [from, path] of [
      [who, `/profile/applications/${id}`],
      [coordinator, `/organizations/projects/${project}/applys?open=${id}`],
    ] as const) {
      const { data, headers } = await file(from);
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const text = (await data.text()).replaceAll('\r\n ', '');
      expect(text).toContain(path);
      expect(text).not.toContain('METHOD');
    }
  });

  it('is moved by a student to an offered time only, and with the time that they saw', async () => {
    const { who, id } = await applicant('mueve@ejemplo.es');
    const [first, second] = [freeTime(), freeTime()];
    const interview = await offered(id, first, second);
    await take(who, interview, first);
    expect((await move(who, interview, first, freeTime())).error.name).toBe('SlotNotOffered');
    expect((await move(who, interview, second, second)).error.name).toBe('InterviewOver');
    expect((await move(who, interview, first, second)).status).toBe(200);
  });

  it('is free for others once the student asks for another, and leaves the calendars', async () => {
    const [one, other] = [await applicant('libera-1@ejemplo.es'), await applicant('libera-2@ejemplo.es')];
    const time = freeTime();
    const { data } = await offer([one.id, other.id], [time]);
    const [mine = 0, theirs = 0] = data.data.map((one): number => one.id);
    await take(one.who, mine, time);
    expect((await take(other.who, theirs, time)).error.name).toBe('SlotTaken');
    await ask(one.who, mine);
    expect((await take(other.who, theirs, time)).status).toBe(200);
    await messageWith(server.dataDir, one.email, 'Has pedido otras horas');
    expect((await calendarsTo(one.email)).at(-1)).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2/);
  });

  it('is not taken by a student who has another interview then', async () => {
    const manager = await logIn(server.address, 'gestion');
    const { data: me } = await manager.call('GET /api/users/me', {});
    const organization = (me.details as { organizations: { id: number }[] }).organizations[0]?.id as number;
    const { data: own } = await manager.call('GET /api/organizations/:id/projects', {
      params: { id: organization },
      query: { pagination: { pageSize: 100 } },
    });
    const elsewhere = own.data.find(({ status }) => status === 'new')?.id as number;
    const { who, cv } = await newStudent(server, 'dos-entrevistas@ejemplo.es');
    const apply = async (to: number) =>
      (await who.call('POST /api/applys', { body: { data: { project: to, motivation, CV: cv } } })).data.data
        .id;
    const [here, there] = [await apply(project), await apply(elsewhere)];
    await answer(here, 'preselected');
    await manager.call('PUT /api/applys/:id', {
      params: { id: there },
      body: { data: { status: 'preselected' } },
    });
    const time = freeTime();
    await take(who, await offered(here, time), time);
    const other = await manager.call('POST /api/interviews', {
      body: { data: { applications: [there], times: [later(time, 15), later(time, 60)], ...details } },
    });
    const id = other.data.data[0]?.id as number;
    expect((await read(who, id)).times.map(({ free }) => free)).toEqual([false, true]);
    expect((await take(who, id, later(time, 15))).error.name).toBe('InterviewClash');
    await take(who, id, later(time, 60));
    // The organisation does not learn of the other interview.
    expect((await move(manager, id, later(time, 60), time)).error.name).toBe('SlotTaken');
  });
});

describe('the end of an application', () => {
  const taken = async (email: string) => {
    const { who, id } = await applicant(email);
    const time = freeTime();
    const interview = await offered(id, time);
    await take(who, interview, time);
    return { who, id, interview, time, email };
  };

  it('by a withdrawal tells both', async () => {
    const { who, id, interview, email } = await taken('retira@ejemplo.es');
    await who.call('POST /api/applys/:id/withdraw', { params: { id }, body: { data: {} } });
    expect(await read(who, interview)).toMatchObject({ state: 'cancelled', reason_by: 'platform' });
    await messageWith(server.dataDir, email, 'Ya no hay entrevista con');
    await messageWith(server.dataDir, people, 'ha retirado su solicitud');
    expect((await calendarsTo(email)).at(-1)).toContain('METHOD:CANCEL');
  });

  it('by an answer, or a retracted preselection, cancels it and frees its time', async () => {
    const { id, interview, time, who } = await taken('rechazada@ejemplo.es');
    await answer(id, 'notSelected');
    expect(await read(who, interview)).toMatchObject({ state: 'cancelled' });
    const back = await applicant('devuelta@ejemplo.es');
    const second = await offered(back.id, time);
    expect((await take(back.who, second, time)).status).toBe(200);
    await answer(back.id, 'new');
    expect(await read(back.who, second)).toMatchObject({ state: 'cancelled' });
  });

  it('with its project cancels offers and chosen times', async () => {
    const other = (await ownProjects(coordinator)).find(
      ({ status, id }) => status === 'new' && id !== project,
    );
    const { who, cv } = await newStudent(server, 'proyecto-se-cierra@ejemplo.es');
    const params = { id: other?.id as number };
    const { data } = await who.call('POST /api/applys', {
      body: { data: { project: params.id, motivation, CV: cv } },
    });
    await answer(data.data.id, 'preselected');
    const interview = await offered(data.data.id, freeTime());
    await coordinator.call('POST /api/projects/:id/close', {
      params,
      body: { data: { reason: 'notSelected' } },
    });
    expect(await read(who, interview)).toMatchObject({
      state: 'cancelled',
      reason: 'El proyecto se ha cerrado.',
    });
  });

  it('with the account tells the organisation', async () => {
    const { who } = await taken('se-borra@ejemplo.es');
    const before = (await subjectsTo(people)).length;
    const { data: me } = await who.call('GET /api/users/me', {});
    const gone = await who.wrong('DELETE /api/users/:id', {
      params: { id: me.id },
      body: { data: { password: 'caracola-93' } },
    });
    expect(gone.status).toBe(204);
    await messageWith(server.dataDir, people, 'ha eliminado su cuenta');
    expect((await subjectsTo(people)).length).toBeGreaterThan(before);
  });
});

it('reminds both a day and an hour before, once each, and again after a move', async () => {
  const { who, id, email } = await applicant('recuerda@ejemplo.es');
  const [time, moved] = [later(freeTime(), 72 * 60), later(freeTime(), 96 * 60)];
  const interview = await offered(id, time);
  await take(who, interview, time);
  const soon = async () =>
    (await subjectsTo(email)).filter((subject) => subject === 'Se acerca tu entrevista');
  const runAt = (before: string, minutes: number) =>
    server.run('interview-reminders', new Date(Date.parse(before) - minutes * minute));
  const mine = async (before: string, minutes: number) => {
    await runAt(before, minutes);
    const [row] = await server.rows<{ count: number }>(
      `select count(*)::int as count from messages m join students s on s.id = m.student_id
       join users u on u.id = s.user_id where u.email = '${email}' and m.subject like 'Se acerca%'`,
    );
    return row?.count;
  };
  expect(await mine(time, 24 * 60 + 1)).toBe(0);
  expect(await mine(time, 23 * 60)).toBe(1);
  expect(await mine(time, 22 * 60)).toBe(1);
  expect(await mine(time, 59)).toBe(2);
  expect(await mine(time, 30)).toBe(2);
  await move(coordinator, interview, time, moved);
  expect(await mine(moved, 23 * 60)).toBe(3);
  await messageWith(server.dataDir, people, 'La entrevista con Uxía Lago');
  expect((await soon()).length).toBeGreaterThan(0);
  await server.run('interview-reminders', new Date(Date.parse(moved) + 31 * minute));
  expect(await read(who, interview)).toMatchObject({ state: 'done' });
  expect((await cancel(who, interview)).error.name).toBe('InterviewOver');
  expect((await offer([id], [freeTime()])).status).toBe(200);
});

it('is marked on the desk, and listed for each of its two sides', async () => {
  const { who, id } = await applicant('en-la-mesa-entrevista@ejemplo.es');
  const time = freeTime();
  const interview = await offered(id, time);
  const mark = async () =>
    (await coordinator.call('GET /api/projects/:id/desk', { params: { id: project } })).data.data.find(
      (application) => application.id === id,
    )?.interview;
  expect(await mark()).toEqual({ state: 'offered', starts_at: null, minutes: 30 });
  await take(who, interview, time);
  expect(await mark()).toEqual({ state: 'taken', starts_at: time, minutes: 30 });
  const idsOf = async (from: Client) =>
    (
      await from.call('GET /api/interviews', { query: { filters: { application: { $eq: id } } } })
    ).data.data.map((one) => one.id);
  expect(await idsOf(who)).toEqual([interview]);
  expect(await idsOf(coordinator)).toEqual([interview]);
  expect(await idsOf(await logIn(server.address, 'gestion'))).toEqual([]);
});
