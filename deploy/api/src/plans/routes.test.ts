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

async function begun() {
  const email = `con-plan-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const { data } = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  return { who, id: data.data.id };
}

interface Row {
  milestone: number | null;
  title: string;
  description: string;
  due: string;
}
const row = (title: string, milestone: number | null = null): Row => ({
  milestone,
  title,
  description: 'Un documento de dos páginas.',
  due: '2027-03-01',
});
const read = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/plan', { params: { id } })).data.data;
const propose = (who: Client, id: number, seen: number | null, milestones: Row[]) =>
  who.wrong('POST /api/collaborations/:id/plan', { params: { id }, body: { data: { seen, milestones } } });
const answer = (who: Client, id: number, proposal: number, reason?: string) =>
  who.wrong('POST /api/collaborations/:id/plan/answers', {
    params: { id },
    body: {
      data: reason === undefined ? { proposal, answer: 'agree' } : { proposal, answer: 'changes', reason },
    },
  });
const latestOf = async (who: Client, id: number) => (await read(who, id)).proposal?.id ?? 0;

describe('a plan', () => {
  it('starts from a suggestion, is proposed by one side and agreed by the other', async () => {
    const { who, id } = await begun();
    const empty = await read(who, id);
    expect(empty).toMatchObject({ milestones: [], proposal: null });
    expect(empty.suggestion.length).toBeGreaterThan(2);

    expect((await propose(who, id, null, [row('Alcance'), row('Borrador')])).status).toBe(200);
    const proposal = await latestOf(coordinator, id);
    // Nobody agrees to their own proposal.
    expect((await answer(who, id, proposal)).status).toBe(409);
    expect((await read(who, id)).milestones).toEqual([]);
    expect((await answer(coordinator, id, proposal)).status).toBe(200);
    const agreed = await read(who, id);
    expect(agreed.milestones.map(({ title }) => title)).toEqual(['Alcance', 'Borrador']);
    expect(agreed).toMatchObject({ proposal: { state: 'agreed', by: 'student' }, suggestion: [] });
    expect((await answer(coordinator, id, proposal)).status).toBe(409);
    const { data } = await who.call('GET /api/collaborations/:id', { params: { id } });
    expect(data.data.history.map(({ event }) => event)).toEqual(['created', 'planProposed', 'planAccepted']);
  });

  it('stays valid until a changed one is agreed, and keeps the ids of its milestones', async () => {
    const { who, id } = await begun();
    await propose(who, id, null, [row('Alcance'), row('Borrador')]);
    const first = await latestOf(who, id);
    await answer(coordinator, id, first);
    const [scope, draft] = (await read(who, id)).milestones;
    await propose(coordinator, id, first, [row('Entrega'), row('Borrador revisado', draft?.id ?? 0)]);
    expect((await read(who, id)).milestones).toEqual([scope, draft]);
    const second = await latestOf(who, id);
    expect((await answer(who, id, second, 'La entrega es muy pronto.')).status).toBe(200);
    expect((await read(coordinator, id)).proposal).toMatchObject({
      state: 'changesAsked',
      reason: 'La entrega es muy pronto.',
    });
    expect((await read(coordinator, id)).milestones).toEqual([scope, draft]);

    await propose(coordinator, id, second, [row('Entrega'), row('Borrador revisado', draft?.id ?? 0)]);
    await answer(who, id, await latestOf(who, id));
    const changed = (await read(who, id)).milestones;
    expect(changed.map(({ title }) => title)).toEqual(['Entrega', 'Borrador revisado']);
    expect(changed[1]?.id).toBe(draft?.id);
    // A milestone that was left out may come back under its id.
    await propose(who, id, await latestOf(who, id), [row('Alcance', scope?.id ?? 0)]);
    await answer(coordinator, id, await latestOf(who, id));
    expect((await read(who, id)).milestones.map((one) => one.id)).toEqual([scope?.id]);
  });

  it('refuses milestones of another collaboration, and changes asked for without a reason', async () => {
    const [one, other] = [await begun(), await begun()];
    await propose(one.who, one.id, null, [row('Alcance')]);
    const proposal = await latestOf(one.who, one.id);
    expect((await answer(coordinator, one.id, proposal, '')).status).toBe(400);
    await answer(coordinator, one.id, proposal);
    const foreign = (await read(one.who, one.id)).milestones[0]?.id ?? 0;
    expect((await propose(other.who, other.id, null, [row('Alcance', foreign)])).status).toBe(409);
    expect((await propose(other.who, one.id, proposal, [row('Alcance')])).status).toBe(404);
  });

  it('waits for the teacher, and is agreed by the others once the teacher has gone', async () => {
    const { who, id } = await begun();
    const email = 'docente@puente.test';
    await who.call('POST /api/collaborations/:id/teacher-invitation', {
      params: { id },
      body: { data: { email } },
    });
    const waiting = (await teacher.call('GET /api/teacher-invitations', {})).data.data.at(-1);
    await teacher.call('POST /api/teacher-invitations/:id/answer', {
      params: { id: waiting?.id ?? 0 },
      body: { data: { accepted: true } },
    });
    await propose(coordinator, id, null, [row('Alcance')]);
    const first = await latestOf(teacher, id);
    expect((await answer(teacher, id, first)).status).toBe(409);
    await answer(who, id, first);
    expect(await read(teacher, id)).toMatchObject({ milestones: [], proposal: { state: 'consented' } });
    expect((await answer(coordinator, id, first)).status).toBe(409);
    expect((await answer(teacher, id, first)).status).toBe(200);
    expect((await read(who, id)).milestones).toHaveLength(1);

    await propose(who, id, first, [row('Otro alcance')]);
    const second = await latestOf(who, id);
    await answer(coordinator, id, second);
    await coordinator.call('DELETE /api/collaborations/:id/teacher', { params: { id } });
    expect((await answer(teacher, id, second)).status).toBe(404);
    expect((await answer(coordinator, id, second)).status).toBe(200);
    expect((await read(who, id)).milestones.map(({ title }) => title)).toEqual(['Otro alcance']);
  });

  it('takes one of two proposals, and no answer to a replaced one', async () => {
    const { who, id } = await begun();
    const both = await Promise.all([
      propose(who, id, null, [row('Del estudiante')]),
      propose(coordinator, id, null, [row('De la organización')]),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const first = await latestOf(who, id);
    await propose(who, id, first, [row('Alcance')]);
    expect((await answer(coordinator, id, first)).status).toBe(409);
    const second = await latestOf(who, id);
    const answers = await Promise.all([
      answer(coordinator, id, second),
      answer(coordinator, id, second, 'Falta el borrador.'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('does not change once the collaboration is over', async () => {
    const { who, id } = await begun();
    await propose(who, id, null, [row('Alcance')]);
    await coordinator.call('POST /api/collaborations/:id/move', {
      params: { id },
      body: { data: { from: 'agreed', state: 'cancelled', reason: 'Ya no podemos.' } },
    });
    expect((await answer(coordinator, id, await latestOf(who, id))).status).toBe(409);
    expect((await propose(who, id, await latestOf(who, id), [row('Alcance')])).status).toBe(409);
  });
});
