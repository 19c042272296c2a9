import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { selectedStudent } from '../../test/selected-student.ts';

/** Evaluations at the end of a collaboration: by both sides, by the link of a mail, and at the same moment. */

let server: OperatedServer;
let coordinator: Client;
let project: number;
const people = 'coordinacion@puente.test';
const ofOrganization = { guidance: 5, clarity: 4, learning: 5, treatment: 5, agreed: 3 };
const ofStudent = { quality: 5, deadlines: 3, communication: 4, autonomy: 4, progress: 5 };

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')?.id ?? 0;
  // The reminders of the seed's collaborations are of no interest here.
  await server.rows(
    `insert into notices (kind, subject_id, sent_at) select kind, id, now()
      from collaborations, unnest(array['evaluation_open', 'evaluation_closing', 'collaboration_late']) as kind`,
  );
});
afterAll(() => server.stop());

let count = 0;

/** A collaboration of a new student, in the state that the SQL sets. */
async function collaboration(change: string) {
  const email = `valora-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const { data } = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const { id, members } = data.data;
  await server.rows(`update collaborations set ${change} where id = ${id}`);
  return { who, id, member: members[0]?.id as number, email };
}

const running = (ends: string) =>
  `state = 'running', started_at = now() - interval '40 days', ends = ${ends}`;
const delivered = `${running('current_date + 60')}, delivered_at = now()`;
const ended = (days: number) =>
  `state = 'closed', started_at = now() - interval '90 days', ended_at = now() - interval '${days} days'`;

const read = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/evaluations', { params: { id } })).data.data;
const evaluateOrganization = (who: Client, id: number, text = 'Siempre había alguien a quien preguntar.') =>
  who.wrong('POST /api/collaborations/:id/evaluations/organization', {
    params: { id },
    body: { data: { scores: ofOrganization, text } },
  });
const evaluateStudent = (id: number, member: number) =>
  coordinator.wrong('POST /api/collaborations/:id/evaluations/students', {
    params: { id },
    body: { data: { member, scores: ofStudent, text: 'Lo usamos cada semana.' } },
  });

describe('two sides', () => {
  it('read nothing of each other until both have sent, and everything then', async () => {
    const { who, id, member, email } = await collaboration(delivered);
    expect((await evaluateOrganization(who, id)).status).toBe(200);
    expect(await read(coordinator, id)).toMatchObject([
      { member, studentSent: true, organizationSent: false, shown: false, byStudent: null },
    ]);
    expect(await read(who, id)).toMatchObject([{ shown: false, byStudent: { scores: ofOrganization } }]);
    await messageWith(server.dataDir, people, 'Podréis leerlo cuando enviéis la vuestra');

    expect((await evaluateStudent(id, member)).status).toBe(200);
    const both = {
      shown: true,
      byStudent: { scores: ofOrganization, text: 'Siempre había alguien a quien preguntar.' },
      byOrganization: { scores: ofStudent, text: 'Lo usamos cada semana.' },
    };
    expect(await read(who, id)).toMatchObject([both]);
    expect(await read(coordinator, id)).toMatchObject([both]);
    await messageWith(server.dataDir, email, 'Ya se pueden leer las valoraciones');
    const { data } = await who.call('GET /api/collaborations/:id', { params: { id } });
    expect(data.data.history.map(({ event, side }) => [event, side]).slice(-2)).toEqual([
      ['evaluated', 'student'],
      ['evaluated', 'organization'],
    ]);
  });

  it('that send at the same moment are both shown', async () => {
    const { who, id, member } = await collaboration(delivered);
    const sent = await Promise.all([evaluateOrganization(who, id), evaluateStudent(id, member)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(who, id)).toMatchObject([{ shown: true, studentSent: true, organizationSent: true }]);
  });

  it('evaluate from two weeks before the last day to two weeks after the end', async () => {
    const early = await collaboration(running('current_date + 16'));
    expect(await evaluateOrganization(early.who, early.id)).toMatchObject({
      status: 409,
      data: { error: { name: 'EvaluationNotOpen' } },
    });
    const open = await collaboration(running('current_date + 13'));
    expect((await evaluateOrganization(open.who, open.id)).status).toBe(200);
    const late = await collaboration(ended(16));
    expect(await evaluateStudent(late.id, late.member)).toMatchObject({
      data: { error: { name: 'EvaluationNotOpen' } },
    });
    const neverBegun = await collaboration(`state = 'cancelled', ended_at = now()`);
    expect(await evaluateStudent(neverBegun.id, neverBegun.member)).toMatchObject({
      data: { error: { name: 'EvaluationNotOpen' } },
    });
  });

  it('read the one that was sent once none can follow', async () => {
    const { who, id } = await collaboration(ended(3));
    await evaluateOrganization(who, id);
    expect(await read(coordinator, id)).toMatchObject([{ shown: false, byStudent: null }]);
    await server.rows(`update collaborations set ended_at = now() - interval '16 days' where id = ${id}`);
    expect(await read(coordinator, id)).toMatchObject([
      { shown: true, byStudent: { scores: ofOrganization }, byOrganization: null },
    ]);
  });
});

it('counts one of two evaluations of the same side, and keeps it', async () => {
  const { who, id } = await collaboration(delivered);
  const sent = await Promise.all([
    evaluateOrganization(who, id, 'La primera.'),
    evaluateOrganization(who, id, 'La segunda.'),
  ]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [first] = await read(who, id);
  expect(await evaluateOrganization(who, id, 'Otra.')).toMatchObject({
    data: { error: { name: 'EvaluationSent' } },
  });
  expect(await read(who, id)).toEqual([first]);
});

it('refuses students of others, who have left, and scores that are no scores', async () => {
  const one = await collaboration(delivered);
  const other = await collaboration(delivered);
  expect((await evaluateStudent(one.id, other.member)).status).toBe(404);
  expect((await evaluateOrganization(other.who, one.id)).status).toBe(404);
  const wrong = await one.who.wrong('POST /api/collaborations/:id/evaluations/organization', {
    params: { id: one.id },
    body: { data: { scores: { ...ofOrganization, clarity: 6 } } },
  });
  expect(wrong.status).toBe(400);
  await server.rows(`update collaboration_members set left_at = now() where id = ${one.member}`);
  expect((await evaluateStudent(one.id, one.member)).status).toBe(404);
  expect(
    (await one.who.wrong('GET /api/collaborations/:id/evaluations', { params: { id: one.id } })).status,
  ).toBe(404);
});

it('reports the words of the other side to the team, once they are shown', async () => {
  const { who, id, member } = await collaboration(delivered);
  await evaluateOrganization(who, id, 'Nunca me pagaron y se reían de mí.');
  const report = (from: Client, by: string) =>
    from.wrong('POST /api/collaborations/:id/evaluations/problems', {
      params: { id },
      body: { data: { member, by, reason: 'offensive', text: 'No es verdad.' } },
    });
  expect(await report(coordinator, 'student')).toMatchObject({ data: { error: { name: 'NotReportable' } } });
  await evaluateStudent(id, member);
  expect(await report(who, 'student')).toMatchObject({ status: 404 });
  expect((await report(coordinator, 'student')).status).toBe(204);
  await messageWith(server.dataDir, 'staff@puente.test', 'No es verdad.');
});

describe('the averages of an organisation', () => {
  it('are public from five students on, and count what is shown', async () => {
    const visitor = clientOf(server.address);
    const [{ id: organization }] = (await server.rows<{ id: number }>(
      `select organization_id as id from projects where id = ${project}`,
    )) as [{ id: number }];
    const averages = async () =>
      (await visitor.call('GET /api/organizations/:id/evaluations', { params: { id: organization } })).data
        .data;
    await server.rows('delete from evaluations');
    const made = await Promise.all(Array.from({ length: 5 }, () => collaboration(delivered)));
    for (const { who, id } of made) expect((await evaluateOrganization(who, id)).status).toBe(200);
    for (const { id, member } of made.slice(0, 4)) await evaluateStudent(id, member);
    expect(await averages()).toBeNull();
    const last = made.at(-1);
    await evaluateStudent(last?.id ?? 0, last?.member ?? 0);
    expect(await averages()).toEqual({ count: 5, means: ofOrganization });
    await server.rows(
      `update evaluations set scores = scores || '{"clarity": 1}' where side = 'student' and member_id = ${last?.member}`,
    );
    expect(await averages()).toMatchObject({ means: { clarity: 3.4 } });
  });
});

describe('the averages of a student', () => {
  it('are for the student alone, from five evaluations on that are shown', async () => {
    const made = await collaboration(delivered);
    const own = async (who: Client) => (await who.call('GET /api/users/me/evaluations', {})).data.data;
    await evaluateStudent(made.id, made.member);
    expect(await own(made.who)).toBeNull();
    await evaluateOrganization(made.who, made.id);
    expect(await own(made.who)).toBeNull();
    const others = await Promise.all(Array.from({ length: 4 }, () => collaboration(delivered)));
    for (const { who, id, member } of others) {
      await evaluateStudent(id, member);
      await evaluateOrganization(who, id);
    }
    // The five are those of one student.
    await server.rows(
      `update collaboration_members set student_id = (select student_id from collaboration_members where id = ${made.member})
       where id in (${others.map(({ member }) => member).join(', ')})`,
    );
    expect(await own(made.who)).toEqual({ count: 5, means: ofStudent });
    expect((await coordinator.call('GET /api/users/me/evaluations', {})).status).toBe(403);
  });
});

describe('a mailed link', () => {
  const visitor = () => clientOf(server.address);
  const ask = (token: string) => visitor().wrong('GET /api/evaluations/by-link', { query: { token } });
  const send = (token: string) =>
    visitor().wrong('POST /api/evaluations/by-link', {
      query: { token },
      body: { data: { scores: ofStudent } },
    });

  /** Token of the mail that asks the tutor of a collaboration with a title of its own. */
  async function tokenFor(id: number) {
    const title = `Trabajo ${id}`;
    await server.rows(`update collaborations set title = '${title}' where id = ${id}`);
    await server.run('evaluation-reminders');
    const tutorMails = async () =>
      (await messagesTo(server.dataDir, people)).filter(({ text }) => text.includes('/valorar?token='));
    for (let tries = 0; tries < 100; tries++) {
      const mail = (await tutorMails()).find(({ subject }) => subject.includes(title));
      const token = mail && /valorar\?token=(\S+)/.exec(mail.text)?.[1];
      if (token) return decodeURIComponent(token);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('No mail with a link came.');
  }

  it('shows what it asks about as often as it is opened, and counts once', async () => {
    const { who, id } = await collaboration(delivered);
    const token = await tokenFor(id);
    for (const opened of [await ask(token), await ask(token)])
      expect(opened).toMatchObject({
        status: 200,
        data: { data: { title: `Trabajo ${id}`, student: 'Uxía Lago' } },
      });
    expect(await read(who, id)).toMatchObject([{ organizationSent: false }]);
    expect((await send(token)).status).toBe(204);
    expect(await read(who, id)).toMatchObject([
      { organizationSent: true, shown: false, byOrganization: null },
    ]);
    for (const again of [await send(token), await ask(token)])
      expect(again).toMatchObject({ status: 409, data: { error: { name: 'EvaluationSent' } } });
  });

  it('and an account that send at once: one counts, the other is told', async () => {
    const { id, member } = await collaboration(delivered);
    const token = await tokenFor(id);
    const sent = await Promise.all([send(token), evaluateStudent(id, member)]);
    expect(sent.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(await read(coordinator, id)).toMatchObject([{ organizationSent: true }]);
  });

  it('is good for its student, its person and its days only', async () => {
    const { id } = await collaboration(delivered);
    const token = await tokenFor(id);
    const invalid = { status: 410, data: { error: { name: 'EvaluationLinkInvalid' } } };
    expect(await send(token.replace(/^\d+/, '1'))).toMatchObject(invalid);
    expect(await ask('')).toMatchObject(invalid);
    await server.rows(`update collaborations set tutor_id = null where id = ${id}`);
    expect(await ask(token)).toMatchObject(invalid);
    expect(await send(token)).toMatchObject(invalid);
  });
});

describe('reminders', () => {
  it('follow when it opens and three days before it closes, once each, to those who have not sent', async () => {
    const { who, id, email } = await collaboration(delivered);
    expect(await server.run('evaluation-reminders')).toMatchObject({ opened: 1 });
    await messageWith(server.dataDir, email, 'Ya puedes enviar tu valoración');
    expect(await server.run('evaluation-reminders')).toMatchObject({ opened: 0, closing: 0 });
    await evaluateOrganization(who, id);
    await server.rows(
      `update collaborations set state = 'closed', ended_at = now() - interval '12 days' where id = ${id}`,
    );
    expect(await server.run('evaluation-reminders')).toMatchObject({ opened: 0, closing: 1 });
    await messageWith(server.dataDir, people, 'Quedan pocos días para valorar');
    const told = (await messagesTo(server.dataDir, email)).filter(({ text }) =>
      text.includes('Quedan pocos'),
    );
    expect(told).toEqual([]);
    expect(await server.run('evaluation-reminders')).toMatchObject({ opened: 0, closing: 0 });
  });
});
