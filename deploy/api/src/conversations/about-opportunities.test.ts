import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { limits } from '@puente/contract/limits';

/** Organisations write to the students who are interested in their opportunities. */

let server: OperatedServer;
let coordinator: Client;
let opportunity: { id: number; title: string; organization: number };

beforeAll(async () => {
  server = await startOperatedServer();
  coordinator = await logIn(server.address, 'coordinacion');
  const [own] = await server.rows<{ id: number; title: string; organization: number }>(
    `select p.id, p.title, p.organization_id as organization from opportunities p
     join coordinators c on c.organization_id = p.organization_id join users u on u.id = c.user_id
     where u.email = 'coordinacion@puente.test' and p.published_at is not null limit 1`,
  );
  if (!own) throw new Error('The demo coordinator has a published opportunity.');
  opportunity = own;
  await server.rows(`update organizations set verified = true where id = ${own.organization}`);
});
afterAll(() => server.stop());

/** Creates a student who is interested in the opportunity. */
async function interested(email: string, visibility = 'applied') {
  const { who, id } = await newStudent(server, email);
  const change = (data: object) => who.wrong('PUT /api/students/:id', { params: { id }, body: { data } });
  await change({ visibility, opportunities: { connect: [opportunity.id] } });
  return { who, id, change };
}

const open = (student: number, who = coordinator) =>
  who.wrong('POST /api/opportunities/:id/conversations', {
    params: { id: opportunity.id },
    body: { data: { interested: student } },
  });
const write = (who: Client, id: number, text: string) =>
  who.wrong('POST /api/conversations/:id/messages', { params: { id }, body: { data: { text } } });
const listed = async (who: Client) =>
  (
    await who.call('GET /api/conversations', {
      query: { filters: { kind: { $eq: 'opportunity' } }, pagination: { pageSize: 100 } },
    })
  ).data.data;

it('is opened once by the organisation, and there for the student from its first message on', async () => {
  const { who, id } = await interested('le-interesa@ejemplo.es');
  const first = await open(id);
  const again = await open(id);
  expect([first.status, again.data.data.id]).toEqual([200, first.data.data.id]);
  expect(first.data.data).toMatchObject({
    kind: 'opportunity',
    subject: opportunity.title,
    status: 'open',
    opportunity: { id: opportunity.id },
  });
  expect(JSON.stringify(first.data)).not.toContain('@');
  expect(await listed(who)).toEqual([]);

  await write(coordinator, first.data.data.id, '¿Te animas a venir?');
  const [theirs] = await listed(who);
  expect(theirs).toMatchObject({ id: first.data.data.id, unread: 1 });
  await write(who, first.data.data.id, 'Sí, allí estaré.');
  const [ours] = (await listed(coordinator)).filter((one) => one.id === first.data.data.id);
  expect(ours).toMatchObject({ unread: 1, lastMessage: { text: 'Sí, allí estaré.', mine: false } });
});

it('ends with the interest, and what was written stays', async () => {
  const { who, id, change } = await interested('deja-de-interesar@ejemplo.es');
  const conversation = (await open(id)).data.data.id;
  await write(coordinator, conversation, 'Hola');
  await change({ opportunities: { disconnect: [opportunity.id] } });
  for (const side of [who, coordinator])
    expect((await write(side, conversation, 'Hola')).error.name).toBe('OpportunityConversationOver');
  expect((await listed(who))[0]).toMatchObject({
    status: 'closed',
    closedBecause: expect.any(String) as string,
  });
  await change({ opportunities: { connect: [opportunity.id] } });
  expect((await write(coordinator, conversation, 'Hola de nuevo')).status).toBe(200);
});

it('is not begun with who is not interested, or chose not to be found', async () => {
  const { id } = await newStudent(server, 'sin-interes@ejemplo.es');
  const hidden = await interested('no-se-deja-ver@ejemplo.es', 'private');
  for (const student of [id, hidden.id, 2_000_000_000]) {
    const { status, error } = await open(student);
    expect([status, error.name]).toEqual([404, 'StudentNotInterested']);
  }
});

it('is of organisations that are verified, and of the opportunity’s alone', async () => {
  const { who, id } = await interested('espera-verificacion@ejemplo.es');
  const known = await interested('ya-hablaba@ejemplo.es');
  const conversation = (await open(known.id)).data.data.id;
  await server.rows(`update organizations set verified = false where id = ${opportunity.organization}`);
  expect((await open(id)).error.name).toBe('MessagesNeedVerification');
  expect((await write(coordinator, conversation, 'Hola')).error.name).toBe('OpportunityConversationOver');
  await server.rows(`update organizations set verified = true where id = ${opportunity.organization}`);

  const manager = await logIn(server.address, 'gestion');
  expect((await open(id, manager)).status).toBe(403);
  expect((await open(id, who)).status).toBe(403);
  expect((await manager.wrong('GET /api/conversations/:id', { params: { id: conversation } })).status).toBe(
    404,
  );
  const staff = await logIn(server.address, 'staff');
  expect((await staff.wrong('GET /api/conversations/:id', { params: { id: conversation } })).status).toBe(
    404,
  );
  expect((await listed(staff)).map((one) => one.id)).not.toContain(conversation);
});

it('is begun with so many a day and no more', async () => {
  const { id } = await interested('la-de-mas@ejemplo.es');
  await server.rows(
    `insert into conversations (user_id, opportunity_id, subject)
     select user_id, ${opportunity.id}, 'Otra' from students order by id limit ${limits.opportunityConversations.day}
     on conflict do nothing`,
  );
  const { status, error } = await open(id);
  expect([status, error.name]).toEqual([429, 'TooManyOpportunityConversations']);
});

it('is told to who is away, as they chose', async () => {
  const { who, id } = await interested('esta-fuera@ejemplo.es');
  await server.rows(`delete from conversations where opportunity_id = ${opportunity.id}`);
  const conversation = (await open(id)).data.data.id;
  await write(who, conversation, 'Una pregunta');
  await server.rows(`delete from alerts`);
  await server.run('unread-messages', new Date(Date.now() + 20 * 60_000));
  const { data } = (await coordinator.call('GET /api/alerts', {})).data;
  expect(data.map(({ kind, path }) => [kind, path])).toContainEqual([
    'chat_messages',
    `/chat?conversation=${conversation}`,
  ]);
});
