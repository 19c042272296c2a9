import { type Client, clientOf } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { emptyDatabase } from '../../test/place.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A search with more than a thousand results is read rank by rank (`readSearch`), not sorted. */

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
      // 'de' stands in the title of some projects, and in the text of every other.
      query: {
        filters: { keyword: { $containsi: '"de"' } },
        pagination: { page, pageSize },
        ...query,
      },
    })
  ).data;

interface Found {
  title: string;
}
const rankOf = ({ title }: Found): number => (/\bde\b/i.test(title) ? 0 : 1);

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
  expect([...new Set(ranks)]).toEqual([0, 1]);
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
  // 'con' stands in four projects of five: as many rows as it has, in the order of the list, do not hold all.
  const query = { filters: { keyword: { $containsi: '"con"' } }, sort: 'publishedAt:desc' };
  const { total, found } = await everyPage(100, query);
  expect(total).toBeGreaterThan(1_000);
  expect(new Set(found.map(({ id }) => id)).size).toBe(total);
  const moments = found.map(({ publishedAt }) => publishedAt ?? '');
  expect(moments).toEqual([...moments].sort().reverse());
});

it('gives a student every project once, those that suit them best among the newest first', async () => {
  const { who, id } = await newStudent(server, 'entre-muchos@ejemplo.es');
  await who.wrong('PUT /api/students/:id', { params: { id }, body: { data: { tags: ['agua'] } } });
  const page = async (number: number) =>
    (await who.wrong('GET /api/projects/matched', { query: { pagination: { page: number, pageSize: 90 } } }))
      .data;
  const { total, pageCount } = (await page(1)).meta.pagination;
  const pages = await Promise.all(Array.from({ length: pageCount }, (_, index) => page(index + 1)));
  const found = pages.flatMap(({ data }) => data);
  expect(total).toBeGreaterThan(1_000);
  expect(new Set(found.map(({ id: project }) => project)).size).toBe(total);
  const suits = found.map(({ location, tags }) => location === 'Lugo' || tags.includes('agua'));
  expect(suits.slice(0, 12)).not.toContain(false);
  // The twelfth page begins among those that were compared and ends among the others.
  expect(suits.slice(1_000)).toContain(true);
});
