import type { Client } from '../../test/client.ts';
import { startCollaborating } from '../../test/collaborating.ts';
import type { OperatedServer } from '../../test/operated.ts';
import { selectedStudent } from '../../test/selected-student.ts';
import { nextStepOf } from '@puente/contract/collaboration-steps';

let server: OperatedServer;
let coordinator: Client;
let teacher: Client;
let project: number;
let count = 0;

beforeAll(async () => {
  ({ server, coordinator, teacher, project } = await startCollaborating());
});
afterAll(() => server.stop());

async function collaborating(change = `state = 'running', started_at = now(), ends = current_date + 90`) {
  const email = `con-pasos-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const { data } = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const { id } = data.data;
  const guide = (await teacher.call('GET /api/users/me', {})).data.details?.id ?? 0;
  await server.rows(`update collaborations set teacher_id = ${guide}, ${change} where id = ${id}`);
  return { who, id };
}

const read = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id', { params: { id } })).data.data;
const progress = async (who: Client, id: number) => (await read(who, id)).progress;
/** Next steps of the student, the organisation and the teacher. */
const steps = async (who: Client, id: number) =>
  Promise.all(
    [who, coordinator, teacher].map(async (one) => {
      const collaboration = await read(one, id);
      const step = nextStepOf(collaboration);
      return step?.by.includes(collaboration.side) ? step.what : null;
    }),
  );

const ofOrganization = { guidance: 5, clarity: 4, learning: 5, treatment: 5, agreed: 3 };
const terms = {
  tasks: 'Medir el ruido del puerto.',
  begins: '2027-02-01',
  ends: '2027-06-15',
  hours_week: 20,
  hours_total: null,
  place: 'A Coruña.',
  pay: '300 euros al mes.',
  result: 'Compartida.',
  confidentiality: 'Nadie cuenta fuera lo confidencial.',
  data_protection: 'Los datos se usan solo para este trabajo.',
};
const milestone = (title: string, due: string) => ({ milestone: null, title, description: 'Texto.', due });

describe('the progress of a collaboration', () => {
  it('follows the plan from its proposal to its approval', async () => {
    const { who, id } = await collaborating();
    expect(await progress(who, id)).toEqual({
      has_plan: false,
      plan_answer: null,
      plan_changes: null,
      agreement: [],
      milestone: null,
      changes: null,
      review: null,
      evaluation: null,
    });
    const params = { id };
    const propose = async (seen: number | null) => {
      const { data } = await who.call('POST /api/collaborations/:id/plan', {
        params,
        body: {
          data: {
            seen,
            milestones: [milestone('Memoria', '2099-05-01'), milestone('Borrador', '2099-03-01')],
          },
        },
      });
      return data.data.proposal?.id ?? 0;
    };
    const answer = (one: Client, proposal: number, data: object = { answer: 'agree' }) =>
      one.wrong('POST /api/collaborations/:id/plan/answers', {
        params,
        body: { data: { proposal, ...data } },
      });
    const first = await propose(null);
    expect(await steps(who, id)).toEqual(['Entregar el trabajo', 'Responder al plan propuesto', null]);
    await answer(coordinator, first, { answer: 'changes', reason: 'Falta el análisis.' });
    expect(await steps(who, id)).toEqual(['Cambiar el plan propuesto', null, null]);
    const second = await propose(first);
    await answer(coordinator, second);
    expect(await steps(who, id)).toEqual(['Entregar el trabajo', null, 'Dar el visto bueno al plan']);
    await answer(teacher, second);
    expect(await steps(who, id)).toEqual(['Entregar «Borrador»', null, null]);
    expect((await progress(who, id))?.milestone).toEqual({ title: 'Borrador', due: '2099-03-01' });
  });

  it('follows deliveries by their latest version', async () => {
    const { who, id } = await collaborating();
    await server.rows(
      `insert into milestones (collaboration_id, title, description, due, position) values
       (${id}, 'Borrador', 'Texto.', '2099-03-01', 0), (${id}, 'Memoria', 'Texto.', '2099-05-01', 1)`,
    );
    const params = { id };
    const planned = (await who.call('GET /api/collaborations/:id/deliveries', { params })).data.data;
    const deliver = async (index: number, seen: number | null) => {
      const { data } = await who.call('POST /api/collaborations/:id/deliveries', {
        params,
        body: {
          data: {
            milestone: planned[index]?.milestone ?? 0,
            seen,
            link: 'ejemplo.org/borrador',
            text: '',
            confidential: false,
          },
        },
      });
      return data.data[index]?.versions[0]?.id ?? 0;
    };
    const answer = (one: Client, delivery: number, data: object) =>
      one.wrong('POST /api/collaborations/:id/deliveries/answers', {
        params,
        body: { data: { delivery, ...data } },
      });
    const first = await deliver(0, null);
    const review = 'Revisar la entrega de «Borrador»';
    expect(await steps(who, id)).toEqual(['Entregar «Memoria»', review, review]);
    await answer(teacher, first, { answer: 'changesAsked', reason: 'Faltan fuentes.' });
    expect(await steps(who, id)).toEqual(['Entregar otra versión de «Borrador»', null, null]);
    const second = await deliver(0, first);
    expect(await steps(who, id)).toEqual(['Entregar «Memoria»', review, review]);
    await answer(coordinator, second, { answer: 'approved' });
    await answer(coordinator, await deliver(1, null), { answer: 'approved' });
    expect(await steps(who, id)).toEqual(['Entregar el trabajo', null, null]);
  });

  it('names the sides that have not accepted the agreement', async () => {
    const { who, id } = await collaborating();
    const params = { id };
    const written = await coordinator.call('POST /api/collaborations/:id/agreement', {
      params,
      body: { data: { ...terms, seen: null } },
    });
    const accept = 'Leer y aceptar el acuerdo';
    expect(await steps(who, id)).toEqual([accept, accept, accept]);
    const hash = written.data.data.versions[0]?.hash ?? '';
    await teacher.call('POST /api/collaborations/:id/agreement/acceptances', {
      params,
      body: { data: { hash } },
    });
    expect(await steps(who, id)).toEqual([accept, accept, null]);
    expect((await progress(teacher, id))?.agreement).toEqual(['student', 'organization']);
    await who.call('POST /api/collaborations/:id/agreement/acceptances', {
      params,
      body: { data: { hash } },
    });
    expect((await progress(who, id))?.agreement).toEqual(['organization']);
  });

  it('asks each side for its evaluation until it is sent', async () => {
    const { who, id } = await collaborating(
      `state = 'closed', started_at = now() - interval '90 days', ended_at = now() - interval '2 days'`,
    );
    const evaluate = 'Enviar tu valoración';
    expect(await steps(who, id)).toEqual([evaluate, evaluate, null]);
    await who.call('POST /api/collaborations/:id/evaluations/organization', {
      params: { id },
      body: { data: { scores: ofOrganization, text: '' } },
    });
    expect(await steps(who, id)).toEqual([null, evaluate, null]);
  });

  it('is given with each collaboration of a list', async () => {
    const { who, id } = await collaborating();
    const { data } = await who.call('GET /api/collaborations', {});
    expect(data.data).toMatchObject([{ id, progress: { has_plan: false, agreement: [] } }]);
  });
});
