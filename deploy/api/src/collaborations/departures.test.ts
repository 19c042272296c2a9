import { type Client, logIn } from '../../test/client.ts';
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

/**
 * A collaboration that runs, with everything that hangs on one: a teacher, an agreement that two have accepted, a milestone
 * with a version that waits and a comment, confirmed hours, and an evaluation.
 */
async function furnished() {
  const email = `se-va-${(count += 1)}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const { data } = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const { id, members } = data.data;
  const member = members[0]?.id ?? 0;
  await server.rows(
    `update collaborations set state = 'running', started_at = now(), begins = current_date, ends = current_date + 7,
     teacher_id = (select t.id from teachers t join users u on u.id = t.user_id where u.email = 'docente@puente.test')
     where id = ${id}`,
  );
  const write = await who.wrong('POST /api/collaborations/:id/agreement', {
    params: { id },
    body: {
      data: {
        tasks: 'Medir el ruido.',
        begins: '2027-02-01',
        ends: '2027-06-15',
        hours_week: 20,
        hours_total: null,
        place: 'A Coruña.',
        pay: 'Nada.',
        result: 'Compartida.',
        confidentiality: 'Ninguna.',
        data_protection: 'Ninguna.',
        seen: null,
      },
    },
  });
  const hash = write.data.data.versions[0]?.hash ?? '';
  for (const party of [who, coordinator])
    await party.wrong('POST /api/collaborations/:id/agreement/acceptances', {
      params: { id },
      body: { data: { hash } },
    });
  await server.rows(
    `with planned as (
       insert into milestones (collaboration_id, title, description, due, position)
       values (${id}, 'Borrador', 'El texto.', current_date + 3, 0) returning id
     ) insert into deliveries (milestone_id, link, confidential, author_id)
       select planned.id, 'https://ejemplo.org/borrador', false, u.id from planned, users u where u.email = '${email}'`,
  );
  const milestone = (await deliveriesOf(who, id))[0]?.milestone ?? 0;
  await who.wrong('POST /api/collaborations/:id/deliveries/comments', {
    params: { id },
    body: { data: { milestone, text: '¿Vale así?' } },
  });
  await server.rows(
    `insert into logged_weeks (member_id, week, minutes, confirmed_at) values (${member}, '2026-11-02', 300, now())`,
  );
  await who.call('POST /api/collaborations/:id/evaluations/organization', {
    params: { id },
    body: {
      data: { scores: { guidance: 5, clarity: 4, learning: 5, treatment: 5, agreed: 4 }, text: 'Bien.' },
    },
  });
  return { who, id, member, email };
}

const read = (who: Client, id: number) => who.call('GET /api/collaborations/:id', { params: { id } });
const deliveriesOf = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/deliveries', { params: { id } })).data.data;
const agreementOf = async (who: Client, id: number) =>
  (await who.call('GET /api/collaborations/:id/agreement', { params: { id } })).data.data;

const deleteAccount = async (who: Client) => {
  const { data: me } = await who.call('GET /api/users/me', {});
  const answer = await who.wrong('DELETE /api/users/:id', {
    params: { id: me.id },
    body: { password: 'caracola-93', works: 'keep' },
  });
  expect(answer.status).toBe(204);
};

it('leaves the work to the others, without the name, when a student deletes the account', async () => {
  const { who, id } = await furnished();
  const reportOf = async () => {
    const { data: me } = await coordinator.call('GET /api/users/me', {});
    const organization = me.details?.organization?.id ?? 0;
    const params = { id: organization };
    return (await coordinator.call('GET /api/organizations/:id/impact', { params, query: {} })).data.data;
  };
  const before = await reportOf();
  await deleteAccount(who);
  for (const other of [coordinator, teacher]) {
    const { data } = (await read(other, id)).data;
    expect(data).toMatchObject({ state: 'cancelled', members: [{ name: null }] });
    expect(await deliveriesOf(other, id)).toMatchObject([
      { title: 'Borrador', versions: [{ link: 'https://ejemplo.org/borrador', answer: null }] },
    ]);
    const agreement = await agreementOf(other, id);
    expect(agreement.versions[0]?.acceptances).toMatchObject([
      { side: 'student', name: null },
      { side: 'organization' },
    ]);
    const everything = JSON.stringify([data, await deliveriesOf(other, id), agreement]);
    expect(everything).not.toContain('Lago');
    expect(everything).not.toContain('se-va-');
  }
  // Confirmed hours were worked: the figures keep them.
  expect((await reportOf()).confirmed_hours).toBe(before.confirmed_hours);
});

it('stays readable for the student and the teacher when the organisation is gone, and is cancelled', async () => {
  const { who, id } = await furnished();
  const staff = await logIn(server.address, 'staff');
  const address = `ultima-${count}@ejemplo.es`;
  const [alone] = await server.rows<{ id: number; person: number }>(`with org as (
      insert into organizations (name) values ('Se queda sola') returning id
    ), person as (
      insert into users (name, surname, email, profile_type, email_verified)
      values ('Última', 'Persona', '${address}', 'coordinator', true) returning id
    ), acting as (
      insert into coordinators (user_id, organization_id) select person.id, org.id from person, org
    ) select org.id, person.id as person from org, person`);
  await server.rows(`update collaborations set organization_id = ${alone?.id ?? 0} where id = ${id}`);
  const gone = await staff.wrong('DELETE /api/users/:id', {
    params: { id: alone?.person ?? 0 },
    body: { password: 'Puente-2026' },
  });
  expect(gone.status).toBe(204);
  await server.rows(`delete from organizations where id = ${alone?.id ?? 0}`);
  for (const other of [who, teacher]) {
    const { data } = (await read(other, id)).data;
    expect(data).toMatchObject({ state: 'cancelled', organization: null });
    expect(data.organization_name).not.toBe('');
    expect(await deliveriesOf(other, id)).toHaveLength(1);
    expect((await agreementOf(other, id)).versions).toHaveLength(1);
  }
  // Nothing moves any more, and nobody is asked for anything.
  const [latest] = (await deliveriesOf(who, id)).flatMap(({ versions }) => versions);
  const answer = await teacher.wrong('POST /api/collaborations/:id/deliveries/answers', {
    params: { id },
    body: { data: { delivery: latest?.id, answer: 'approved' } },
  });
  expect(answer).toMatchObject({ status: 409, error: { name: 'CollaborationOver' } });
  expect((await read(who, id)).data.data.state).toBe('cancelled');
});

it('is closed or cancelled, never both, and takes no version after it', async () => {
  const { who, id } = await furnished();
  await server.rows(`update collaborations set state = 'delivered', delivered_at = now() where id = ${id}`);
  const move = (mover: Client, state: string, reason?: string) =>
    mover.wrong('POST /api/collaborations/:id/move', {
      params: { id },
      body: { data: { from: 'delivered', state, reason } },
    });
  const [milestone] = await deliveriesOf(who, id);
  const answers = await Promise.all([
    move(coordinator, 'closed'),
    move(who, 'cancelled', 'Me voy de Erasmus.'),
    coordinator.wrong('POST /api/collaborations/:id/deliveries/answers', {
      params: { id },
      body: { data: { delivery: milestone?.versions[0]?.id, answer: 'approved' } },
    }),
  ]);
  expect(
    answers
      .slice(0, 2)
      .map(({ status }) => status)
      .sort(),
  ).toEqual([200, 409]);
  expect([200, 409]).toContain(answers[2].status);
  const { data } = (await read(who, id)).data;
  expect(['closed', 'cancelled']).toContain(data.state);
  expect(data.history.filter(({ event }) => event === 'closed' || event === 'cancelled')).toHaveLength(1);
  const late = await who.wrong('POST /api/collaborations/:id/deliveries', {
    params: { id },
    body: {
      data: {
        milestone: milestone?.milestone,
        seen: null,
        link: 'ejemplo.org/x',
        text: '',
        confidential: false,
      },
    },
  });
  expect(late).toMatchObject({ status: 409, error: { name: 'CollaborationOver' } });
});
