import type { Client } from '../../test/client.ts';
import { startCollaborating } from '../../test/collaborating.ts';
import type { OperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { selectedStudent } from '../../test/selected-student.ts';

let server: OperatedServer;
let coordinator: Client;
let project: number;
let count = 0;

beforeAll(async () => {
  ({ server, coordinator, project } = await startCollaborating());
});
afterAll(() => server.stop());

/** A student in a collaboration that runs, with a milestone for a day on which no other one is due. */
async function planned() {
  count += 1;
  const email = `con-recordatorio-${count}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const confirmed = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const id = confirmed.data.data.id;
  const title = `Hito ${count}`;
  const month = `20${40 + count}-03`;
  await server.rows(`update collaborations set state = 'running', started_at = now() where id = ${id}`);
  const [row] = await server.rows<{ id: number }>(
    `insert into milestones (collaboration_id, title, description, due, position)
     values (${id}, '${title}', 'El texto.', '${month}-10', 0) returning id`,
  );
  const milestone = row?.id ?? 0;
  return {
    email,
    who,
    id,
    milestone,
    title,
    run: (day: string) => server.run('milestone-reminders', new Date(`${month}-${day}T07:30:00Z`)),
    deliver: (answer: string | null, reason: string | null = null) =>
      server.rows(
        `insert into deliveries (milestone_id, link, confidential, answer, answered_at, reason)
         values (${milestone}, 'https://ejemplo.org', false, ${answer ? `'${answer}', now()` : 'null, null'},
         ${reason ? `'${reason}'` : 'null'})`,
      ),
  };
}

const none = { today: 0, soon: 0 };
const people = 'coordinacion@puente.test';

describe('reminders of milestones', () => {
  it('reach the students three days before and on the day, once each', async () => {
    const { run, email, title } = await planned();
    expect(await run('06')).toEqual(none);
    expect(await run('07')).toEqual({ today: 0, soon: 1 });
    await messageWith(server.dataDir, email, `Te quedan 3 días para entregar «${title}»`);
    expect(await run('07')).toEqual(none);
    expect(await run('09')).toEqual(none);
    expect(await run('10')).toEqual({ today: 1, soon: 0 });
    await messageWith(server.dataDir, email, `Hoy es el último día para entregar «${title}»`);
    expect(await run('10')).toEqual(none);
    expect(await run('11')).toEqual(none);
  });

  it('follow days of Spain', async () => {
    const { run, email, title } = await planned();
    expect(await run('09')).toEqual({ today: 0, soon: 1 });
    await messageWith(server.dataDir, email, `Te queda hasta mañana para entregar «${title}»`);
    // At 23:30 UTC the next day has begun in Spain.
    const late = new Date(`20${40 + count}-03-09T23:30:00Z`);
    expect(await server.run('milestone-reminders', late)).toEqual({ today: 1, soon: 0 });
  });

  it('say that changes are asked for', async () => {
    const { run, email, deliver } = await planned();
    await deliver('changesAsked', 'Faltan fuentes.');
    expect(await run('07')).toEqual({ today: 0, soon: 1 });
    await messageWith(server.dataDir, email, 'Te han pedido cambios en lo que entregaste.');
  });

  it('reach those who review a waiting version on the day, and not the student', async () => {
    const { run, email, title, deliver } = await planned();
    await deliver(null);
    expect(await run('07')).toEqual(none);
    expect(await run('10')).toEqual({ today: 1, soon: 0 });
    await messageWith(server.dataDir, people, `Hoy es el último día de «${title}»`);
    expect((await messagesTo(server.dataDir, email)).filter(({ text }) => text.includes(title))).toEqual([]);
  });

  it.each([
    ['an approved milestone', ({ deliver }: Planned) => deliver('approved')],
    [
      'a removed milestone',
      ({ milestone }: Planned) =>
        server.rows(`update milestones set removed_at = now() where id = ${milestone}`),
    ],
    [
      'a collaboration that is over',
      ({ id }: Planned) =>
        server.rows(`update collaborations set state = 'cancelled', ended_at = now() where id = ${id}`),
    ],
  ])('leave out %s', async (_what, change) => {
    const known = await planned();
    await change(known);
    expect(await known.run('07')).toEqual(none);
    expect(await known.run('10')).toEqual(none);
  });

  it('do not reach a student who has left', async () => {
    const { run, id, email, title } = await planned();
    await server.rows(`update collaboration_members set left_at = now() where collaboration_id = ${id}`);
    await run('07');
    expect((await messagesTo(server.dataDir, email)).filter(({ text }) => text.includes(title))).toEqual([]);
  });

  it('follow again once the plan gives the milestone another day', async () => {
    const { run, who, id, milestone, title } = await planned();
    expect(await run('07')).toEqual({ today: 0, soon: 1 });
    const year = 2040 + count;
    const params = { id };
    const proposed = await who.call('POST /api/collaborations/:id/plan', {
      params,
      body: {
        data: {
          seen: null,
          milestones: [{ milestone, title, description: 'El texto.', due: `${year}-03-20` }],
        },
      },
    });
    await coordinator.call('POST /api/collaborations/:id/plan/answers', {
      params,
      body: { data: { proposal: proposed.data.data.proposal?.id ?? 0, answer: 'agree' } },
    });
    expect(await run('10')).toEqual(none);
    expect(await run('17')).toEqual({ today: 0, soon: 1 });
  });
});

type Planned = Awaited<ReturnType<typeof planned>>;
