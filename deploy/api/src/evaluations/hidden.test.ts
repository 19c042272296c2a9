import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { selectedStudent } from '../../test/selected-student.ts';
import { hiddenEvaluationText } from '@puente/contract/constants/evaluations';
import { takedownReasons } from '@puente/contract/constants/takedowns';
import { unzip } from '@puente/testing/unzip';

/** A side reports the words of an evaluation; support hides them with a reason, and shows them again. */

let server: OperatedServer;
let support: Client;
let coordinator: Client;
let student: Client;
let collaboration: number;
let member: number;
const email = 'retirada@ejemplo.es';
const people = 'coordinacion@puente.test';
const offence = 'Se reían de mí y no me pagaron.';
const praise = 'Llegaba tarde y su madre llamaba por teléfono.';
const ofOrganization = { guidance: 5, clarity: 4, learning: 5, treatment: 5, agreed: 3 };
const ofStudent = { quality: 5, deadlines: 3, communication: 4, autonomy: 4, progress: 5 };

beforeAll(async () => {
  server = await startOperatedServer({ env: { RATE_LIMITS: 'off' } });
  [support, coordinator] = await Promise.all([
    logIn(server.address, 'soporte'),
    logIn(server.address, 'coordinacion'),
  ]);
  const project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')?.id ?? 0;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  student = who;
  const { data } = await student.call('POST /api/applys/:id/confirm', { params: { id: application } });
  collaboration = data.data.id;
  member = data.data.members[0]?.id as number;
  await server.rows(
    `update collaborations set state = 'delivered', started_at = now() - interval '40 days', ends = current_date + 60,
      delivered_at = now(), teacher_id = (select teachers.id from teachers join users on users.id = user_id
        where email = 'docente@puente.test') where id = ${collaboration}`,
  );
  await student.call('POST /api/collaborations/:id/evaluations/organization', {
    params: { id: collaboration },
    body: { data: { scores: ofOrganization, text: offence } },
  });
  await coordinator.call('POST /api/collaborations/:id/evaluations/students', {
    params: { id: collaboration },
    body: { data: { member, scores: ofStudent, text: praise } },
  });
});
afterAll(() => server.stop());

const read = async (who: Client) =>
  (await who.call('GET /api/collaborations/:id/evaluations', { params: { id: collaboration } })).data.data[0];
const report = (who: Client, by: 'student' | 'organization', text = '') =>
  who.wrong('POST /api/collaborations/:id/evaluations/problems', {
    params: { id: collaboration },
    body: { data: { member, by, reason: 'offensive', text } },
  });
/** Message to the team about the words of a side. */
const messageAbout = async (side: 'student' | 'organization') =>
  (
    await server.rows<{ id: number }>(
      `select contact_messages.id from contact_messages join evaluations on evaluations.id = evaluation_id
        where member_id = ${member} and side = '${side}'`,
    )
  )[0]?.id ?? 0;
const hide = (id: number, data: object, who = support) =>
  who.wrong('POST /api/contact-messages/:id/hidden-evaluation', { params: { id }, body: { data } });
const show = (id: number, who = support) =>
  who.wrong('DELETE /api/contact-messages/:id/hidden-evaluation', { params: { id } });
const thread = async (id: number) =>
  (await support.call('GET /api/contact-messages/:id', { params: { id } })).data.data;
const exportOf = async (who: Client): Promise<string> => {
  const zip = await who.call('GET /api/users/me/export', {});
  return (
    unzip(Buffer.from(await zip.data.arrayBuffer()))
      .get('datos.json')
      ?.toString() ?? ''
  );
};

it('reaches support with the words, which its mail does not quote', async () => {
  expect((await report(coordinator, 'student', 'No es verdad.')).status).toBe(204);
  const id = await messageAbout('student');
  const mail = await messageWith(server.dataDir, 'soporte@puente.test', 'No es verdad.');
  expect(mail.subject).toMatch(/^Aviso sobre una valoración: /);
  expect(mail.text).toContain(`/staff/mensajes/${id}`);
  expect(mail.text).not.toContain(offence);
  expect((await thread(id)).evaluation).toMatchObject({
    by: 'student',
    author: 'Uxía Lago',
    text: offence,
    hidden: null,
  });
  const other = await server.rows<{ id: number }>(
    `select id from contact_messages where kind = 'contact' and evaluation_id is null limit 1`,
  );
  expect(await thread(other[0]?.id ?? 0)).not.toHaveProperty('evaluation');
});

