import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServerProcess, type TestServerProcess } from '../../test/server.ts';
import { until } from '../../test/until.ts';

/** Each list takes one query, plus one per relation, plus one for the session, for any number of rows. */

let server: TestServerProcess;
let anyone: Client;
beforeAll(async () => {
  server = await startServerProcess({ entry: 'test/counting-server.ts' });
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

/** Makes a request without a query, and waits for its line in the log: those of former requests are printed by then. */
async function untilPrinted(): Promise<void> {
  const { headers } = await anyone.fetch('/api/nothing');
  const id = `"reqId":"${headers.get('x-request-id')}"`;
  await until(() => server.lines.some((line) => line.includes(id)));
}

async function queriesOf(request: () => Promise<unknown>): Promise<string[]> {
  await untilPrinted();
  const before = server.lines.length;
  await request();
  await untilPrinted();
  const queries = server.lines
    .slice(before)
    .flatMap((line) => (JSON.parse(line) as { sql?: string }).sql ?? []);
  // Words that found nothing are written every few seconds, whoever asks for a list at that moment.
  return queries.filter((text) => !text.includes('"empty_searches"'));
}

it.each([
  [1, 'agua'],
  [12, 'datos'],
  [100, 'mapa'],
])('counts the queries of the public list, %p at a time', async (pageSize, word) => {
  const list = (query: object) =>
    queriesOf(() => anyone.wrong('GET /api/projects', { query: { ...query, pagination: { pageSize } } }));
  expect(await list({})).toHaveLength(1);
  // A search is counted before it is read. The count is remembered for a moment: each time that of another word. What the
  // database looks for is made of the words once.
  const search = () => list({ filters: { keyword: { $containsi: word }, study_areas: { $eq: 'Ciencias' } } });
  expect(await search()).toHaveLength(3);
  expect(await search()).toHaveLength(1);
  expect(await list({ populate: 'organization' })).toHaveLength(2);
  expect(await list({ populate: 'organization,study_areas', sort: 'deadline:asc' })).toHaveLength(3);
  expect(
    await list({
      filters: { $or: [{ type: { $eq: 'TFG' } }, { organization: { name: { $containsi: 'a' } } }] },
    }),
  ).toHaveLength(1);
});

it.each([1, 100])(
  'counts the queries of every relation and of the facets, %p at a time',
  async (pageSize) => {
    const coordinator = await logIn(server.address, 'coordinacion');
    const relations = {
      organization: 1,
      study_areas: 1,
      study_subareas: 1,
      tutors: 1,
      coordinator: 1,
      program: 1,
      applys: 1,
    };
    const list = (query: object) =>
      queriesOf(() =>
        coordinator.wrong('GET /api/projects', { query: { ...query, pagination: { pageSize } } }),
      );
    // Session, rows. A relation that no row has is not asked for.
    const most = 2 + Object.keys(relations).length;
    expect((await list({ populate: Object.keys(relations).join(',') })).length).toBeLessThanOrEqual(most);
    // Facets are remembered for a moment: each time those of another list.
    const [place, word] = pageSize === 1 ? ['Soria', 'datos'] : ['Teruel', 'agua'];
    expect(
      await list({
        facets: 'presentiality',
        filters: { presentiality: { $eq: 'hybrid' }, location: { $ne: place } },
      }),
    ).toHaveLength(3);
    expect(
      await list({
        facets: 'location,study_areas,type,presentiality',
        filters: { presentiality: { $eq: 'hybrid' }, keyword: { $containsi: word } },
      }),
    ).toHaveLength(4);
  },
);

it('counts apart only for a page beyond the last, and not again a moment later', async () => {
  const beyond = () =>
    queriesOf(() =>
      anyone.call('GET /api/projects', {
        query: { filters: { location: { $eq: 'Soria' } }, pagination: { page: 500 } },
      }),
    );
  expect(await beyond()).toHaveLength(2);
  const again = await beyond();
  expect(again).toHaveLength(1);
  expect(again[0]).not.toContain('count(*)');
});

it.each([1, 100])('counts the queries of the applications, %p at a time', async (pageSize) => {
  const coordinator = await logIn(server.address, 'coordinacion');
  const list = (query: object) =>
    queriesOf(() => coordinator.wrong('GET /api/applys', { query: { ...query, pagination: { pageSize } } }));
  // Session, rows, CVs, collaborations of those who were selected.
  const selected = { filters: { status: { $eq: 'selected' } } };
  expect(await list(selected)).toHaveLength(4);
  // A student's contact data depend on whether the organisation is verified; what the match says, on three tables of the project.
  expect(await list({ ...selected, populate: 'student' })).toHaveLength(9);
  // The project comes with its organisation.
  expect(await list({ ...selected, populate: 'student,project' })).toHaveLength(11);
});

it('counts the queries of an organisation’s projects', async () => {
  const coordinator = await logIn(server.address, 'coordinacion');
  const id = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
  const queries = await queriesOf(() =>
    coordinator.wrong('GET /api/organizations/:id/projects', {
      params: { id },
      query: { populate: 'study_areas' },
    }),
  );
  // Session, organisation, rows, areas, numbers of applications, saves and views.
  expect(queries).toHaveLength(7);
});

it.each([1, 60])('counts the queries of the lists of organisations, %p at a time', async (pageSize) => {
  const list = (name: 'GET /api/organizations' | 'GET /api/organizations/active', query: object) =>
    queriesOf(() => anyone.wrong(name, { query: { ...query, pagination: { pageSize } } }));
  for (const name of ['GET /api/organizations', 'GET /api/organizations/active'] as const) {
    // Three at most: the meaning of the words, their count, and the rows.
    const found = await list(name, { filters: { keyword: { $containsi: `${pageSize} puerta` } } });
    expect(found.length).toBeLessThanOrEqual(3);
    expect(await list(name, { populate: 'logo,opportunities.details,brand,followers' })).toHaveLength(4);
  }
  const opportunities = await queriesOf(() =>
    anyone.wrong('GET /api/opportunities', { query: { populate: 'organization', pagination: { pageSize } } }),
  );
  expect(opportunities).toHaveLength(2);
});

it('finds out who asks in one query', async () => {
  const student = await logIn(server.address, 'estudiante');
  const list = await queriesOf(() => student.call('GET /api/projects', {}));
  expect(list).toHaveLength(2);
  expect(list[0]).toContain('"sessions"');
});

it.each([1, 100])(
  'counts the queries of the works and of the conversations, %p at a time',
  async (pageSize) => {
    const list = (query: object) =>
      queriesOf(() => anyone.wrong('GET /api/tfxes', { query: { ...query, pagination: { pageSize } } }));
    // One work of many came of a collaboration.
    const origins = pageSize === 1 ? 0 : 1;
    // Rows, documents; then one for each relation, and one for all facets.
    expect(await list({ filters: { status: { $eq: 'finished' } } })).toHaveLength(2 + origins);
    expect(
      await list({ filters: { status: { $eq: 'finished' } }, populate: 'student,study_areas' }),
      // A published work has its author itself.
    ).toHaveLength(3 + origins);
    // Facets are remembered for a moment: each time those of another list. None of these works has a document.
    expect(
      await list({
        filters: { status: { $eq: pageSize === 1 ? 'choosing' : 'onGoing' } },
        facets: 'sector,university,year',
      }),
    ).toHaveLength(2);
    const staff = await logIn(server.address, 'staff');
    // Session, rows, the last message of each.
    expect(
      await queriesOf(() => staff.wrong('GET /api/conversations', { query: { pagination: { pageSize } } })),
    ).toHaveLength(3);
  },
);

it.each([1, 100])('counts the queries of the students, %p at a time', async (pageSize) => {
  const staff = await logIn(server.address, 'staff');
  const list = (populate: string) =>
    queriesOf(() => staff.wrong('GET /api/students', { query: { populate, pagination: { pageSize } } }));
  // Session and rows: the user and the study area come with them.
  expect(await list('user,student_area')).toHaveLength(2);
  expect(await list('degree,degrees')).toHaveLength(3);
  expect(await list('notification')).toHaveLength(3);
  // Favourites with their relations: organisations, areas, documents, pictures.
  expect((await list('follows')).length).toBeLessThanOrEqual(4);
  expect((await list('favorites')).length).toBeLessThanOrEqual(5);
  expect((await list('favorites_tfxes,favourites_resources')).length).toBeLessThanOrEqual(7);
});

it.each([1, 100])('counts the queries of the talent corner, %p at a time', async (pageSize) => {
  const coordinator = await logIn(server.address, 'coordinacion');
  const queries = await queriesOf(() =>
    coordinator.wrong('GET /api/students/find', { query: { pagination: { pageSize } } }),
  );
  // Session, rows, degrees.
  expect(queries).toHaveLength(3);
});
