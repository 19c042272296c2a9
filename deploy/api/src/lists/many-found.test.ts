import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, clientOf } from '../../test/client.ts';
import { emptyDatabase } from '../../test/place.ts';
import { startServer, type TestServer } from '../../test/server.ts';

/** A search that finds more than a thousand is read rank by rank (`readSearch`), not sorted. */

let server: TestServer;
let anyone: Client;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'puente-many-'));
  server = await startServer({
    from: { dataDir, databaseUrl: await emptyDatabase() },
    env: { SEED: 'large', SEED_PROJECTS: '1500' },
  });
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

const pageOf = async (page: number, pageSize: number, query: object = {}) =>
  (
    await anyone.wrong('GET /api/projects', {
      // 'a' begins a word of every project: of the title of some, of a label of others, of every text.
      query: {
        filters: { keyword: { $containsi: 'a' } },
        populate: 'study_areas,study_subareas',
        pagination: { page, pageSize },
        ...query,
      },
    })
  ).data;

const begins = (...texts: string[]): boolean => /(^|[^\p{L}])[aáà]/iu.test(texts.join(' '));
interface Found {
  title: string;
  tags: string[];
  academic_profile: string[];
  study_areas?: string[] | undefined;
  study_subareas?: string[] | undefined;
}
const labelsOf = ({ tags, academic_profile: profile, study_areas: areas, study_subareas: subareas }: Found) =>
  [tags, profile, areas, subareas].flatMap((labels) => labels ?? []);
const rankOf = (found: Found): number => {
  if (begins(found.title)) return 0;
  return begins(...labelsOf(found)) ? 1 : 2;
};

async function everyPage(pageSize: number, query: object = {}) {
  const { total } = (await pageOf(1, 1, query)).meta.pagination;
  const pages = Array.from({ length: Math.ceil(total / pageSize) }, (_, index) =>
    pageOf(index + 1, pageSize, query),
  );
  const found = (await Promise.all(pages)).flatMap(({ data }) => data);
  return { total, found };
}

it('gives every project once, by rank and then the newest first, whatever the size of the pages', async () => {
  const { total, found } = await everyPage(100);
  expect(total).toBeGreaterThan(1_000);
  expect(new Set(found.map(({ id }) => id)).size).toBe(total);
  const ranks = found.map(rankOf);
  expect([...new Set(ranks)]).toEqual([0, 1, 2]);
  const newestFirst = [...found].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      Date.parse(other.publishedAt ?? '') - Date.parse(one.publishedAt ?? '') ||
      other.id - one.id,
  );
  expect(found.map(({ id }) => id)).toEqual(newestFirst.map(({ id }) => id));
  const inOther = await everyPage(73);
  expect(inOther.found.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
});

it('keeps to the sort that is asked for', async () => {
  const { data } = await pageOf(1, 100, { sort: 'publishedAt:desc' });
  const moments = data.map(({ publishedAt }) => publishedAt ?? '');
  expect(moments).toEqual([...moments].sort().reverse());
  expect(new Set(data.map(rankOf)).size).toBeGreaterThan(1);
});

it('gives every project once also where the first rows of the list do not fill the page', async () => {
  // 'h' begins a word of four projects in five: as many rows as it has, in the order of the list, do not hold all.
  const query = { filters: { keyword: { $containsi: 'h' } }, sort: 'publishedAt:desc' };
  const { total, found } = await everyPage(100, query);
  expect(total).toBeGreaterThan(1_000);
  expect(new Set(found.map(({ id }) => id)).size).toBe(total);
  const moments = found.map(({ publishedAt }) => publishedAt ?? '');
  expect(moments).toEqual([...moments].sort().reverse());
});
