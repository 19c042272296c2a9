import { createHash } from 'node:crypto';
import type { Call, GuardedEntity, ReceivedOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import type { Page } from '@puente/contract/query';
import { and, type Column, eq, inArray, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './db/connect.ts';
import type { Visible } from './policies/policy.ts';
import { totals } from './totals.ts';

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
  where: SQL;
  orderBy: SQL[];
  limit: Placeholder;
  offset: Placeholder;
  /** A column to select beside the others: how many rows there are on all pages. Saves the count a trip of its own. */
  total: SQL.Aliased<number>;
}

/** A Drizzle select, not yet run. */
interface Select<Row> {
  prepare: (name: string) => Statement<Row>;
}

interface Statement<Row> {
  execute: (values: Record<string, unknown>) => Promise<Row[]>;
}

/** How a list call's query becomes SQL: every filter and every sort that the call declares, and no other. */
interface ListRules<Query, Row> {
  /** The tables that the conditions speak of. */
  from: SQL;
  read: (db: Database, slice: Slice) => Select<Row>;
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
  <Row extends { total: number }>(rules: ListRules<QueryOf<Name>, Row>) => {
    const statements = new WeakMap<Database, Map<string, Statement<Row>>>();

    return async <Item>(
      db: Database,
      query: QueryOf<Name>,
      limit: Limit<Calls[Name]>,
      present: (rows: Row[]) => Promise<Item[]>,
    ): Promise<Page<Item>> => {
      const { page, pageSize } = query.pagination;
      const { filters = {}, sort = rules.sort } = query as { filters?: FiltersOf<QueryOf<Name>>; sort?: SortOf<QueryOf<Name>> };
      const where = compile(and(limit, rules.always?.(filters), ...conditions(rules.filters, filters)) ?? sql`true`);
      const totalKey = JSON.stringify([where.text, where.values]);
      const known = totals.get(totalKey);

      const statement = remember(statements, db, [sort, known === undefined, where.text].join(' '), () => ({
        where: where.template,
        orderBy: [...rules.sorts[sort]],
        limit: sql.placeholder('limit'),
        offset: sql.placeholder('offset'),
        total: (known === undefined ? sql`(${countOf(rules.from, where.template)})` : sql`0`).mapWith(Number).as('total'),
      }));
      const rows = await statement.execute({ ...where.values, limit: pageSize, offset: (page - 1) * pageSize });
      const total = known ?? rows[0]?.total ?? (page === 1 ? 0 : await countAlone(db, rules.from, where));
      totals.set(totalKey, total);
      return {
        data: await present(rows),
        meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
      };
    };

    /** One prepared statement for each shape of a query: building and planning one costs more than running it. */
    function remember(all: typeof statements, db: Database, shape: string, slice: () => Slice): Statement<Row> {
      const ofDb = all.get(db) ?? new Map<string, Statement<Row>>();
      all.set(db, ofDb);
      const found = ofDb.get(shape);
      if (found) return found;
      const statement = rules.read(db, slice()).prepare(ofDb.size < mostStatements ? nameOf(shape) : '');
      if (ofDb.size < mostStatements) ofDb.set(shape, statement);
      return statement;
    }
  };

/** Whoever invents ever new combinations of filters gets them built and planned each time. */
const mostStatements = 200;

const nameOf = (shape: string): string => `list_${createHash('sha1').update(shape).digest('hex')}`;

const dialect = new PgDialect({ casing: 'snake_case' });

interface Compiled {
  text: string;
  values: Record<string, unknown>;
  /** The condition with a named placeholder for each value. */
  template: SQL;
}

function compile(condition: SQL): Compiled {
  const { sql: text, params } = dialect.sqlToQuery(condition);
  const parts = text.split(/\$(\d+)/).map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.placeholder(`p${part}`)}`));
  return {
    text,
    values: Object.fromEntries(params.map((value, index) => [`p${index + 1}`, value])),
    template: sql.join(parts),
  };
}

const conditions = (
  rules: Readonly<Record<string, (wanted: never) => SQL | undefined>>,
  filters: Readonly<Record<string, unknown>>,
): (SQL | undefined)[] =>
  Object.entries(filters).map(([field, wanted]) => (wanted === undefined ? undefined : rules[field]?.(wanted as never)));

const countOf = (from: SQL, where: SQL): SQL => sql`select count(*) as total from ${from} where ${where}`;

/** Only for a page beyond the last, which has no row to read the total from. */
async function countAlone(db: Database, from: SQL, where: Compiled): Promise<number> {
  const [counted] = await db
    .select({ total: sql`total`.mapWith(Number) })
    .from(sql`(${countOf(from, where.template)}) counted`)
    .prepare('')
    .execute(where.values);
  return counted?.total ?? 0;
}

/** `$eq`, `$in`, or both. */
export function matches<Value>(column: Column): (wanted: { $eq?: Value | undefined; $in?: Value[] | undefined }) => SQL | undefined {
  return ({ $eq, $in }) =>
    and($eq === undefined ? undefined : eq(column, $eq), $in === undefined ? undefined : inArray(column, $in));
}

/** Every word somewhere in the folded text, in any order. */
export const hasWords = (folded: Column, text: string): SQL | undefined =>
  and(...text.split(/\s+/).map((word) => sql`${folded} like word_pattern(${word})`));
