import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { limits } from '@puente/contract/limits';

let server: OperatedServer;
let coordinator: Client;
let manager: Client;
let organization: number;
let project: number;
beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  manager = await logIn(server.address, 'gestion');
  organization = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
  project = (await ownProjects(coordinator)).find(({ status }) => status === 'new')?.id as number;
});
afterAll(() => server.stop());

let made = 0;
const talent = async () => {
  made++;
  const student = await newStudent(server, `talento${made}@ejemplo.es`);
  await student.who.call('PUT /api/students/:id', {
    params: { id: student.id },
    body: { data: { visibility: 'talent' } },
  });
  return { ...student, email: `talento${made}@ejemplo.es` };
};
const invite = (student: number, more: object = {}, who = coordinator) =>
  who.wrong('POST /api/talent-invitations', { body: { data: { student, project, ...more } } });
const answer = (who: Client, id: number, how: 'accept' | 'decline') =>
  who.call(`POST /api/talent-invitations/:id/${how}`, { params: { id } });
const sent = async (filters: object) =>
  (await coordinator.wrong('GET /api/talent-invitations', { query: { filters } })).data.data;

describe('an invitation', () => {
  it('gives contact data once the student has accepted, and not before', async () => {
    const { who, id, email } = await talent();
    const invited = (await invite(id, { message: 'Nos gusta tu perfil.' })).data.data;
    expect(invited).toMatchObject({
      status: 'sent',
      message: 'Nos gusta tu perfil.',
      answeredAt: null,
      project: { id: project, open: true },
      organization: { id: organization },
      student: { id, name: 'Uxía', surname: 'Lago', email: null, phone: null },
    });
    await messageWith(server.dataDir, email, '/profile?section=invitations');
    const told = await who.call('GET /api/communication-centers', {});
    expect(told.data.data[0]).toMatchObject({ kind: 'talent_invitations', isRead: false });

    const [received] = (await who.call('GET /api/talent-invitations', {})).data.data;
    expect(received).toMatchObject({ id: invited.id, message: 'Nos gusta tu perfil.', student: { email } });
    expect((await answer(who, invited.id, 'accept')).data.data).toMatchObject({
      status: 'accepted',
      answeredAt: expect.any(String) as string,
    });
    expect((await sent({ student: { $eq: id } }))[0]).toMatchObject({
      status: 'accepted',
      student: { email, phone: '600112233' },
    });
    await messageWith(server.dataDir, 'coordinacion@puente.test', 'ha aceptado tu invitación');
  });

  it('that is declined gives nothing away, and is answered once', async () => {
    const { who, id } = await talent();
    const { id: invitation } = (await invite(id)).data.data;
    expect((await answer(who, invitation, 'decline')).data.data.status).toBe('declined');
    expect((await answer(who, invitation, 'accept')).error.name).toBe('InvitationAnswered');
    expect((await sent({ student: { $eq: id } }))[0]).toMatchObject({
      status: 'declined',
      student: { email: null, phone: null },
    });
    expect((await invite(id)).error.name).toBe('AlreadyInvited');
  });

  it('gives no contact data to an organisation that is no longer verified', async () => {
    const { who, id } = await talent();
    const { id: invitation } = (await invite(id)).data.data;
    await answer(who, invitation, 'accept');
    const verify = (verified: boolean) =>
      server.rows(`update organizations set verified = ${verified} where id = ${organization} returning id`);
    await verify(false);
    expect((await sent({ student: { $eq: id } }))[0]?.student).toMatchObject({ email: null, phone: null });
    await verify(true);
  });

  it('is taken back while there is no answer', async () => {
    const { who, id } = await talent();
    const { id: invitation } = (await invite(id)).data.data;
    const takeBack = (by: Client) =>
      by.call('DELETE /api/talent-invitations/:id', { params: { id: invitation } });
    expect((await takeBack(manager)).status).toBe(404);
    expect((await takeBack(coordinator)).status).toBe(204);
    expect((await answer(who, invitation, 'accept')).status).toBe(404);
    const again = (await invite(id)).data.data;
    await answer(who, again.id, 'accept');
    expect(
      (await coordinator.call('DELETE /api/talent-invitations/:id', { params: { id: again.id } })).error.name,
    ).toBe('InvitationAnswered');
  });

  it('is for an open project of an organisation with access, and for who can be found', async () => {
    const { who, id, cv } = await talent();
    const own = await ownProjects(coordinator);
    const draft = own.find(({ status }) => status === 'draft')?.id;
    const closed = own.find(({ status }) => status === 'selected' || status === 'expired')?.id;
    expect((await invite(id, { project: draft })).error.name).toBe('ProjectUnpublished');
    expect((await invite(id, { project: closed })).error.name).toBe('ProjectClosed');
    expect((await invite(id, {}, manager)).status).toBe(403);
    // A project manager's other organisation has access: it lets them look, not invite in the name of this one.
    const [without] = await server.rows<{ id: number }>(`select projects.id from projects
      join organizations on organizations.id = organization_id
      join managed_organizations on managed_organizations.organization_id = organizations.id
      where not talent_access and projects.status = 'new' and projects.published_at is not null`);
    expect((await invite(id, { project: without?.id }, manager)).error.name).toBe('TalentAccessRequired');
    await who.call('POST /api/applys', {
      body: {
        data: {
          project,
          CV: cv,
          motivation: 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.',
        },
      },
    });
    expect((await invite(id)).error.name).toBe('AppliedAlready');
    await who.call('PUT /api/students/:id', { params: { id }, body: { data: { visibility: 'applied' } } });
    expect((await invite(id)).status).toBe(404);
  });

  it('cannot be accepted once its project takes nobody any more', async () => {
    const { who, id } = await talent();
    const { id: invitation } = (await invite(id)).data.data;
    const setDeadline = (to: string) =>
      server.rows(`update projects set deadline = ${to} where id = ${project} returning id`);
    await setDeadline("now() - interval '1 day'");
    expect((await answer(who, invitation, 'accept')).error.name).toBe('ProjectClosed');
    expect((await who.call('GET /api/talent-invitations', {})).data.data[0]?.project.open).toBe(false);
    expect((await answer(who, invitation, 'decline')).status).toBe(200);
    await setDeadline('null');
  });

  it('is told to nobody who does not want to hear of it, and is in the profile all the same', async () => {
    const { who, id } = await talent();
    await who.call('PUT /api/students/:id', {
      params: { id },
      body: { data: { notification: { talent_invitations: false } } },
    });
    await invite(id);
    expect((await who.call('GET /api/communication-centers', {})).data.data).toEqual([]);
    expect((await who.call('GET /api/talent-invitations', {})).data.data).toHaveLength(1);
  });

  it('is one of so many in a day', async () => {
    const { id } = await talent();
    await server.rows(`insert into talent_invitations (student_id, project_id)
      select students.id, ${project} from students where visibility = 'talent' and id <> ${id}
        and not exists (select 1 from talent_invitations where student_id = students.id and project_id = ${project})
      limit ${limits.talentInvitation.day} returning id`);
    expect((await invite(id)).error).toMatchObject({ status: 429, name: 'TooManyInvitations' });
    await server.rows(`delete from talent_invitations where project_id = ${project} returning id`);
  });
});

