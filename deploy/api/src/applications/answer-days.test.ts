import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { projectCalls } from '@puente/contract/calls/projects';
import { limits } from '@puente/contract/limits';

/** Every student gets an answer: a project promises a number of days, and its organisation is reminded. */

const day = 24 * 60 * 60 * 1000;
const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
const inSpain = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

let server: OperatedServer;
let coordinator: Client;
let organization: number;

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const example = projectCalls['POST /api/projects'].example.body.data;

const publish = (change: object = {}) =>
  coordinator.wrong('POST /api/projects', {
    body: {
      data: {
        ...example,
        organization,
        coordinator: undefined,
        tutors: undefined,
        program: undefined,
        ...change,
      },
    },
  });

async function apply(project: number, email: string) {
  const { who, cv } = await newStudent(server, email);
  const { data } = await who.call('POST /api/applys', { body: { data: { project, motivation, CV: cv } } });
  return { who, application: data.data };
}

it('says 15 days unless the organisation says otherwise, from 1 to 60', async () => {
  expect((await publish({ answer_days: undefined })).data.data.answer_days).toBe(15);
  expect((await publish({ answer_days: 7 })).data.data.answer_days).toBe(7);
  for (const answer_days of [0, 61, 1.5, '7']) {
    const { status, error } = await publish({ answer_days });
    expect([status, error.details.fields]).toEqual([
      400,
      { answer_days: 'Escribe un número de días entre 1 y 60.' },
    ]);
  }
});

it('tells the student the day, counted from the application, which a later change does not move', async () => {
  const { id } = (await publish({ answer_days: 10 })).data.data;
  const { who, application } = await apply(id, 'plazo@ejemplo.es');
  const expected = inSpain.format(Date.now() + 10 * day);
  const due = new Date(application.answer_due as string);
  expect(inSpain.format(due)).toBe(expected);
  // The end of that day: a millisecond later it is the next one.
  expect(inSpain.format(due.getTime() + 1)).not.toBe(expected);
  const changed = await coordinator.wrong('PUT /api/projects/:id', {
    params: { id },
    body: { data: { answer_days: 30 } },
  });
  expect(changed.data.data.answer_days).toBe(30);
  const read = await who.call('GET /api/applys/:id', { params: { id: application.id }, query: {} });
  expect(read.data.data.answer_due).toBe(application.answer_due);
});

it('has no day in a draft, and the day of the sending when it is sent', async () => {
  const { id } = (await publish({ answer_days: 5 })).data.data;
  const { who, cv } = await newStudent(server, 'borrador@ejemplo.es');
  const draft = await who.wrong('PUT /api/applys/draft', {
    body: { data: { project: id, motivation, CV: cv } },
  });
  expect(draft.data.data.answer_due).toBeNull();
  const sent = await who.call('POST /api/applys/:id/submit', { params: { id: draft.data.data.id } });
  expect(inSpain.format(new Date(sent.data.data.answer_due as string))).toBe(
    inSpain.format(Date.now() + 5 * day),
  );
});

