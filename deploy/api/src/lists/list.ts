import { createHash } from 'node:crypto';
import type { Call, GuardedEntity, ReceivedOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import type { Page } from '@puente/contract/query';
import { and, type Column, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { type Compiled, compile, WordSearch } from './compile.ts';
import type { Database } from '../db/connect.ts';
import { countFacets, type Facet } from './facets.ts';
import { conditionOf, type Rules } from './filters.ts';
import { withSynonyms } from '../search/synonyms.ts';
import type { Visible } from '../serving/policy.ts';
import { searchSizes, totals } from './totals.ts';

export { matches } from './filters.ts';

type QueryOf<Name extends CallName> = ReceivedOf<Name, Calls[Name]>['query'] & Paged;
type FiltersOf<Query> = Query extends { filters?: infer Filters | undefined } ? NonNullable<Filters> : never;
type FieldsOf<Query> = Omit<FiltersOf<Query>, '$or' | '$and'>;
type FacetsOf<Query> = Query extends { facets?: (infer Facets)[] | undefined } ? Facets & string : never;
type SortOf<Query> = Query extends { sort?: infer Sort | undefined } ? NonNullable<Sort> & string : never;

interface Asked<Query> {
  filters?: FiltersOf<Query>;
  sort?: SortOf<Query>;
  facets?: FacetsOf<Query>[];
}

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
  /** A column to select beside the others: how many rows there are on all pages. It saves another query. */
  total: SQL.Aliased<number>;
}

/** A Drizzle select, not yet run. */
interface Select<Row> {
  prepare: (name: string) => Statement<Row>;
}

interface Statement<Row> {
  execute: (values: Record<string, unknown>) => Promise<Row[]>;
}

/** Only the rules of a list whose query can ask for facets have any. */
type ListRules<Query, Row> = BasicRules<Query, Row> &
  ([FacetsOf<Query>] extends [never] ? unknown : { facets: Record<FacetsOf<Query>, Facet> });

/** How a list call's query becomes SQL: every filter and every sort that the call declares, and no other. */
interface BasicRules<Query, Row> {
  /** The tables that the conditions speak of. */
  from: SQL;
  read: (db: Database, slice: Slice) => Select<Row>;
  filters: Rules<FieldsOf<Query>>;
  /** The id of the list's rows. A searchable list (`hasWords`) is read by it when the search finds few. */
  key?: Column;
  /** Added to the condition of every page. */
  always?: (filters: Partial<FiltersOf<Query>>) => SQL | undefined;
  sorts: Record<SortOf<Query>, readonly SQL[]>;
  /** The sort of a query that names none. */
  sort: SortOf<Query>;
}

/** `const browse = listOf<'GET /api/projects'>()({ … })`, then `browse(db, query, visible, present)` in its handler. */
export const listOf =
  <Name extends CallName>() =>
  <Row extends { total: number }>(rules: ListRules<QueryOf<Name>, Row>) => {
    const source = compile(rules.from);
    // Two lists can have conditions that read the same, and PostgreSQL knows a statement by its name alone.
    const list = lists++;
    const statements = new WeakMap<Database, Map<string, Statement<Row>>>();

    return async <Item>(
      db: Database,
      query: QueryOf<Name>,
      limit: Limit<Calls[Name]>,
      present: (rows: Row[]) => Promise<Item[]>,
    ): Promise<Page<Item, FacetsOf<QueryOf<Name>>>> => {
      const { page, pageSize } = query.pagination;
      const { filters = {}, sort = rules.sort, facets: names } = query as Asked<QueryOf<Name>>;
      const conditionFor = (asked: typeof filters): SQL =>
        and(limit, rules.always?.(asked), conditionOf(rules.filters, asked)) ?? sql`true`;
      const where = compile(conditionFor(filters));
      const totalKey = JSON.stringify([source.text, where.text, where.values]);
      const known = totals.get(totalKey);
      const wanted = names && Object.fromEntries(names.map((name) => [name, facetsOf(rules)[name] as Facet]));

      const size = known ?? searchSizes.get(totalKey) ?? 0;
      const key = where.isSearch && size < many ? rules.key : undefined;

      const statement = remember(
        statements,
        db,
        {
          isSearch: where.isSearch,
          key: [sort, known === undefined, key !== undefined, where.text].join(' '),
        },
        () => ({
          where: key
            ? sql`${key} = any(array(select ${key} from ${rules.from} where ${where.template}))`
            : where.template,
          orderBy: [...rules.sorts[sort]],
          limit: sql.placeholder('limit'),
          offset: sql.placeholder('offset'),
          total: (known === undefined ? sql`(${countOf(rules.from, where.template)})` : sql`0`)
            .mapWith(Number)
            .as('total'),
        }),
      );
      const rows = await statement.execute({
        ...where.values,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const total = known ?? rows[0]?.total ?? (page === 1 ? 0 : await countAlone(db, rules.from, where));
      if (known === undefined) {
        totals.set(totalKey, total, new Set([...source.tables, ...where.tables]));
        if (where.isSearch) searchSizes.set(totalKey, total);
      }
      const [data, facets] = await Promise.all([
        present(rows),
        wanted &&
          countFacets(db, rules.from, wanted, (own) => conditionFor({ ...filters, [own]: undefined })),
      ]);
      const pageCount = Math.ceil(total / pageSize);
      return { data, meta: { pagination: { page, pageSize, pageCount, total }, ...(facets && { facets }) } };
    };

    /** A prepared statement for each shape of a query: building and planning it costs more than its run. */
    function remember(
      all: typeof statements,
      db: Database,
      shape: Shape,
      slice: () => Slice,
    ): Statement<Row> {
      const ofDb = all.get(db) ?? new Map<string, Statement<Row>>();
      all.set(db, ofDb);
      const found = ofDb.get(shape.key);
      if (found) return found;
      const isNamed = ofDb.size < mostStatements && !shape.isSearch;
      const statement = rules.read(db, slice()).prepare(isNamed ? nameOf(`${list} ${shape.key}`) : '');
      if (ofDb.size < mostStatements) ofDb.set(shape.key, statement);
      return statement;
    }
  };

const facetsOf = (rules: object): Readonly<Record<string, Facet>> =>
  (rules as { facets?: Record<string, Facet> }).facets ?? {};

/**
 * PostgreSQL expects of every half-typed word that at least 0.5 % of the rows have a word that begins so, and
 * would rather read all rows in their order until the page is full. That is right for a frequent word, but
 * reads the whole table for a rare word. So the rows are found first, by the words, unless there are known to
 * be many.
 */
const many = 1_000;

/** What two queries must have in common to use the same prepared statement. */
interface Shape {
  key: string;
  /** A search has no prepared statement: it is planned for its words each time, by how often they occur. */
  isSearch: boolean;
}

/** A caller who invents ever new combinations of filters gets them built and planned each time. */
const mostStatements = 200;

let lists = 0;

const nameOf = (shape: string): string => `list_${createHash('sha1').update(shape).digest('hex')}`;

const countOf = (from: SQL, where: SQL): SQL => sql`select count(*) as total from ${from} where ${where}`;

/** Counts rows for a page beyond the last, which has no row to read the total from. */
async function countAlone(db: Database, from: SQL, where: Compiled): Promise<number> {
  const [counted] = await db
    .select({ total: sql`total`.mapWith(Number) })
    .from(sql`(${countOf(from, where.template)}) counted`)
    .prepare('')
    .execute(where.values);
  return counted?.total ?? 0;
}

/** Every word or what means the same, in any order, by its Spanish stem or its beginning; for a column of `searchWords`. */
export const hasWords = (words: Column, text: string): SQL =>
  sql`${new WordSearch(sql`${words} @@ search_query(${withSynonyms(text)})`)}`;
