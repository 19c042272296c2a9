import type { Call, GuardedEntity, ReceivedOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import { offsetOf, type Page, pageMetaOf, type PageWanted } from '@puente/contract/query';
import { and, type Column, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { type Compiled, compile } from './compile.ts';
import type { Database } from '../db/connect.ts';
import { countFacets, type Facet } from './facets.ts';
import { conditionOf, type Rules } from './filters.ts';
import { byOrder, byWords } from './found.ts';
import { apart, piecesOf, rankOf } from './ranking.ts';
import type { Visible } from '../serving/policy.ts';
import { rememberQueries } from '../search/queries.ts';
import type { Suggestion } from '../search/suggestion.ts';
import type { Reading } from '../search/understanding.ts';
import { type Select, Statements } from './statements.ts';
import { totals } from './totals.ts';
import { type Searched, searchFor, textIn } from './search.ts';
import type { Ranks } from './words.ts';

export { matches, namesRows } from './filters.ts';

type QueryOf<Name extends CallName> = ReceivedOf<Name, Calls[Name]>['query'] & Paged;
type FiltersOf<Query> = Query extends { filters?: infer Filters | undefined } ? NonNullable<Filters> : never;
type FieldsOf<Query> = Omit<FiltersOf<Query>, '$or' | '$and'>;
type FacetsOf<Query> = Query extends { facets?: (infer Facets)[] | undefined } ? Facets & string : never;
type AnySortOf<Query> = Query extends { sort?: infer Sort | undefined }
  ? Extract<NonNullable<Sort>, string>
  : never;
/** `relevance` is sorted by the ranks, which depend on the keyword. */
type SortOf<Query> = Exclude<AnySortOf<Query>, 'relevance'>;

interface Asked<Query> {
  filters?: FiltersOf<Query>;
  sort?: Sort<Query> | Sort<Query>[];
  facets?: FacetsOf<Query>[];
}

type Sort<Query> = SortOf<Query> | 'relevance';

interface Paged {
  pagination: PageWanted;
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
  /** The id of the list's rows. A searchable list (`hasWords`), which is one table, is read by it. */
  key?: Column;
  /** Added to the condition of every page. */
  always?: (filters: Partial<FiltersOf<Query>>) => SQL | undefined;
  sorts: Record<SortOf<Query>, readonly SQL[]>;
  /** The sort of a query that names none. */
  sort: SortOf<Query>;
  /** Reads the list's own conditions out of a search: 'remoto'. */
  understand?: (text: string) => Reading<Partial<FiltersOf<Query>>>;
  /** Other words for a search that finds nothing, which are then looked for, or hardly anything: then they are offered if they find more. */
  suggest?: (db: Database, text: string) => Promise<Suggestion | undefined>;
}

interface ListOptions {
  /** Finds what was asked for or nothing: not what is near to it. */
  isStrict?: boolean;
}

/** `const browse = listOf<'GET /api/projects'>()({ … })`, then `browse(db, query, visible, present)` in its handler. */
export const listOf =
  <Name extends CallName>() =>
  <Row extends { total: number }>(rules: ListRules<QueryOf<Name>, Row>) => {
    const source = compile(rules.from);
    const statements = new Statements<Row>(rules.read);

    return async <Item>(
      db: Database,
      query: QueryOf<Name>,
      limit: Limit<Calls[Name]>,
      present: (rows: Row[]) => Promise<Item[]>,
      { isStrict = false }: ListOptions = {},
    ): Promise<Page<Item, FacetsOf<QueryOf<Name>>>> => {
      const { filters: given = {}, sort, facets: names } = query as Asked<QueryOf<Name>>;
      const conditionFor = (asked: typeof given): SQL =>
        and(limit, rules.always?.(asked), conditionOf(rules.filters, asked)) ?? sql`true`;
      const countFor = async (asked: typeof given): Promise<number> => {
        const text = textIn(asked);
        if (text !== undefined && rules.key) await rememberQueries(db, text);
        return count(db, compile(conditionFor(asked)));
      };
      const { filters, ...search } = await searchFor(
        given,
        {
          understand: rules.understand,
          suggest: (text) => rules.suggest?.(db, text),
          isStrict,
          mayLeaveOut: [sort].flat().includes('relevance'),
        },
        countFor,
      );
      const text = textIn(filters);
      const where = compile(conditionFor(filters));
      const wanted = names && Object.fromEntries(names.map((name) => [name, facetsOf(rules)[name] as Facet]));
      const order = orderOf(sort === undefined ? [] : [sort].flat(), text);

      const part = { limit: query.pagination.pageSize, offset: offsetOf(query.pagination) };
      const { rows, total } = where.isSearch
        ? await readSearch(db, where, order, part, {
            base: conditionFor({ ...filters, keyword: undefined }),
            words: conditionOf(rules.filters, { keyword: (filters as Searched).keyword }),
          })
        : await readList(db, where, order, part);
      const [data, facets, suggestion] = await Promise.all([
        present(rows),
        wanted &&
          countFacets(db, rules.from, wanted, (own) => conditionFor({ ...filters, [own]: undefined })),
        suggest(db, text, total, ($containsi) => conditionFor({ ...filters, keyword: { $containsi } })),
      ]);
      const pagination = pageMetaOf(query.pagination, total);
      return {
        data,
        meta: { pagination, ...search, ...(facets && { facets }), ...(suggestion && { suggestion }) },
      };
    };

    /** @param wanted one sort or two, relevance first; none is what the list is sorted by otherwise, by relevance if it can be */
    function orderOf(
      wanted: readonly Sort<QueryOf<Name>>[],
      text: string | undefined,
    ): Order<SortOf<QueryOf<Name>>> {
      const named = wanted.filter((one): one is SortOf<QueryOf<Name>> => one !== 'relevance');
      return {
        named: named.length === 0 ? [rules.sort] : named,
        ranks: wanted.length === 0 || wanted[0] === 'relevance' ? ranksOf(rules, text) : [],
      };
    }

    /** The last expression of a sort tells rows apart that are alike: it stands last of all. */
    function sorted(named: readonly SortOf<QueryOf<Name>>[]): SQL[] {
      return named.flatMap((name, index) => {
        const expressions = rules.sorts[name];
        return index < named.length - 1 && expressions.length > 1
          ? expressions.slice(0, -1)
          : [...expressions];
      });
    }

    async function suggest(
      db: Database,
      text: string | undefined,
      total: number,
      conditionFor: (text: string) => SQL,
    ): Promise<string | undefined> {
      if (text === undefined || total > hardlyAny) return undefined;
      const suggestion = await rules.suggest?.(db, text);
      if (suggestion === undefined) return undefined;
      const { words } = suggestion;
      return (await count(db, compile(conditionFor(words)))) > total ? words : undefined;
    }

    /** Rows and total in one query, as long as the page is not beyond the last. */
    async function readList(
      db: Database,
      where: Compiled,
      order: Order<SortOf<QueryOf<Name>>>,
      part: Part,
    ): Promise<Found<Row>> {
      const known = totals.get(keyOf(where), () => countAlone(db, rules.from, where));
      const rows = await read(db, where, order, part, known);
      if (known !== undefined) return { rows, total: known };
      const isFirst = part.offset === 0;
      const total = rows[0]?.total ?? (isFirst ? 0 : await countAlone(db, rules.from, where));
      totals.set(keyOf(where), total, tablesOf(where));
      return { rows, total };
    }

    /**
     * A search is counted first: how it is read depends on how many rows it finds. Few are sorted by their ranks; of many,
     * only those ranks are read that the page has rows of, each in its order.
     */
    async function readSearch(
      db: Database,
      where: Compiled,
      order: Order<SortOf<QueryOf<Name>>>,
      part: Part,
      { base, words }: { base: SQL; words: SQL | undefined },
    ): Promise<Found<Row>> {
      const total = await count(db, where);
      if (total === 0) return { rows: [], total };
      const { key } = rules;
      if (!key || (total >= many && !words))
        return { rows: await read(db, where, order, part, total), total };
      if (total < many || !words) return { rows: await readByWords(db, key, where, order, part), total };
      const unranked = { named: order.named, ranks: [] };
      const parts = apart(order.ranks, words);
      const pieces = await piecesOf(parts, { ...part, total }, (piece) =>
        count(db, compile(and(base, piece) as SQL)),
      );
      const rows: Row[] = [];
      for (const { part: piece, count: size, ...slice } of pieces) {
        const whole = compile(and(base, piece) as SQL);
        const found =
          size < many ? undefined : await readByOrder(db, key, base, piece, unranked, slice, size);
        const isWhole = found?.length === Math.min(slice.limit, size - slice.offset);
        rows.push(...(found && isWhole ? found : await readByWords(db, key, whole, unranked, slice)));
      }
      return { rows, total };
    }

    function readByWords(
      db: Database,
      key: Column,
      where: Compiled,
      { named, ranks }: Order<SortOf<QueryOf<Name>>>,
      part: Part,
    ): Promise<Row[]> {
      const rank = ranks.length === 0 ? undefined : compile(rankOf(ranks), 'r');
      const orderBy = [...(rank ? [rank.template] : []), ...sorted(named)];
      const shape = ['words', named.join(), ranks.length, where.text].join(' ');
      return statements
        .of(db, shape, () => byWords({ from: rules.from, key, orderBy }, where.template))
        .execute({ ...where.values, ...rank?.values, ...part, start: 0 });
    }

    /** @param size rows that there are: so many are looked at, at most, which is what the other way would do */
    function readByOrder(
      db: Database,
      key: Column,
      base: SQL,
      words: SQL,
      { named }: Order<SortOf<QueryOf<Name>>>,
      part: Part,
      size: number,
    ): Promise<Row[]> {
      const [all, some] = [compile(base), compile(words, 'w')];
      const orderBy = sorted(named);
      const shape = ['order', named.join(), all.text, some.text].join(' ');
      return statements
        .of(db, shape, () => byOrder({ from: rules.from, key, orderBy }, all.template, some.template))
        .execute({ ...all.values, ...some.values, ...part, walked: size, start: 0 });
    }

    /** @param known how many rows there are; counted in the same statement otherwise */
    function read(
      db: Database,
      where: Compiled,
      { named }: Order<SortOf<QueryOf<Name>>>,
      part: Part,
      known: number | undefined,
    ): Promise<Row[]> {
      const shape = [named.join(), known === undefined, where.text].join(' ');
      const slice = (): Slice => ({
        where: where.template,
        orderBy: sorted(named),
        limit: sql.placeholder('limit'),
        offset: sql.placeholder('offset'),
        total: (known === undefined ? sql`(${countOf(rules.from, where.template)})` : sql`0`)
          .mapWith(Number)
          .as('total'),
      });
      // A search that is only a part of a condition is planned for its words each time, by how often they occur.
      return statements
        .of(db, shape, slice, { isNamed: !where.isSearch })
        .execute({ ...where.values, ...part });
    }

    function keyOf(where: Compiled): string {
      return JSON.stringify([source.text, where.text, where.values]);
    }

    function tablesOf(where: Compiled): ReadonlySet<string> {
      return new Set([...source.tables, ...where.tables]);
    }

    function count(db: Database, where: Compiled): Promise<number> {
      const asked = () => countAlone(db, rules.from, where);
      return totals.of(keyOf(where), tablesOf(where), asked, { isSlow: true });
    }
  };

/** Which rows of a list are read. */
interface Part {
  limit: number;
  offset: number;
}

interface Order<Sort> {
  named: readonly Sort[];
  /** By which the rows are sorted before that. */
  ranks: readonly SQL[];
}

interface Found<Row> {
  rows: Row[];
  /** How many rows there are on all pages. */
  total: number;
}

/** The ranks of what is looked for; none without it. */
function ranksOf(rules: object, text: string | undefined): readonly SQL[] {
  const { ranks } = rules as { ranks?: Ranks };
  return (text !== undefined && ranks?.(text)) || [];
}

/** So few found may be what a user mistyped as well. */
const hardlyAny = 2;

const facetsOf = (rules: object): Readonly<Record<string, Facet>> =>
  (rules as { facets?: Record<string, Facet> }).facets ?? {};

/** Of more, a page of the best is not found by sorting all. */
const many = 1_000;

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
