import type { Call } from '@puente/contract/call';
import { type CallName, calls } from '@puente/contract/calls';
import { type Position, positionsOf, withValueAt } from '@puente/contract/examples/positions';
import fc from 'fast-check';
import { admission, askedBy, type Entities } from '../../test/access/asked.ts';
import { type Client, clientOf } from '../../test/client.ts';
import { startServerProcess, type TestServerProcess } from '../../test/server.ts';
import type { AccessRow, Who } from '../../test/access/matrix/cells.ts';
import { accessMatrix } from '../../test/access/matrix.ts';

/**
 * Properties of every list: any query of its language is answered with a page that fits it, and further
 * conditions find no further rows. A few runs each, and many with HOSTILE=1 (`npm run test:long hostile`).
 */

const matrix: Partial<Record<string, AccessRow>> = accessMatrix;
const isWhole = process.env['HOSTILE'] !== undefined;
if (isWhole) jest.setTimeout(900_000);

const everybody = [
  'student',
  'coordinator',
  'projectManager',
  'teacher',
  'staff',
  'anonymous',
] as const satisfies Who[];
/** The conditions that a list's query can have, outside groups. */
const fieldsOf = (call: Call): Position[] =>
  positionsOf(call).filter(
    ({ path, kind }) =>
      path[0] === 'filters' && !path.includes('$or') && ['text', 'word', 'number', 'flag'].includes(kind),
  );

const lists = (Object.entries(calls) as [CallName, Call][]).filter(
  ([name, call]) => name.startsWith('GET ') && fieldsOf(call).length > 0,
);

let server: TestServerProcess;
let tokens: Partial<Record<Who, string>>;
let entities: Entities;
beforeAll(async () => {
  server = await startServerProcess({ entry: 'test/access/server.ts', env: { HANDLERS: 'real' } });
  ({ tokens, entities } = (await (await fetch(`${server.address}/matrix`)).json()) as {
    tokens: typeof tokens;
    entities: Entities;
  });
});
afterAll(() => server.stop());

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

describe.each(lists)('%s', (name, call) => {
  const condition = fc
    .constantFrom(...fieldsOf(call))
    .chain((position) =>
      valueFor(position).map((value) => withValueAt({}, position.path.slice(1), value) as object),
    );
  const conditions = fc.array(condition, { minLength: 1, maxLength: 3 });

  it('answers with a page that fits the query', async () => {
    const { client, params, query } = callerOf(name, call);
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

function valueFor({ kind, words, path }: Position): fc.Arbitrary<string> {
  if (path.at(-1) === '$null' || kind === 'flag') return fc.constantFrom('true', 'false');
  if (words) return fc.constantFrom(...words);
  if (kind === 'number') return fc.integer({ min: 1, max: 400 }).map(String);
  return path.at(-1) === '$gte' || path.at(-1) === '$lte' ? fc.oneof(days, phrases) : phrases;
}

/** A person that the list is for, and whose row the path names. */
function callerOf(name: CallName, call: Call): { client: Client; params: { id: number }; query: object } {
  for (const who of everybody.filter((person) => admission(call, person) === 'ok')) {
    const good = askedBy(who, name, call, matrix[name] ?? {}, entities).find(
      ({ expected, sent }) => expected === 'ok' && sent,
    );
    if (good?.sent)
      return {
        client: clientOf(server.address, tokens[who]),
        params: good.sent.params,
        query: good.sent.query ?? {},
      };
  }
  throw new Error(`Nobody gets ${name}.`);
}
