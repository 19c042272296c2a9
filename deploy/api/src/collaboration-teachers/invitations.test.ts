import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { selectedStudent } from '../../test/selected-student.ts';

const address = 'docente@puente.test';
let server: OperatedServer;
let coordinator: Client;
let teacher: Client;
let teacherId: number | undefined;
let projects: { id: number; title: string }[];
let count = 0;

beforeAll(async () => {
  server = await startOperatedServer();
  [coordinator, teacher] = await Promise.all([
    logIn(server.address, 'coordinacion'),
    logIn(server.address, 'docente'),
  ]);
  teacherId = (await teacher.call('GET /api/users/me', {})).data.details?.id;
  projects = (await ownProjects(coordinator)).filter(({ status }) => status === 'new');
});
afterAll(() => server.stop());

/** A collaboration that a student has just confirmed. */
async function begun() {
  const { id: project, title } = projects[count % projects.length] as { id: number; title: string };
  const email = `dirigida-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const { data } = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  return { who, id: data.data.id, project, title };
}

const invite = (who: Client, id: number, email = address) =>
  who.call('POST /api/collaborations/:id/teacher-invitation', { params: { id }, body: { data: { email } } });
const answer = (who: Client, id: number, accepted: boolean | null) =>
  who.wrong('POST /api/teacher-invitations/:id/answer', { params: { id }, body: { data: { accepted } } });
const read = (who: Client, id: number) => who.call('GET /api/collaborations/:id', { params: { id } });
const invitationTo = async (who: Client, title: string) =>
  (await who.call('GET /api/teacher-invitations', {})).data.data.find((one) => one.title === title);

describe('an invited teacher', () => {
  it('accepts, guides the collaboration whatever happens to the project, and is a stranger once removed', async () => {
    const { who, id, project, title } = await begun();
    const invited = await invite(who, id);
    expect(invited.data.data).toMatchObject({ own_teacher: false, teacher_invitation: { email: address } });
    await messageWith(server.dataDir, address, 'Te invitan a dirigir');
    expect((await read(teacher, id)).status).toBe(404);

    const invitation = await invitationTo(teacher, title);
    expect(invitation).toMatchObject({ students: ['Uxía Lago'], invited_by: 'Uxía Lago' });
    expect((await answer(teacher, invitation?.id ?? 0, true)).status).toBe(204);
    const guided = (await read(teacher, id)).data.data;
    expect(guided).toMatchObject({ side: 'teacher', own_teacher: true, teacher: { id: teacherId } });
    expect((await answer(teacher, invitation?.id ?? 0, true)).status).toBe(404);

    const { data } = await coordinator.call('GET /api/projects/:id', { params: { id: project } });
    await coordinator.call('PUT /api/projects/:id', {
      params: { id: project },
      body: { data: { tutors: [], base: data.data.updatedAt } },
    });
    expect((await read(teacher, id)).status).toBe(200);

    const removed = await coordinator.call('DELETE /api/collaborations/:id/teacher', { params: { id } });
    expect(removed.status).toBe(204);
    expect((await read(teacher, id)).status).toBe(404);
    const after = (await read(who, id)).data.data;
    expect(after).toMatchObject({ teacher: null, own_teacher: false });
    expect(after.history.map(({ event }) => event)).toEqual([
      'created',
      'teacherInvited',
      'teacherJoined',
      'teacherRemoved',
    ]);
    const again = await who.wrong('DELETE /api/collaborations/:id/teacher', { params: { id } });
    expect(again.status).toBe(409);
  });

  it('declines, and the others are told', async () => {
    const { who, id, title } = await begun();
    await invite(coordinator, id);
    const invitation = await invitationTo(teacher, title);
    expect((await answer(teacher, invitation?.id ?? 0, false)).status).toBe(204);
    const after = (await read(who, id)).data.data;
    expect(after).toMatchObject({ teacher: null, teacher_invitation: null });
    expect(after.history.at(-1)?.event).toBe('teacherDeclined');
    expect(await invitationTo(teacher, title)).toBeUndefined();
  });

  it('takes a decline back while it can be undone, unless another was invited', async () => {
    const { who, id, title } = await begun();
    await invite(coordinator, id);
    const { id: invitation = 0 } = (await invitationTo(teacher, title)) ?? {};
    expect((await answer(teacher, invitation, null)).status).toBe(204);
    await answer(teacher, invitation, false);
    expect((await answer(teacher, invitation, null)).status).toBe(204);
    const after = (await read(who, id)).data.data;
    expect(after).toMatchObject({ teacher: null, teacher_invitation: {} });
    expect(after.history.map(({ event }) => event).slice(-2)).toEqual([
      'teacherDeclined',
      'teacherReconsidered',
    ]);
    await answer(teacher, invitation, false);
    await server.rows(`update teacher_invitations set declined_at = now() - interval '11 minutes'
      where id = ${invitation}`);
    expect((await answer(teacher, invitation, null)).status).toBe(404);
    await invite(coordinator, id);
    expect((await answer(teacher, invitation, true)).status).toBe(404);
    expect(await invitationTo(teacher, title)).toBeDefined();
  });

  it('finds a withdrawn invitation gone, and none of a collaboration that was cancelled', async () => {
    const { who, id, title } = await begun();
    await invite(who, id);
    const first = await invitationTo(teacher, title);
    const withdrawn = await coordinator.call('DELETE /api/collaborations/:id/teacher-invitation', {
      params: { id },
    });
    expect(withdrawn.data.data.teacher_invitation).toBeNull();
    expect((await answer(teacher, first?.id ?? 0, true)).status).toBe(404);
    await invite(who, id);
    await who.call('POST /api/collaborations/:id/move', {
      params: { id },
      body: { data: { from: 'agreed', state: 'cancelled', reason: 'Me voy de Erasmus.' } },
    });
    expect(await invitationTo(teacher, title)).toBeUndefined();
    const late = await who.wrong('POST /api/collaborations/:id/teacher-invitation', {
      params: { id },
      body: { data: { email: address } },
    });
    expect(late.status).toBe(409);
  });

  it('has one answer of two that are sent at once', async () => {
    const { id, title } = await begun();
    await invite(coordinator, id);
    const invitation = (await invitationTo(teacher, title))?.id ?? 0;
    const answers = await Promise.all([
      answer(teacher, invitation, true),
      answer(teacher, invitation, false),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});

it('tells nobody whether an invited address has an account', async () => {
  const { who, id } = await begun();
  const known = await invite(who, id);
  const unknown = await invite(who, id, 'nadie@ejemplo.es');
  expect(unknown.status).toBe(known.status);
  expect(unknown.data.data.teacher_invitation).toMatchObject({ email: 'nadie@ejemplo.es' });
  await messageWith(server.dataDir, 'nadie@ejemplo.es', 'Te invitan a dirigir');
});
