import { type Client, clientOf, logIn } from '../test/client.ts';
import { startServer, type TestServer } from '../test/server.ts';

/** Lists take one query, plus one for each relation, plus one for the session: however many rows. */

let server: TestServer;
let anyone: Client;
beforeAll(async () => {
  server = await startServer({ entry: 'test/counting-server.ts' });
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

async function queriesOf(request: () => Promise<unknown>): Promise<string[]> {
  const before = server.lines.length;
  await request();
  await new Promise((resolve) => setTimeout(resolve, 100));
  return server.lines.slice(before).flatMap((line) => (JSON.parse(line) as { sql?: string }).sql ?? []);
}

it.each([1, 12, 100])('counts the queries of the public list, %p at a time', async (pageSize) => {
  const list = (query: object) => queriesOf(() => anyone.wrong('GET /api/projects', { query: { ...query, pagination: { pageSize } } }));
  expect(await list({})).toHaveLength(1);
  expect(await list({ filters: { keyword: { $containsi: 'agua ingenieria' }, study_areas: { $eq: 'Ciencias' } } })).toHaveLength(1);
  expect(await list({ populate: 'organization' })).toHaveLength(2);
  expect(await list({ populate: 'organization,study_areas', sort: 'deadline:asc' })).toHaveLength(3);
});

it('counts apart only for a page beyond the last, and not again a moment later', async () => {
  const beyond = () =>
    queriesOf(() => anyone.call('GET /api/projects', { query: { filters: { location: { $eq: 'Soria' } }, pagination: { page: 500 } } }));
  expect(await beyond()).toHaveLength(2);
  const again = await beyond();
  expect(again).toHaveLength(1);
  expect(again[0]).not.toContain('count(*)');
});

it.each([1, 100])('counts the queries of the applications, %p at a time', async (pageSize) => {
  const coordinator = await logIn(server.address, 'coordinacion');
  const list = (query: object) => queriesOf(() => coordinator.wrong('GET /api/applys', { query: { ...query, pagination: { pageSize } } }));
  // Session, rows, CVs.
  expect(await list({})).toHaveLength(3);
  expect(await list({ populate: 'student' })).toHaveLength(4);
  // The project comes with its organisation.
  expect(await list({ populate: 'student,project' })).toHaveLength(6);
});

it('counts the queries of an organisation’s projects', async () => {
  const coordinator = await logIn(server.address, 'coordinacion');
  const id = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
  const queries = await queriesOf(() =>
    coordinator.wrong('GET /api/organizations/:id/projects', { params: { id }, query: { populate: 'study_areas' } }),
  );
  // Session, organisation, rows, areas, numbers of applications.
  expect(queries).toHaveLength(5);
});

it('finds out who asks in one query', async () => {
  const student = await logIn(server.address, 'estudiante');
  const list = await queriesOf(() => student.call('GET /api/projects', {}));
  expect(list).toHaveLength(2);
  expect(list[0]).toContain('"sessions"');
});
