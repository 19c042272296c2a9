import {
  conditionsOf,
  filteredLists,
  filterWith,
  type ListReader,
  type ListServer,
  readersOf,
  startListServer,
} from '../../test/access/lists.ts';
import fc from 'fast-check';
import type { Position } from '@puente/contract/call-positions';

/**
 * Properties of every list: each valid query returns a page that fits it, and further conditions find no further rows.
 * A few runs each, and many with HOSTILE=1 (`npm run test:long hostile`).
 */

const isWhole = process.env['HOSTILE'] !== undefined;
if (isWhole) jest.setTimeout(900_000);

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.process.stop());

const phrases = fc.oneof(
  fc.constantFrom(
    'a',
    'agua',
    'Ingeniería',
    'UNIVERSIDAD',
    'diseño web',
    'ñ',
    "d'or",
    '100%',
    '_',
    '\\',
    'ene',
    'el de la',
  ),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const days = fc.constantFrom('2020-01-01', '2026-06-30', '2026-11-20T10:00:00Z', '2199-12-31');

describe.each(filteredLists)('%s', (name, call) => {
  const condition = fc
    .constantFrom(...conditionsOf(call))
    .chain((position) => valueFor(position).map((value) => filterWith(position, value)));
  const conditions = fc.array(condition, { minLength: 1, maxLength: 3 });

  it('answers with a page that fits the query', async () => {
    const [reader] = readersOf(server, name, call);
    const { client, params, query } = reader as ListReader;
    const total = async (filters: object, page = 1): Promise<number | undefined> => {
      const { status, data } = await client.wrong(name, {
        params,
        query: { ...query, filters, pagination: { page, pageSize: 5 } },
      });
      expect([200, 400]).toContain(status);
      if (status !== 200) return undefined;
      const { data: rows, meta } = data as unknown as {
        data: unknown[];
        meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
      };
      expect(meta.pagination).toEqual({
        page,
        pageSize: 5,
        pageCount: Math.ceil(meta.pagination.total / 5),
        total: meta.pagination.total,
      });
      expect(rows).toHaveLength(Math.max(0, Math.min(5, meta.pagination.total - (page - 1) * 5)));
      return meta.pagination.total;
    };

    await fc.assert(
      fc.asyncProperty(conditions, condition, fc.integer({ min: 1, max: 4 }), async (some, one, page) => {
        const every = await total({ $and: some }, page);
        const fewer = await total({ $and: [...some, one] });
        const more = await total({ $or: [{ $and: some }, one] });
        if (every === undefined || fewer === undefined || more === undefined) return;
        // Some fields change what a list is about: ids of saved projects, for instance, find those that are over as well.
        const isAbout = [...some, one].some((part) => 'id' in part);
        if (!isAbout) expect(fewer <= every && every <= more).toBe(true);
      }),
      { numRuns: isWhole ? 150 : 5 },
    );
  });
});

const inOrder = new Set(['$lt', '$lte', '$gt', '$gte', '$between']);

function valueFor({ kind, words, path }: Position): fc.Arbitrary<string> {
  if (path.some((step) => step === '$null' || step === '$notNull') || kind === 'flag')
    return fc.constantFrom('true', 'false');
  if (words) return fc.constantFrom(...words);
  if (kind === 'number') return fc.integer({ min: 1, max: 400 }).map(String);
  return path.some((step) => inOrder.has(step)) ? fc.oneof(days, phrases) : phrases;
}