it('is hidden by support alone, for everybody in the collaboration, and its scores are not', async () => {
  const id = await messageAbout('student');
  for (const other of [student, coordinator, await logIn(server.address, 'redaccion')]) {
    expect((await hide(id, { reason: 'offensive' }, other)).status).toBe(403);
    expect((await show(id, other)).status).toBe(403);
  }
  expect((await hide(id, { reason: 'other' })).error.details.fields).toHaveProperty('words');
  expect((await show(id)).error.name).toBe('EvaluationNotHidden');
  const words = 'Describe a personas que no pueden responder.';
  const hidden = await hide(id, { reason: 'offensive', words });
  expect(hidden.data.data.evaluation).toMatchObject({
    text: offence,
    hidden: { reason: 'offensive', words },
  });

  for (const side of [student, coordinator]) {
    const { byStudent, byOrganization } = (await read(side)) ?? {};
    expect(byStudent).toMatchObject({ scores: ofOrganization, text: null });
    expect(byStudent?.hidden?.because).toContain(words);
    expect(byOrganization?.text).toBe(praise);
    expect(byOrganization).not.toHaveProperty('hidden');
  }
  expect((await read(await logIn(server.address, 'docente')))?.byStudent).toMatchObject({
    text: null,
    hidden: { because: null },
  });
  expect((await report(coordinator, 'student')).error.name).toBe('NotReportable');
  const { data } = await student.call('GET /api/collaborations/:id', { params: { id: collaboration } });
  expect(data.data.history.at(-1)).toMatchObject({ event: 'evaluationHidden', side: null, name: null });
});

it('gives its author the reason, and tells the other side', async () => {
  const toAuthor = await messageWith(server.dataDir, email, 'Hemos retirado el comentario');
  expect(toAuthor.text).toContain('Motivo: Ofende o discrimina a otras personas.');
  expect(toAuthor.text).toContain('Describe a personas que no pueden responder.');
  expect(toAuthor.text).toContain('/chat?conversation=team');
  expect(toAuthor.text).not.toContain(offence);
  const toSubject = await messageWith(server.dataDir, people, 'El equipo ha retirado el comentario');
  expect(toSubject.text).not.toContain(offence);
  expect(
    (await messagesTo(server.dataDir, email)).filter(({ text }) => text.includes('El equipo ha retirado')),
  ).toEqual([]);
});

it('stays in the trail and in the export of its author, and is in that of nobody else', async () => {
  const [act] = await server.rows<{ asked: object }>(
    `select asked from staff_acts where call = 'POST /api/contact-messages/:id/hidden-evaluation'
      and row_id = ${await messageAbout('student')} order by id desc limit 1`,
  );
  expect(act).toBeDefined();
  expect(JSON.stringify(act)).not.toContain('responder');
  const own = await exportOf(student);
  expect(own).toContain(offence);
  expect(own).toContain('Describe a personas que no pueden responder.');
  expect(await exportOf(coordinator)).not.toContain(offence);

  await report(student, 'organization');
  await hide(await messageAbout('organization'), { reason: 'personalData' });
  const ofSubject = await exportOf(student);
  expect(ofSubject).not.toContain(praise);
  expect(ofSubject).toContain(hiddenEvaluationText);
  expect(await exportOf(coordinator)).toContain(praise);
});

it('is shown again, and says so to both sides', async () => {
  const id = await messageAbout('student');
  const shown = await show(id);
  expect(shown.data.data.evaluation).toMatchObject({ text: offence, hidden: null });
  for (const reader of [student, coordinator]) {
    const { byStudent } = (await read(reader)) ?? {};
    expect(byStudent?.text).toBe(offence);
    expect(byStudent).not.toHaveProperty('hidden');
  }
  for (const side of [email, people])
    await messageWith(server.dataDir, side, 'Se vuelve a leer el comentario');
});

it('keeps the first of two reasons, and tells once, when two colleagues hide or show at once', async () => {
  const id = await messageAbout('student');
  const told = async () =>
    (await messagesTo(server.dataDir, email)).filter(({ text }) =>
      text.includes('Hemos retirado el comentario'),
    ).length;
  const before = await told();
  const colleague = await logIn(server.address, 'staff');
  const hidden = await Promise.all([
    hide(id, { reason: 'spam' }),
    hide(id, { reason: 'misleading' }, colleague),
  ]);
  expect(hidden.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(hidden.find(({ status }) => status === 409)?.error.name).toBe('EvaluationHidden');
  const first = hidden.findIndex(({ status }) => status === 200);
  const reason = first === 0 ? 'spam' : 'misleading';
  expect((await thread(id)).evaluation?.hidden?.reason).toBe(reason);
  await messageWith(server.dataDir, email, takedownReasons[reason].label);
  const shown = await Promise.all([show(id), show(id, colleague)]);
  expect(shown.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await told()).toBe(before + 1);
});

it('says when the evaluation is gone, and refuses messages about something else', async () => {
  const id = await messageAbout('student');
  await server.rows(`delete from evaluations where member_id = ${member} and side = 'student'`);
  expect((await hide(id, { reason: 'spam' })).error.name).toBe('ReportedEvaluationGone');
  expect(await thread(id)).not.toHaveProperty('evaluation');
  const [other] = await server.rows<{ id: number }>(
    `select id from contact_messages where evaluation_id is null limit 1`,
  );
  expect((await show(other?.id ?? 0)).error.name).toBe('ReportedEvaluationGone');
});
