import {
  conditionsOf,
  filteredLists,
  filterWith,
  type ListReader,
  type ListServer,
  readersOf,
  startListServer,
} from '../../test/access/lists.ts';
import type { Call } from '@puente/contract/call';
import type { Position } from '@puente/contract/call-positions';

/**
 * No filter shows a row that the list without filters hides. Only a request that names its rows by `$eq` or `$in` may
 * show further rows, and only those.
 */

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.process.stop());

/** Filters whose `$eq` and `$in` name rows: saved projects, links, the works of an author. */
const naming = new Set(['id', 'student']);
const namesRows = ({ path }: Position): boolean =>
  path.length > 2 && naming.has(path[1] as string) && (path[2] === '$eq' || path[2] === '$in');

/** Operators that share their SQL with a tested one. Of `$not`, only the exclusion of one value is tested. */
const likeOthers = new Set(['$lt', '$gt', '$notNull', '$endsWith', '$notIn']);
const isOneOfItsKind = ({ path }: Position): boolean =>
  !path.some((step) => likeOthers.has(step)) && (!path.includes('$not') || path.at(-1) === '$eq');

describe.each(filteredLists)('%s', (name, call) => {
  const conditions = conditionsOf(call).filter(
    (position) => !namesRows(position) && isOneOfItsKind(position),
  );
  const filterNames = [...new Set(conditions.map(({ path }) => path[1]))];
  /** Rows that a reader sees without filters, asked for once. */
  const shown = new Map<string, Set<string>>();

  // One test for each filter: a list has up to a thousand requests, which take minutes on a slow machine.
  it.each(filterNames)('shows no further rows with the filter %s', async (filterName) => {
    const further: string[] = [];
    for (const reader of readersOf(server, name, call)) {
      const visible = shown.get(reader.who) ?? new Set((await rowsOf(reader, {})).map(identify));
      shown.set(reader.who, visible);
      for (const condition of conditions.filter(({ path }) => path[1] === filterName)) {
        for (const value of valuesFor(condition)) {
          const filters = filterWith(condition, value);
          const rows = (await rowsOf(reader, filters)).map(identify);
          const unexpected = rows.filter((row) => !visible.has(row)).length;
          if (unexpected > 0) further.push(`${reader.who} ${JSON.stringify(filters)}: ${unexpected}`);
        }
      }
    }
    expect(further).toEqual([]);
  });

  async function rowsOf({ client, params, query }: ListReader, filters: object): Promise<unknown[]> {
    const rows: unknown[] = [];
    for (let page = 1; ; page++) {
      const { status, data: answer } = await client.wrong(name, {
        params,
        query: { ...query, filters, ...(isPaged(call) && { pagination: { page, pageSize: 100 } }) },
      });
      expect({ filters, status }).toEqual({ filters, status: 200 });
      const { data, meta } = answer as unknown as {
        data: unknown[];
        meta?: { pagination: { pageCount: number } };
      };
      rows.push(...data);
      if (page >= (meta?.pagination.pageCount ?? 1)) return rows;
    }
  }
});

const isPaged = ({ query }: Call): boolean => 'pagination' in (Object(query) as { shape: object }).shape;

const identify = (row: unknown): string => {
  const { id, name } = row as { id?: number; name?: string };
  return String(id ?? name);
};

function valuesFor({ kind, words, path }: Position): string[] {
  if (path.some((step) => step === '$null' || step === '$notNull') || kind === 'flag')
    return ['true', 'false'];
  if (words) return words.slice(0, 1);
  const isLowest = path.some((step) => step === '$gte' || step === '$gt');
  if (kind === 'number') return [isLowest ? '1' : '100000'];
  if (isMoment(path)) return [isLowest ? '2020-01-01' : '2199-12-31'];
  return ['a'];
}

const moments = new Set(['deadline', 'publishedAt', 'date', 'createdAt', 'startsAt', 'endsAt', 'lastSeenAt']);
const isMoment = (path: readonly string[]): boolean => path.some((step) => moments.has(step));
