import { createHash } from 'node:crypto';
import type { Call, GuardedEntity, ReceivedOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import type { Page } from '@puente/contract/query';
import { and, type Column, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { type Compiled, compile } from './compile.ts';
import type { Database } from '../db/connect.ts';
import { countFacets, type Facet } from './facets.ts';
import { conditionOf, type Rules } from './filters.ts';
import { apart, piecesOf, rankOf } from './ranking.ts';
import type { Visible } from '../serving/policy.ts';
import { totals } from './totals.ts';
import type { Ranks } from './words.ts';

export { matches } from './filters.ts';

type QueryOf<Name extends CallName> = ReceivedOf<Name, Calls[Name]>['query'] & Paged;
type FiltersOf<Query> = Query extends { filters?: infer Filters | undefined } ? NonNullable<Filters> : never;
type FieldsOf<Query> = Omit<FiltersOf<Query>, '$or' | '$and'>;
type FacetsOf<Query> = Query extends { facets?: (infer Facets)[] | undefined } ? Facets & string : never;
type AnySortOf<Query> = Query extends { sort?: infer Sort | undefined } ? NonNullable<Sort> & string : never;
/** `relevance` is sorted by the ranks, which depend on the keyword. */
type SortOf<Query> = Exclude<AnySortOf<Query>, 'relevance'>;

interface Asked<Query> {
  filters?: FiltersOf<Query>;
  sort?: SortOf<Query> | 'relevance';
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

/** Only the rules of a list whose query can ask for facets have any, and only of one that is sorted by relevance, ranks. */
type ListRules<Query, Row> = BasicRules<Query, Row> &
  ([FacetsOf<Query>] extends [never] ? unknown : { facets: Record<FacetsOf<Query>, Facet> }) &
  ('relevance' extends AnySortOf<Query> ? { ranks: Ranks } : unknown);

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
  /** Other words for a search that finds nothing or hardly anything. They are offered if they find more. */
  suggest?: (db: Database, text: string) => Promise<string | undefined>;
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
      const { filters = {}, sort, facets: names } = query as Asked<QueryOf<Name>>;
      const conditionFor = (asked: typeof filters): SQL =>
        and(limit, rules.always?.(asked), conditionOf(rules.filters, asked)) ?? sql`true`;
      const condition = conditionFor(filters);
      const where = compile(condition);
      const wanted = names && Object.fromEntries(names.map((name) => [name, facetsOf(rules)[name] as Facet]));
      const order: Order<SortOf<QueryOf<Name>>> = {
        named: sort === undefined || sort === 'relevance' ? rules.sort : sort,
        ranks: sort === undefined || sort === 'relevance' ? ranksOf(rules, textIn(filters)) : [],
      };

      const part = { limit: pageSize, offset: (page - 1) * pageSize };
      const { rows, total } = where.isSearch
        ? await readSearch(db, condition, where, order, part)
        : await readList(db, where, order, part);
      const [data, facets, suggestion] = await Promise.all([
        present(rows),
        wanted &&
          countFacets(db, rules.from, wanted, (own) => conditionFor({ ...filters, [own]: undefined })),
        suggest(db, textIn(filters), total, ($containsi) =>
          conditionFor({ ...filters, keyword: { $containsi } }),
        ),
      ]);
      const pageCount = Math.ceil(total / pageSize);
      const pagination = { page, pageSize, pageCount, total };
      return { data, meta: { pagination, ...(facets && { facets }), ...(suggestion && { suggestion }) } };
    };

    async function suggest(
      db: Database,
      text: string | undefined,
      total: number,
      conditionFor: (text: string) => SQL,
    ): Promise<string | undefined> {
      if (text === undefined || total > hardlyAny) return undefined;
      const suggestion = await rules.suggest?.(db, text);
      if (suggestion === undefined) return undefined;
      return (await count(db, compile(conditionFor(suggestion)))) > total ? suggestion : undefined;
    }

    /** Rows and total in one query, as long as the page is not beyond the last. */
    async function readList(
      db: Database,
      where: Compiled,
      order: Order<SortOf<QueryOf<Name>>>,
      part: Part,
    ): Promise<Found<Row>> {
      const known = totals.get(keyOf(where));
      const rows = await read(db, where, order, part, known);
      if (known !== undefined) return { rows, total: known };
      const isFirst = part.offset === 0;
      const total = rows[0]?.total ?? (isFirst ? 0 : await countAlone(db, rules.from, where));
      note(where, total);
      return { rows, total };
    }

    /**
     * A search is counted first: how it is read depends on how many rows it finds. Few are sorted by their ranks; of many,
     * only those ranks are read that the page has rows of, each in the order of an index.
     */
    async function readSearch(
      db: Database,
      condition: SQL,
      where: Compiled,
      order: Order<SortOf<QueryOf<Name>>>,
      part: Part,
    ): Promise<Found<Row>> {
      const total = await count(db, where);
      if (total === 0) return { rows: [], total };
      if (total < many || order.ranks.length === 0) {
        return { rows: await read(db, where, order, part, total), total };
      }
      const ranks = apart(order.ranks, condition);
      const pieces = await piecesOf(ranks, { ...part, total }, (rank) => count(db, compile(rank)));
      const unranked = { named: order.named, ranks: [] };
      const rows: Row[] = [];
      for (const { part: rank, count: size, ...piece } of pieces) {
        rows.push(...(await read(db, compile(rank), unranked, piece, size)));
      }
      return { rows, total };
    }

    /** @param known how many rows there are; counted in the same statement otherwise */
    async function read(
      db: Database,
      where: Compiled,
      { named, ranks }: Order<SortOf<QueryOf<Name>>>,
      { limit, offset }: Part,
      known: number | undefined,
    ): Promise<Row[]> {
      const key = where.isSearch && (known ?? 0) < many ? rules.key : undefined;
      const rank = ranks.length === 0 ? undefined : compile(rankOf(ranks), 'r');
      const sort = rules.sorts[named];
      const statement = remember(
        statements,
        db,
        {
          isSearch: where.isSearch,
          key: [named, ranks.length, known === undefined, key !== undefined, where.text].join(' '),
        },
        () => ({
          where: key
            ? sql`${key} = any(array(select ${key} from ${rules.from} where ${where.template}))`
            : where.template,
          orderBy: rank ? [rank.template, ...sort] : [...sort],
          limit: sql.placeholder('limit'),
          offset: sql.placeholder('offset'),
          total: (known === undefined ? sql`(${countOf(rules.from, where.template)})` : sql`0`)
            .mapWith(Number)
            .as('total'),
        }),
      );
      return statement.execute({ ...where.values, ...rank?.values, limit, offset });
    }

    function keyOf(where: Compiled): string {
      return JSON.stringify([source.text, where.text, where.values]);
    }

    function note(where: Compiled, total: number, took?: number): void {
      totals.set(keyOf(where), total, new Set([...source.tables, ...where.tables]), took);
    }

    async function count(db: Database, where: Compiled): Promise<number> {
      const known = totals.get(keyOf(where));
      if (known !== undefined) return known;
      const started = performance.now();
      const total = await countAlone(db, rules.from, where);
      note(where, total, performance.now() - started);
      return total;
    }

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

/** Which rows of a list are read. */
interface Part {
  limit: number;
  offset: number;
}

interface Order<Sort> {
  named: Sort;
  /** By which the rows are sorted before that. */
  ranks: readonly SQL[];
}

interface Found<Row> {
  rows: Row[];
  /** How many rows there are on all pages. */
  total: number;
}

/** What is looked for, on the list's own level. */
const textIn = ({ keyword }: { keyword?: { $containsi: string } }): string | undefined => keyword?.$containsi;

/** The ranks of what is looked for; none without it. */
function ranksOf(rules: object, text: string | undefined): readonly SQL[] {
  const { ranks } = rules as { ranks?: Ranks };
  return (text !== undefined && ranks?.(text)) || [];
}

/** So few found may be what somebody wrote who slipped as well. */
const hardlyAny = 2;

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
