import { clientOf, logIn } from '../../test/client.ts';
import { messageWith } from '../../test/outbox.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
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
  expect(message.text).toContain('estudiante@puente.test');
  expect(message.text).toContain(`/projects/${project.id}`);
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