describe('how an organisation answers', () => {
  interface Had {
    status: string;
    sent: number;
    due: number;
    preselected?: number;
    answered?: number;
  }
  const ago = (days: number | undefined) => (days === undefined ? 'null' : `now() - interval '${days} days'`);

  /** An organisation with these applications; numbers are days ago. */
  async function organizationWith(applications: readonly Had[]) {
    const [created] = await server.rows<{ id: number }>(
      `insert into organizations (name) values ('Responde') returning id`,
    );
    const [project] = await server.rows<{ id: number }>(
      `insert into projects (organization_id, title, description, presentiality) values (${created?.id}, 'Un proyecto', 'x', 'remote') returning id`,
    );
    for (const [index, { status, sent, due, preselected, answered }] of applications.entries()) {
      await server.rows(
        `insert into applications (student_id, project_id, status, sent_at, answer_due, preselected_at, answered_at)
         select id, ${project?.id}, '${status}', ${ago(sent)}, ${ago(due)}, ${ago(preselected)}, ${ago(answered)} from students order by id offset ${index} limit 1`,
      );
    }
    const { data } = await coordinator.call('GET /api/organizations/:id/stats', {
      params: { id: created?.id as number },
    });
    const { answered_in_time, median_answer_days } = data.data.attributes;
    return { answered_in_time, median_answer_days };
  }
  const inTime: Had = { status: 'rejected', sent: 20, due: 5, answered: 17 };

  it('is not told before it has had 5 applications', async () => {
    expect(limits.answerDays.judgedFrom).toBe(5);
    const nothing = { answered_in_time: null, median_answer_days: null };
    expect(await organizationWith([])).toEqual(nothing);
    expect(await organizationWith(Array.from({ length: 4 }, () => inTime))).toEqual(nothing);
  });

  it('is the share answered by their day, and the median of the days that it took', async () => {
    expect(
      await organizationWith([
        inTime,
        inTime,
        { ...inTime, answered: 12 },
        { ...inTime, answered: 3 }, // late
        { status: 'new', sent: 20, due: 5 }, // its day is over
      ]),
    ).toEqual({ answered_in_time: 60, median_answer_days: 6 });
  });

  it('takes interest for an answer, and the end of a project or a withdrawal for none', async () => {
    expect(
      await organizationWith([
        { status: 'preselected', sent: 20, due: 5, preselected: 16 },
        { status: 'selected', sent: 20, due: 5, preselected: 16, answered: 1 },
        { status: 'new', sent: 2, due: -13 }, // nothing is owed yet
        { status: 'unavailable', sent: 20, due: 5, answered: 10 }, // withdrawn before its day
        { status: 'unavailable', sent: 20, due: 5, answered: 2 }, // withdrawn after it
      ]),
    ).toEqual({ answered_in_time: 67, median_answer_days: 4 });
  });

  it('says nothing of days when nothing was answered', async () => {
    const silent: Had = { status: 'new', sent: 20, due: 5 };
    expect(await organizationWith(Array.from({ length: 5 }, () => silent))).toEqual({
      answered_in_time: 0,
      median_answer_days: null,
    });
  });
});

describe('the reminders', () => {
  const toCoordinator = async () =>
    (await messagesTo(server.dataDir, 'coordinacion@puente.test')).filter(({ subject }) =>
      /tu respuesta (hoy|antes)/.test(subject),
    );
  const spoken = (moment: Date) =>
    new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'Europe/Madrid' }).format(
      moment,
    );

  it('come three days before the day and on it, one mail for all who wait, and not to who has answered', async () => {
    await server.rows(`update applications set status = 'rejected' where status = 'new'`);
    const { id } = (await publish({ answer_days: 10 })).data.data;
    const first = await apply(id, 'uno@ejemplo.es');
    await apply(id, 'dos@ejemplo.es');
    const answered = await apply(id, 'tres@ejemplo.es');
    await coordinator.call('PUT /api/applys/:id', {
      params: { id: answered.application.id },
      body: { data: { status: 'preselected' } },
    });
    const due = new Date(first.application.answer_due as string);
    const morning = (before: number) => new Date(due.getTime() - before * day - 15 * 60 * 60 * 1000);

    expect(await server.run('answer-reminders', morning(4))).toEqual({ organizations: 0, mails: 0 });
    expect(await server.run('answer-reminders', morning(3))).toEqual({ organizations: 1, mails: 1 });
    const soon = await messageWith(server.dataDir, 'coordinacion@puente.test', 'esa respuesta antes de que');
    expect(soon.subject).toBe(`2 personas esperan tu respuesta antes del ${spoken(due)}`);
    expect(soon.text).toContain('http://localhost:3000/organizations');
    // Neither again on the same morning nor on the next.
    expect(await server.run('answer-reminders', morning(3))).toEqual({ organizations: 0, mails: 0 });
    expect(await server.run('answer-reminders', morning(2))).toEqual({ organizations: 0, mails: 0 });
    expect(await server.run('answer-reminders', morning(0))).toEqual({ organizations: 1, mails: 1 });
    await messageWith(server.dataDir, 'coordinacion@puente.test', 'esa respuesta hoy');
    expect(await server.run('answer-reminders', morning(0))).toEqual({ organizations: 0, mails: 0 });
    expect((await toCoordinator()).map(({ subject }) => subject)).toHaveLength(2);
  });

  it('are one when the organisation promised an answer within three days', async () => {
    await server.rows(`update applications set status = 'rejected' where status = 'new'`);
    const { id } = (await publish({ answer_days: 3 })).data.data;
    const { application } = await apply(id, 'pronto@ejemplo.es');
    const due = new Date(application.answer_due as string);
    const morning = (before: number) => new Date(due.getTime() - before * day - 15 * 60 * 60 * 1000);
    for (const before of [3, 2, 1])
      expect(await server.run('answer-reminders', morning(before))).toEqual({ organizations: 0, mails: 0 });
    expect(await server.run('answer-reminders', morning(0))).toEqual({ organizations: 1, mails: 1 });
  });
});
