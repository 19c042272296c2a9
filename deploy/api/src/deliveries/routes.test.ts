import {
  answer,
  comment,
  deliver,
  latestOf,
  planned,
  type Planning,
  read,
  refused,
  startDelivering,
  versions,
} from '../../test/delivering.ts';

let they: Planning;
beforeAll(async () => {
  they = await startDelivering();
});
afterAll(() => they.server.stop());

describe('deliveries', () => {
  it('keep each version, until one is approved', async () => {
    const { who, id, milestone } = await planned(they);
    expect(await versions(they.coordinator, id)).toEqual([]);
    expect(
      (await deliver(who, id, milestone, null, { confidential: true, text: 'Sin fuentes.' })).status,
    ).toBe(200);
    const first = await latestOf(they.coordinator, id);
    expect((await answer(they.coordinator, id, first, 'Falta citar los datos.')).status).toBe(200);
    expect((await deliver(who, id, milestone, first)).status).toBe(200);
    const second = await latestOf(who, id);
    // The latest version is the one that is answered.
    expect(await answer(they.coordinator, id, first)).toMatchObject(refused('DeliveryChanged'));
    expect((await answer(they.coordinator, id, second)).status).toBe(200);
    expect(await versions(who, id)).toMatchObject([
      { id: second, confidential: false, answer: 'approved', reason: null, answered_by: 'organization' },
      {
        id: first,
        link: 'https://ejemplo.org/borrador',
        text: 'Sin fuentes.',
        confidential: true,
        answer: 'changesAsked',
        reason: 'Falta citar los datos.',
      },
    ]);
    expect(await deliver(who, id, milestone, second)).toMatchObject(refused('DeliveryApproved'));
    const { history } = (await who.call('GET /api/collaborations/:id', { params: { id } })).data.data;
    expect(history.map(({ event }) => event).slice(-4)).toEqual([
      'milestoneDelivered',
      'milestoneChangesAsked',
      'milestoneDelivered',
      'milestoneApproved',
    ]);
  });

  it('take one of two versions, and one of two answers, at the same time', async () => {
    const { who, id, milestone } = await planned(they);
    const sent = await Promise.all([deliver(who, id, milestone, null), deliver(who, id, milestone, null)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const latest = await latestOf(who, id);
    const answered = await Promise.all([
      answer(they.coordinator, id, latest),
      answer(they.coordinator, id, latest, 'Falta el índice.'),
    ]);
    expect(answered.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await versions(who, id)).toHaveLength(1);
  });

  it('are approved, or delivered again, never both at the same time', async () => {
    const { who, id, milestone } = await planned(they);
    await deliver(who, id, milestone, null);
    const first = await latestOf(who, id);
    const both = await Promise.all([answer(they.coordinator, id, first), deliver(who, id, milestone, first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are answered by the teacher who guides the work, and by no other', async () => {
    const { who, id, milestone } = await planned(they);
    await deliver(who, id, milestone, null);
    const latest = await latestOf(who, id);
    expect((await answer(they.teacher, id, latest)).status).toBe(404);
    await they.server.rows(
      `update collaborations set teacher_id = (select t.id from teachers t join users u on u.id = t.user_id
       where u.email = 'docente@puente.test') where id = ${id}`,
    );
    expect((await answer(they.teacher, id, latest)).status).toBe(200);
    expect(await versions(who, id)).toMatchObject([{ answer: 'approved', answered_by: 'teacher' }]);
  });

  it('are refused without a web address, without a reason, and out of their time', async () => {
    const { who, id, milestone } = await planned(they);
    for (const link of ['', 'javascript:alert(1)', 'ftp://ejemplo.org/a', 'https://ejemplo.org:99999/a'])
      expect((await deliver(who, id, milestone, null, { link })).status).toBe(400);
    await deliver(who, id, milestone, null);
    const latest = await latestOf(who, id);
    expect((await answer(they.coordinator, id, latest, ' ')).status).toBe(400);
    await they.server.rows(`update milestones set removed_at = now() where id = ${milestone}`);
    expect(await deliver(who, id, milestone, latest)).toMatchObject(refused('MilestoneRemoved'));
    expect(await answer(they.coordinator, id, latest)).toMatchObject(refused('MilestoneRemoved'));
    expect(await comment(they.coordinator, id, milestone)).toMatchObject(refused('MilestoneRemoved'));
    expect(await read(who, id)).toMatchObject([{ removed: true, versions: [{ id: latest }] }]);
    await they.server.rows(
      `update collaborations set state = 'cancelled', ended_at = now() where id = ${id}`,
    );
    expect(await deliver(who, id, milestone, latest)).toMatchObject(refused('CollaborationOver'));
    expect(await answer(they.coordinator, id, latest)).toMatchObject(refused('CollaborationOver'));
    expect(await comment(they.coordinator, id, milestone)).toMatchObject(refused('CollaborationOver'));
    await they.server.rows(`update collaborations set state = 'agreed', ended_at = null where id = ${id}`);
    expect(await deliver(who, id, milestone, latest)).toMatchObject(refused('StatusNotAllowed'));
    expect(await comment(who, id, milestone)).toMatchObject(refused('StatusNotAllowed'));
  });

  it('of another collaboration are nobody’s to read or answer', async () => {
    const own = await planned(they);
    const other = await planned(they);
    await deliver(other.who, other.id, other.milestone, null);
    const latest = await latestOf(other.who, other.id);
    expect(await answer(they.coordinator, own.id, latest)).toMatchObject(refused('DeliveryChanged'));
    expect(await deliver(own.who, own.id, other.milestone, latest)).toMatchObject(refused('DeliveryChanged'));
    expect((await deliver(own.who, other.id, other.milestone, latest)).status).toBe(404);
    await they.server.rows(
      `update collaboration_members set left_at = now() where collaboration_id = ${other.id}`,
    );
    expect((await deliver(other.who, other.id, other.milestone, latest)).status).toBe(404);
  });
});
