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

/** A student in a collaboration with dates and a milestone. */
async function collaborating() {
  count += 1;
  const email = `con-calendario-${count}@ejemplo.es`;
  const { who, application } = await selectedStudent(server, { coordinator, project, email });
  const { data } = await who.call('POST /api/applys/:id/confirm', { params: { id: application } });
  const { id } = data.data;
  const guide = (await teacher.call('GET /api/users/me', {})).data.details?.id ?? 0;
  await server.rows(
    `update collaborations set title = 'Trabajo ${count}', teacher_id = ${guide}, state = 'running', started_at = now(),
     begins = '2027-02-01', ends = '2027-06-15' where id = ${id}`,
  );
  await server.rows(
    `insert into milestones (collaboration_id, title, description, due, position)
     values (${id}, 'Borrador', 'El texto.', '2027-03-28', 0)`,
  );
  return { who, id, application, title: `Trabajo ${count}` };
}

async function subscribe(who: Client): Promise<string> {
  const { address } = (await who.call('POST /api/users/me/calendar', {})).data.data;
  return address.replace(/^https?:\/\/[^/]+/, server.address);
}
/** Asks like a calendar program, without a session. */
const fetched = (address: string) => fetch(address);
const textOf = async (address: string) => (await (await fetched(address)).text()).replaceAll('\r\n ', '');

describe('the calendar of a user', () => {
  it('has the days of their collaborations, for programs without a session', async () => {
    const { who, id, title } = await collaborating();
    const answer = await fetched(await subscribe(who));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const text = (await answer.text()).replaceAll('\r\n ', '');
    expect(text).toContain(`SUMMARY:Empieza la colaboración: ${title}`);
    expect(text).toContain(`SUMMARY:Termina la colaboración: ${title}`);
    expect(text).toContain(`SUMMARY:Último día para «Borrador»: ${title}`);
    for (const day of ['20270201', '20270328', '20270615'])
      expect(text).toContain(`DTSTART;VALUE=DATE:${day}`);
    expect(text).toContain(`/colaboraciones/${id}`);
  });

  it('is one of the organisation and of the teacher as well', async () => {
    const { title } = await collaborating();
    for (const who of [coordinator, teacher])
      expect(await textOf(await subscribe(who))).toContain(`Borrador»: ${title}`);
  });

  it('has the chosen times of interviews, for the student and the organisation', async () => {
    const { who, application } = await collaborating();
    await server.rows(
      `insert into interviews (application_id, state, times, minutes, place_kind, place, starts_at, ends_at)
       values (${application}, 'taken', '[]', 30, 'video', 'https://ejemplo.org', now() + interval '3 days', now() + interval '3 days 30 minutes')`,
    );
    expect(await textOf(await subscribe(who))).toContain('SUMMARY:Entrevista de ');
    expect(await textOf(await subscribe(coordinator))).toContain('SUMMARY:Entrevista de ');
    expect(await textOf(await subscribe(teacher))).not.toContain('SUMMARY:Entrevista de ');
    await server.rows(`update interviews set state = 'cancelled' where application_id = ${application}`);
    expect(await textOf(await subscribe(who))).not.toContain('SUMMARY:Entrevista de ');
  });

  it('leaves out what has ended, and milestones that left the plan', async () => {
    const { who, id, title } = await collaborating();
    const address = await subscribe(who);
    await server.rows(`update milestones set removed_at = now() where collaboration_id = ${id}`);
    expect(await textOf(address)).not.toContain('Borrador');
    expect(await textOf(address)).toContain(title);
    await server.rows(`update collaborations set state = 'cancelled', ended_at = now() where id = ${id}`);
    expect(await textOf(address)).not.toContain(title);
  });

  it('shows nothing to students who left and to former teachers', async () => {
    const { who, id, title } = await collaborating();
    const [theirs, ours] = [await subscribe(who), await subscribe(teacher)];
    await server.rows(`update collaboration_members set left_at = now() where collaboration_id = ${id}`);
    await server.rows(`update collaborations set teacher_id = null where id = ${id}`);
    expect(await textOf(theirs)).not.toContain(title);
    expect(await textOf(ours)).not.toContain(title);
  });

  it('has one address, which can be renewed and removed', async () => {
    const { who } = await collaborating();
    const since = async () => (await who.call('GET /api/users/me/calendar', {})).data.data.since;
    expect(await since()).toBeNull();
    const former = await subscribe(who);
    const renewed = await subscribe(who);
    expect((await fetched(former)).status).toBe(404);
    expect((await fetched(renewed)).status).toBe(200);
    expect(await since()).not.toBeNull();
    // The database keeps no token.
    const kept = await server.rows<{ secret_hash: string }>('select secret_hash from calendar_feeds');
    expect(kept.some(({ secret_hash: hash }) => renewed.includes(hash))).toBe(false);
    await who.call('DELETE /api/users/me/calendar', {});
    expect((await fetched(renewed)).status).toBe(404);
    expect(await since()).toBeNull();
  });

  it('is made once by two requests at the same moment', async () => {
    const { who } = await collaborating();
    const addresses = await Promise.all([subscribe(who), subscribe(who)]);
    const states = await Promise.all(addresses.map(async (address) => (await fetched(address)).status));
    expect(states.toSorted()).toEqual([200, 404]);
  });

  it.each(['', 'x', 'a'.repeat(100)])('is not found by a made-up token (%#)', async (token) => {
    expect((await fetched(`${server.address}/api/calendar?token=${token}`)).status).toBe(404);
  });
});
