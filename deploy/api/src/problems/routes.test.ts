import { clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';

let server: OperatedServer;
beforeAll(async () => {
  server = await startOperatedServer();
});
afterAll(() => server.stop());

it('a problem that a reader finds with a project reaches staff, with the reason and whom to answer', async () => {
  const student = await logIn(server.address, 'estudiante');
  const { data: list } = await student.call('GET /api/projects', {});
  const [project] = list.data;
  if (!project) throw new Error('There is no open project.');
  const { status } = await student.wrong('POST /api/projects/:id/problems', {
    params: { id: project.id },
    body: { data: { reason: 'abusive', text: 'Piden una fianza de 200 €.' } },
  });
  expect(status).toBe(204);
  const message = await messageWith(server.dataDir, 'staff@puente.test', 'Piden una fianza de 200 €.');
  expect(message.text).toContain(project.title);
  expect(message.text).toContain('piden dinero o datos que no deberían pedir');
  expect(message.subject).toMatch(/^Aviso sobre un proyecto: /);
  expect(message.text).toMatch(/\/staff\/mensajes\/\d+/);
});

it('wants a reason, and a reader who is signed in', async () => {
  const student = await logIn(server.address, 'estudiante');
  const params = { id: 1 };
  expect(
    (await student.wrong('POST /api/projects/:id/problems', { params, body: { data: {} } })).status,
  ).toBe(400);
  const anyone = clientOf(server.address);
  const body = { data: { reason: 'other' } };
  expect((await anyone.wrong('POST /api/projects/:id/problems', { params, body })).status).toBe(401);
});

it.each([
  [
    'work',
    'POST /api/tfxes/:id/problems',
    'select id, title from works where published_at is not null and hidden_at is null limit 1',
  ],
  [
    'opportunity',
    'POST /api/opportunities/:id/problems',
    'select id, title from opportunities where published_at is not null limit 1',
  ],
  [
    'organization',
    'POST /api/organizations/:id/problems',
    'select id, name as title from organizations limit 1',
  ],
] as const)('takes a problem with a record of another kind: %s', async (kind, call, sql) => {
  const [record] = await server.rows<{ id: number; title: string }>(sql);
  const student = await logIn(server.address, 'estudiante');
  const { status } = await student.wrong(call, {
    params: { id: record?.id ?? 0 },
    body: { data: { reason: 'offensive', text: `Sobre ${kind}.` } },
  });
  expect(status).toBe(204);
  const support = await logIn(server.address, 'soporte');
  const { data } = await support.call('GET /api/contact-messages', {
    query: { filters: { kind: { $eq: kind } } },
  });
  const id = data.data.at(-1)?.id ?? 0;
  const thread = await support.call('GET /api/contact-messages/:id', { params: { id } });
  expect(thread.data.data).toMatchObject({
    subject: record?.title,
    recordId: record?.id,
    reason: 'offensive',
    message: `Sobre ${kind}.`,
  });
});