describe('lists of people', () => {
  const lists = async () =>
    (await coordinator.call('GET /api/organizations/:id/talent/lists', { params: { id: organization } })).data
      .data;
  const create = (name: string) =>
    coordinator.call('POST /api/organizations/:id/talent/lists', {
      params: { id: organization },
      body: { data: { name } },
    });
  const change = (id: number, data: object) =>
    coordinator.wrong('PUT /api/talent-lists/:id', { params: { id }, body: { data } });

  it('keep people together for the organisation alone', async () => {
    const { who, id } = await talent();
    const list = (await create('Río')).data.data;
    expect(list).toMatchObject({ name: 'Río', students: [] });
    expect((await create('Río')).error.name).toBe('TalentListExists');
    expect((await change(list.id, { students: { connect: [id] } })).data.data.students).toEqual([id]);
    const found = await coordinator.wrong('GET /api/students/find', {
      query: { filters: { id: { $in: [id] } } },
    });
    expect(found.data.data.map((one: { id: number }) => one.id)).toEqual([id]);
    // A student who no longer wants to be found is in no list.
    const choose = (visibility: 'applied' | 'talent') =>
      who.call('PUT /api/students/:id', { params: { id }, body: { data: { visibility } } });
    await choose('applied');
    expect((await lists()).find((one) => one.id === list.id)?.students).toEqual([]);
    await choose('talent');
    expect((await lists()).find((one) => one.id === list.id)?.students).toEqual([id]);
    expect((await change(list.id, { students: { disconnect: [id] } })).data.data.students).toEqual([]);
    expect(
      (
        await manager.wrong('PUT /api/talent-lists/:id', {
          params: { id: list.id },
          body: { data: { name: 'x' } },
        })
      ).status,
    ).toBe(404);
  });

  it('have names of their own, and go with all that is in them', async () => {
    const [one, two] = [(await create('Una')).data.data, (await create('Otra')).data.data];
    expect((await change(two.id, { name: 'Una' })).error.name).toBe('TalentListExists');
    expect((await change(two.id, { name: 'Segunda' })).data.data.name).toBe('Segunda');
    await coordinator.call('DELETE /api/talent-lists/:id', { params: { id: one.id } });
    expect((await lists()).map(({ name }) => name)).not.toContain('Una');
  });

  it('take as many people as a filter takes ids, and are so many at most', async () => {
    const { id } = await talent();
    const list = (await create('Llena')).data.data;
    await server.rows(`insert into talent_list_students (list_id, student_id)
      select ${list.id}, id from students where id <> ${id} order by id limit ${limits.talentList.people} returning list_id`);
    expect((await change(list.id, { students: { connect: [id] } })).error.name).toBe('TalentListFull');
    const known = (await lists()).length;
    for (let count = known; count < limits.talentList.max; count++) await create(`Lista ${count}`);
    expect((await create('Una más')).error.name).toBe('TooManyTalentLists');
  });
});
