import type { Call, GuardedEntity, ReceivedOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import type { Page } from '@puente/contract/query';
import { and, type Column, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from './db/connect.ts';
import type { Visible } from './policies/policy.ts';

type QueryOf<Name extends CallName> = ReceivedOf<Name, Calls[Name]>['query'] & Paged;
type FiltersOf<Query> = Query extends { filters?: infer Filters | undefined } ? NonNullable<Filters> : never;
type SortOf<Query> = Query extends { sort?: infer Sort | undefined } ? NonNullable<Sort> & string : never;

interface Paged {
  pagination: { page: number; pageSize: number };
}

/** What a list is limited to: the policy's condition when its call declares a scope, else the handler's own. */
type Limit<C extends Call> = C extends { scope: infer E extends GuardedEntity } ? Visible<E> : SQL;

/** What a list reads for one page. */
export interface Slice {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  /** A column to select beside the others: how many rows there are on all pages. Saves the count a trip of its own. */
  total: SQL.Aliased<number>;
}

/** How a list call's query becomes SQL: every filter and every sort that the call declares, and no other. */
interface ListRules<Query, Row> {
  /** The tables that the conditions speak of. */
  from: SQL;
  read: (db: Database, slice: Slice) => PromiseLike<Row[]>;
  filters: { [F in keyof FiltersOf<Query>]-?: (wanted: NonNullable<FiltersOf<Query>[F]>) => SQL | undefined };
  /** Holds for every page, whatever is asked. */
  always?: (filters: Partial<FiltersOf<Query>>) => SQL | undefined;
  sorts: Record<SortOf<Query>, readonly SQL[]>;
  /** The sort of a query that names none. */
  sort: SortOf<Query>;
}

/** `const browse = listOf<'GET /api/projects'>()({ … })`, then `browse(db, query, visible, present)` in its handler. */
export const listOf =
  <Name extends CallName>() =>
  <Row extends { total: number }>(rules: ListRules<QueryOf<Name>, Row>) =>
  async <Item>(
    db: Database,
    query: QueryOf<Name>,
    limit: Limit<Calls[Name]>,
    present: (rows: Row[]) => Promise<Item[]>,
  ): Promise<Page<Item>> => {
    const { page, pageSize } = query.pagination;
    const { filters = {}, sort = rules.sort } = query as { filters?: FiltersOf<QueryOf<Name>>; sort?: SortOf<QueryOf<Name>> };
    const where = and(limit, rules.always?.(filters), ...conditions(rules.filters, filters));
    const rows = await rules.read(db, {
      where,
      orderBy: [...rules.sorts[sort]],
      limit: pageSize,
      offset: (page - 1) * pageSize,
      total: sql`(${countOf(rules.from, where)})`.mapWith(Number).as('total'),
    });
    const total = rows[0]?.total ?? (page === 1 ? 0 : await countAlone(db, rules.from, where));
    return {
      data: await present(rows),
      meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
    };
  };

const conditions = (
  rules: Readonly<Record<string, (wanted: never) => SQL | undefined>>,
  filters: Readonly<Record<string, unknown>>,
): (SQL | undefined)[] =>
  Object.entries(filters).map(([field, wanted]) => (wanted === undefined ? undefined : rules[field]?.(wanted as never)));

const countOf = (from: SQL, where: SQL | undefined): SQL => sql`select count(*) as total from ${from} where ${where ?? sql`true`}`;

/** Only for a page beyond the last, which has no row to read the total from. */
async function countAlone(db: Database, from: SQL, where: SQL | undefined): Promise<number> {
  const { rows } = (await db.execute(countOf(from, where))) as unknown as { rows: { total: string | number }[] };
  return Number(rows[0]?.total ?? 0);
}

/** `$eq`, `$in`, or both. */
export function matches<Value>(column: Column): (wanted: { $eq?: Value | undefined; $in?: Value[] | undefined }) => SQL | undefined {
  return ({ $eq, $in }) =>
    and($eq === undefined ? undefined : eq(column, $eq), $in === undefined ? undefined : inArray(column, $in));
}

/** Every word somewhere in the folded text, in any order. */
export const hasWords = (folded: Column, text: string): SQL | undefined =>
  and(...text.split(/\s+/).map((word) => sql`${folded} like word_pattern(${word})`));
