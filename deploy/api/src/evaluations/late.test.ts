import type { Client } from '../../test/client.ts';
import { startCollaborating } from '../../test/collaborating.ts';
import type { OperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { selectedStudent } from '../../test/selected-student.ts';
import { messages } from '@puente/contract/messages';

/** Single evaluations that are shown at last, and collaborations that nobody ends. */

let server: OperatedServer;
let coordinator: Client;
let project: number;
let count = 0;
const people = 'coordinacion@puente.test';

beforeAll(async () => {
  ({ server, coordinator, project } = await startCollaborating());
  // The reminders of the seed's collaborations are of no interest here.
  await server.run('evaluation-reminders');
});
afterAll(() => server.stop());

/** A collaboration that runs, with its last day some days from today. */
async function lasting(days: number) {
  const email = `tarde-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const { data } = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const { id, members } = data.data;
  await server.rows(
    `update collaborations set state = 'running', started_at = now() - interval '200 days', title = 'Tarde ${id}',
      ends = (now() at time zone 'Europe/Madrid')::date + ${days} where id = ${id}`,
  );
  return { who, id, member: members[0]?.id as number, email };
}

const last = (id: number, days: number) =>
  server.rows(
    `update collaborations set ends = (now() at time zone 'Europe/Madrid')::date + ${days} where id = ${id}`,
  );
const run = () => server.run('evaluation-reminders');
const read = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/evaluations', { params: { id } })).data.data;
const evaluateOrganization = (who: Client, id: number) =>
  who.wrong('POST /api/collaborations/:id/evaluations/organization', {
    params: { id },
    body: { data: { scores: { guidance: 5, clarity: 4, learning: 5, treatment: 5, agreed: 3 } } },
  });
const evaluateStudent = (id: number, member: number) =>
  coordinator.wrong('POST /api/collaborations/:id/evaluations/students', {
    params: { id },
    body: {
      data: { member, scores: { quality: 5, deadlines: 3, communication: 4, autonomy: 4, progress: 5 } },
    },
  });
async function moveLastDay(id: number, ends: string) {
  const { updatedAt } = (await coordinator.call('GET /api/collaborations/:id', { params: { id } })).data.data;
  return coordinator.call('PUT /api/collaborations/:id', {
    params: { id },
    body: { data: { ends, base: updatedAt } },
  });
}

describe('a single evaluation', () => {
  it('of a collaboration that nobody ends is shown 60 days after its last day, and its subject is told once', async () => {
    const { who, id, member } = await lasting(-60);
    expect((await evaluateOrganization(who, id)).status).toBe(200);
    await run();
    expect(await read(coordinator, id)).toMatchObject([{ shown: false, byStudent: null }]);

    await last(id, -61);
    expect(await run()).toMatchObject({ shown: 1 });
    expect(await read(coordinator, id)).toMatchObject([{ shown: true, byStudent: { text: null } }]);
    await messageWith(
      server.dataDir,
      people,
      `Ya podéis leer una valoración de la organización en «Tarde ${id}»`,
    );
    expect(await run()).toMatchObject({ shown: 0 });
    expect(await evaluateStudent(id, member)).toMatchObject({
      status: 409,
      data: { error: { name: 'EvaluationNotOpen' } },
    });
    // The end does not open them again.
    for (const [from, state] of [
      ['running', 'delivered'],
      ['delivered', 'closed'],
    ] as const)
      await (state === 'delivered' ? who : coordinator).call('POST /api/collaborations/:id/move', {
        params: { id },
        body: { data: { from, state } },
      });
    expect(await read(coordinator, id)).toMatchObject([{ shown: true }]);
    expect((await evaluateStudent(id, member)).status).toBe(409);
  });

  it('of the organisation is told to its student, and to nobody who has left', async () => {
    const [told, left] = [await lasting(-10), await lasting(-10)];
    for (const { id, member } of [told, left]) {
      expect((await evaluateStudent(id, member)).status).toBe(200);
      await last(id, -61);
    }
    await server.rows(`update collaboration_members set left_at = now() where id = ${left.member}`);
    expect(await run()).toMatchObject({ shown: 1 });
    await messageWith(server.dataDir, told.email, `Ya puedes leer tu valoración en «Tarde ${told.id}»`);
    const others = (await messagesTo(server.dataDir, left.email)).filter(({ text }) =>
      text.includes('Ya puedes leer'),
    );
    expect(others).toEqual([]);
  });

  it('is neither shown nor hidden by a changed last day', async () => {
    const { who, id } = await lasting(-10);
    await evaluateOrganization(who, id);
    const refused = { status: 400, error: { details: { fields: { ends: messages.evaluationsWait } } } };
    expect(await moveLastDay(id, '2026-01-01')).toMatchObject(refused);
    expect((await moveLastDay(id, '2099-06-30')).status).toBe(200);
    await last(id, -61);
    expect(await moveLastDay(id, '2099-07-31')).toMatchObject(refused);
    expect(await read(coordinator, id)).toMatchObject([{ shown: true }]);
  });
});

it('reminds both sides to end a collaboration two weeks after its last day, and again after a new one', async () => {
  // Those of other tests are reminded first.
  await run();
  const { id, email } = await lasting(-13);
  expect(await run()).toMatchObject({ late: 0 });
  await last(id, -14);
  expect(await run()).toMatchObject({ late: 1 });
  const says = `El último día de «Tarde ${id}» ya pasó`;
  await messageWith(server.dataDir, email, says);
  await messageWith(server.dataDir, people, says);
  expect(await run()).toMatchObject({ late: 0 });
  expect((await moveLastDay(id, '2099-06-30')).status).toBe(200);
  await last(id, -15);
  expect(await run()).toMatchObject({ late: 1 });
});
