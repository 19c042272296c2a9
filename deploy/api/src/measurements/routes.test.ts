import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { vitalBounds } from '@puente/contract/constants/vitals';
import { limits } from '@puente/contract/limits';

let server: OperatedServer;
let anybody: Client;
let staff: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anybody = clientOf(server.address);
  staff = await logIn(server.address, 'staff');
});
afterAll(() => server.stop());
beforeEach(() => server.rows('delete from measurements'));

const send = (...data: unknown[]) => anybody.wrong('POST /api/measurements', { body: { data } });
const summary = async (query: { from?: string; to?: string } = {}) =>
  (await staff.call('GET /api/measurements', { query })).data.data;
const view = { page: 'projects', what: 'view' };
const stored = (day: string, count = 1) =>
  server.rows(
    `insert into measurements values (${day}, 'projects', 'view', 0, ${count}) returning day::text as day`,
  );

it('adds up what browsers counted, by page', async () => {
  expect((await send(view, view, { page: 'projects', what: 'emptySearch' })).status).toBe(204);
  await send(view, { page: 'home', what: 'LCP', bucket: 8 }, { page: 'home', what: 'CLS', bucket: 0 });
  await send({ page: 'home', what: 'LCP', bucket: 8 });
  await send({ page: 'projects', what: 'softLCP', bucket: 1 });
  const none = { views: 0, empty_searches: 0, INP: vitalBounds.INP.map(() => 0).concat(0) };
  const noPaint = vitalBounds.softLCP.map(() => 0).concat(0);
  expect(await summary()).toEqual([
    { ...none, page: 'home', softLCP: noPaint, LCP: [0, 0, 0, 0, 0, 0, 0, 0, 2], CLS: [1, 0, 0, 0, 0, 0, 0] },
    {
      ...none,
      page: 'projects',
      views: 3,
      empty_searches: 1,
      softLCP: noPaint.with(1, 1),
      LCP: Array(9).fill(0) as number[],
      CLS: Array(7).fill(0) as number[],
    },
  ]);
});

it('keeps a number a day and nothing of the sender', async () => {
  const student = await logIn(server.address, 'estudiante');
  await student.wrong('POST /api/measurements', { body: { data: [view] } });
  await send(view);
  expect(await server.rows('select to_jsonb(m) - $$day$$ as row from measurements m')).toEqual([
    { row: { page: 'projects', what: 'view', bucket: 0, count: 2 } },
  ]);
});

it('loses nothing when many send at once', async () => {
  const pages = ['a', 'b', 'c', 'd'].map((page) => ({ page, what: 'view' }));
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send(...(index % 2 ? pages : pages.toReversed()))),
  );
  expect(answers.every(({ status }) => status === 204)).toBe(true);
  expect((await summary()).map(({ views }) => views)).toEqual([30, 30, 30, 30]);
});

it.each([
  ['an address instead of a name', { ...view, page: '/projects/7?q=ana' }],
  ['the words of a search', { page: 'projects', what: 'emptySearch', words: 'ana@example.org' }],
  ['an identifier', { ...view, visitor: 'a1b2' }],
  ['an exact value', { page: 'home', what: 'LCP', value: 1234.5 }],
  ['a bucket that there is not', { page: 'home', what: 'CLS', bucket: 8 }],
  ['something else', { page: 'home', what: 'click' }],
])('refuses %s', async (_, data) => {
  expect((await send(view, data)).status).toBe(400);
  expect(await summary()).toEqual([]);
});

it('refuses an empty request and one that is too long', async () => {
  expect((await send()).status).toBe(400);
  expect((await send(...Array<unknown>(limits.measurements.batch + 1).fill(view))).status).toBe(400);
});

it('counts no more pages a day than there can be, and goes on counting those it knows', async () => {
  await server.rows(
    `insert into measurements select (now() at time zone 'Europe/Madrid')::date, 'page' || n, 'view', 0, 1 from generate_series(1, ${limits.measurements.pages}) n`,
  );
  expect((await send(view, { page: 'page7', what: 'view' })).status).toBe(204);
  expect(
    await server.rows(`select page, count from measurements where page = 'projects' or count > 1`),
  ).toEqual([{ page: 'page7', count: 2 }]);
});

it('sums a period, by default four weeks up to today', async () => {
  await stored(`'2026-03-01'`, 2);
  await stored(`'2026-03-02'`, 3);
  await stored(`(now() at time zone 'Europe/Madrid')::date - 27`, 5);
  await stored(`(now() at time zone 'Europe/Madrid')::date - 28`, 7);
  const views = async (query: { from?: string; to?: string }) => (await summary(query))[0]?.views;
  expect(await views({ from: '2026-03-01', to: '2026-03-02' })).toBe(5);
  expect(await views({ from: '2026-03-02', to: '2026-03-31' })).toBe(3);
  expect(await views({ to: '2026-03-28' })).toBe(5);
  expect(await views({})).toBe(5);
  expect((await staff.wrong('GET /api/measurements', { query: { from: '2026-02-30' } })).status).toBe(400);
});

it('old-measurements: removes days of more than 13 months ago', async () => {
  await stored(`now() - interval '13 months 2 days'`);
  const [kept] = await stored(`now() - interval '13 months' + interval '2 days'`);
  expect(await server.run('old-measurements')).toEqual({ rows: 1 });
  expect(await server.rows('select day::text as day from measurements')).toEqual([kept]);
});
