import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { limits } from '@puente/contract/limits';

let server: OperatedServer;
let anybody: Client;
let editor: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anybody = clientOf(server.address);
  editor = await logIn(server.address, 'redaccion');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await listed();
  await server.rows('delete from empty_searches');
});

const { fewest, perDay, perVisitor, days } = limits.emptySearches;
let lastVisitor = 0;
/** Searches from an address that nobody has searched from. */
const asSomebody = () => ({ 'x-forwarded-for': `203.0.113.${++lastVisitor}` });
const search = (words: string, headers = asSomebody(), query: object = {}) =>
  anybody.wrong(
    'GET /api/projects',
    { query: { filters: { keyword: { $containsi: words } }, ...query } },
    headers,
  );
const searchWorks = (words: string, headers = asSomebody()) =>
  anybody.wrong('GET /api/tfxes', { query: { filters: { keyword: { $containsi: words } } } }, headers);
const bySeveral = async (words: string) => {
  for (let visitor = 0; visitor < fewest; visitor++) await search(words);
};
const listed = async (query: object = {}) => (await editor.wrong('GET /api/empty-searches', { query })).data;
const stored = () =>
  server.rows<{ list: string; words: string; times: number }>(
    'select list, words, times from empty_searches order by words, list',
  );
const store = (words: string, day: string, times: number = fewest, list = 'projects') =>
  server.rows(`insert into empty_searches values (${day}, '${list}', '${words}', ${times})`);

it('lists what several visitors searched for in vain, however they spelled it', async () => {
  await search('Blockchain');
  await search('BLOCKCHAIN ');
  expect((await listed()).data).toEqual([]);
  await search('blockchain');
  const [today] = await server.rows<{ day: string }>(
    `select (now() at time zone 'Europe/Madrid')::date::text as day`,
  );
  expect(await listed()).toEqual({
    data: [{ words: 'blockchain', times: 3, lists: ['projects'], firstDay: today?.day, lastDay: today?.day }],
    meta: { pagination: { page: 1, pageSize: limits.page.size, pageCount: 1, total: 1 } },
  });
});

it('counts a visitor once a day, and a search of several lists as one', async () => {
  const visitor = asSomebody();
  await search('blockchain', visitor);
  await searchWorks('blockchain', visitor);
  await listed();
  await search('blockchain', visitor);
  await listed();
  expect(await stored()).toEqual([
    { list: 'projects', words: 'blockchain', times: 1 },
    { list: 'works', words: 'blockchain', times: 1 },
  ]);
  await store('criptografia', 'current_date', 3);
  await store('criptografia', 'current_date', 4, 'works');
  expect((await listed()).data).toMatchObject([
    { words: 'criptografia', times: 4, lists: ['projects', 'works'] },
  ]);
});

it('counts the words that were typed to their end, not their beginnings', async () => {
  const visitor = asSomebody();
  for (const words of ['xyl', 'xylo', 'xylofono', 'xylof', 'criptografia']) await search(words, visitor);
  await listed();
  expect(await stored()).toMatchObject([{ words: 'criptografia' }, { words: 'xylofono' }]);
});

it('counts nothing that was found, filtered, understood or searched for by staff', async () => {
  await search('agua');
  await search('blockchain', asSomebody(), {
    filters: { keyword: { $containsi: 'blockchain' }, language: { $eq: 'Inglés' } },
  });
  await search('ana@example.org');
  const searched = { query: { filters: { keyword: { $containsi: 'blockchain' } } } };
  await editor.wrong('GET /api/projects', searched);
  await search('blockchain en remoto');
  await listed();
  expect(await stored()).toEqual([{ list: 'projects', words: 'blockchain', times: 1 }]);
});

it('counts a search of which words had to be left out', async () => {
  await search('agua blockchain', asSomebody(), { sort: 'relevance' });
  await listed();
  expect(await stored()).toEqual([{ list: 'projects', words: 'agua blockchain', times: 1 }]);
});

it('keeps nothing about who searched', async () => {
  const student = await logIn(server.address, 'estudiante');
  await student.wrong('GET /api/projects', { query: { filters: { keyword: { $containsi: 'blockchain' } } } });
  await listed();
  expect(await server.rows('select to_jsonb(e) - $$day$$ as row from empty_searches e')).toEqual([
    { row: { list: 'projects', words: 'blockchain', times: 1 } },
  ]);
});

it('counts only so many searches of one visitor', async () => {
  const visitor = asSomebody();
  const letters = Array.from(
    { length: perVisitor + 5 },
    (_, index) => `${String.fromCharCode(97 + index)}zzqqjjw`,
  );
  for (const words of letters) await search(words, visitor);
  await listed();
  expect(await stored()).toHaveLength(perVisitor);
});

it('takes no further words on a full day, and goes on counting those it has', async () => {
  await server.rows(
    `insert into empty_searches select (now() at time zone 'Europe/Madrid')::date, 'projects', 'xqw' || chr(97 + n % 26) || n, 1 from generate_series(1, ${perDay}) n`,
  );
  await server.rows(`update empty_searches set words = 'criptografia' where words = 'xqwb1'`);
  await search('criptografia');
  await search('blockchain');
  await listed();
  expect((await stored()).filter(({ words, times }) => times > 1 || words === 'blockchain')).toEqual([
    { list: 'projects', words: 'criptografia', times: 2 },
  ]);
});

it('sorts by number or by the last day, page by page', async () => {
  await store('primera', `current_date - 9`, 9);
  await store('segunda', `current_date - 2`, 5);
  await store('segunda', `current_date - 4`, 1);
  const words = async (query: object) => (await listed(query)).data.map((row) => row.words);
  expect(await words({})).toEqual(['primera', 'segunda']);
  expect(await words({ sort: 'lastDay:desc' })).toEqual(['segunda', 'primera']);
  expect(await words({ pagination: { page: 2, pageSize: 1 } })).toEqual(['segunda']);
});

it('ends the counts of words that get synonyms, and counts them again if they still find nothing', async () => {
  await bySeveral('blockchain');
  expect((await listed()).data).toHaveLength(1);
  const { data } = await editor.call('POST /api/search-synonyms', {
    body: { data: { terms: ['Blockchain', 'zzqqjj'] } },
  });
  expect((await listed()).data).toEqual([]);
  await search('blockchain');
  await listed();
  expect(await stored()).toHaveLength(1);
  await editor.call('DELETE /api/search-synonyms/:id', { params: { id: data.data.id } });
});

it('old-empty-searches: removes the days that the privacy policy names', async () => {
  await store('primera', `current_date - ${days + 2}`);
  await store('segunda', `current_date - ${days - 2}`);
  expect(await server.run('old-empty-searches')).toEqual({ rows: 1 });
  expect(await stored()).toMatchObject([{ words: 'segunda' }]);
});
