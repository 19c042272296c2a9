import type { Client } from '../../test/client.ts';
import { startCollaborating } from '../../test/collaborating.ts';
import type { OperatedServer } from '../../test/operated.ts';
import { selectedStudent } from '../../test/selected-student.ts';

let server: OperatedServer;
let coordinator: Client;
let teacher: Client;
let project: number;
let count = 0;

beforeAll(async () => {
  ({ server, coordinator, teacher, project } = await startCollaborating());
});
afterAll(() => server.stop());

/** A student with one agreed milestone in a collaboration that runs. */
async function planned() {
  const email = `con-entregas-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const confirmed = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const id = confirmed.data.data.id;
  await server.rows(`update collaborations set state = 'running', started_at = now() where id = ${id}`);
  await server.rows(
    `insert into milestones (collaboration_id, title, description, due, position)
     values (${id}, 'Borrador', 'El texto sin conclusiones.', '2027-03-01', 0)`,
  );
  const milestone = (await read(who, id))[0]?.milestone ?? 0;
  return { who, id, milestone, email };
}

const read = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/deliveries', { params: { id } })).data.data;
const versions = async (who: Client, id: number) => (await read(who, id))[0]?.versions ?? [];
const latestOf = async (who: Client, id: number) => (await versions(who, id))[0]?.id ?? 0;

const deliver = (who: Client, id: number, milestone: number, seen: number | null, change: object = {}) =>
  who.wrong('POST /api/collaborations/:id/deliveries', {
    params: { id },
    body: {
      data: { milestone, seen, link: 'ejemplo.org/borrador', text: '', confidential: false, ...change },
    },
  });
const answer = (who: Client, id: number, delivery: number, reason?: string) =>
  who.wrong('POST /api/collaborations/:id/deliveries/answers', {
    params: { id },
    body: {
      data:
        reason === undefined
          ? { delivery, answer: 'approved' }
          : { delivery, answer: 'changesAsked', reason },
    },
  });
const refused = (name: string) => ({ status: 409, data: { error: { name } } });

describe('deliveries', () => {
  it('keep each version, until one is approved', async () => {
    const { who, id, milestone } = await planned();
    expect(await versions(coordinator, id)).toEqual([]);
    expect(
      (await deliver(who, id, milestone, null, { confidential: true, text: 'Sin fuentes.' })).status,
    ).toBe(200);
    const first = await latestOf(coordinator, id);
    expect((await answer(coordinator, id, first, 'Falta citar los datos.')).status).toBe(200);
    expect((await deliver(who, id, milestone, first)).status).toBe(200);
    const second = await latestOf(who, id);
    // The latest version is the one that is answered.
    expect(await answer(coordinator, id, first)).toMatchObject(refused('DeliveryChanged'));
    expect((await answer(coordinator, id, second)).status).toBe(200);
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
    const { who, id, milestone } = await planned();
    const sent = await Promise.all([deliver(who, id, milestone, null), deliver(who, id, milestone, null)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const latest = await latestOf(who, id);
    const answered = await Promise.all([
      answer(coordinator, id, latest),
      answer(coordinator, id, latest, 'Falta el índice.'),
    ]);
    expect(answered.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await versions(who, id)).toHaveLength(1);
  });

  it('are approved, or delivered again, never both at the same time', async () => {
    const { who, id, milestone } = await planned();
    await deliver(who, id, milestone, null);
    const first = await latestOf(who, id);
    const both = await Promise.all([answer(coordinator, id, first), deliver(who, id, milestone, first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are answered by the teacher who guides the work, and by no other', async () => {
    const { who, id, milestone } = await planned();
    await deliver(who, id, milestone, null);
    const latest = await latestOf(who, id);
    expect((await answer(teacher, id, latest)).status).toBe(404);
    await server.rows(
      `update collaborations set teacher_id = (select t.id from teachers t join users u on u.id = t.user_id
       where u.email = 'docente@puente.test') where id = ${id}`,
    );
    expect((await answer(teacher, id, latest)).status).toBe(200);
    expect(await versions(who, id)).toMatchObject([{ answer: 'approved', answered_by: 'teacher' }]);
  });

  it('are refused without a web address, without a reason, and out of their time', async () => {
    const { who, id, milestone } = await planned();
    for (const link of ['', 'javascript:alert(1)', 'ftp://ejemplo.org/a', 'https://ejemplo.org:99999/a'])
      expect((await deliver(who, id, milestone, null, { link })).status).toBe(400);
    await deliver(who, id, milestone, null);
    const latest = await latestOf(who, id);
    expect((await answer(coordinator, id, latest, ' ')).status).toBe(400);
    await server.rows(`update milestones set removed_at = now() where id = ${milestone}`);
    expect(await deliver(who, id, milestone, latest)).toMatchObject(refused('DeliveryChanged'));
    expect(await read(who, id)).toMatchObject([{ removed: true, versions: [{ id: latest }] }]);
    await server.rows(`update collaborations set state = 'cancelled', ended_at = now() where id = ${id}`);
    expect(await deliver(who, id, milestone, latest)).toMatchObject(refused('CollaborationOver'));
    expect(await answer(coordinator, id, latest)).toMatchObject(refused('CollaborationOver'));
    await server.rows(`update collaborations set state = 'agreed', ended_at = null where id = ${id}`);
    expect(await deliver(who, id, milestone, latest)).toMatchObject(refused('StatusNotAllowed'));
  });

  it('of another collaboration are nobody’s to read or answer', async () => {
    const own = await planned();
    const other = await planned();
    await deliver(other.who, other.id, other.milestone, null);
    const latest = await latestOf(other.who, other.id);
    expect(await answer(coordinator, own.id, latest)).toMatchObject(refused('DeliveryChanged'));
    expect(await deliver(own.who, own.id, other.milestone, latest)).toMatchObject(refused('DeliveryChanged'));
    expect((await deliver(own.who, other.id, other.milestone, latest)).status).toBe(404);
    await server.rows(
      `update collaboration_members set left_at = now() where collaboration_id = ${other.id}`,
    );
    expect((await deliver(other.who, other.id, other.milestone, latest)).status).toBe(404);
  });
});
