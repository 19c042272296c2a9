import { and, type Column, type SQL, sql } from 'drizzle-orm';
import type { Call, GuardedEntity, ReceivedOf } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import { offsetOf, type Page, pageMetaOf, type PageWanted } from '@puente/contract/query';
import type { Visible } from '../access/policy.ts';
import type { Database } from '../db/connect.ts';
import { rememberQueries } from '../search/queries.ts';
import type { Suggestion } from '../search/suggestion.ts';
import type { Reading } from '../search/understanding.ts';
import { compile, type Compiled } from './compile.ts';
import { countFacets, type Facet } from './facets.ts';
import { conditionOf, type Rules } from './filters.ts';
import { byOrder, byWords } from './found.ts';
import { disjointParts, pageRangesOf, rankOf } from './ranking.ts';
import { type Searched, searchFor, textIn } from './search.ts';
import type { Slice } from './slice.ts';
import { type Select, Statements } from './statements.ts';
import { totals } from './totals.ts';
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

/** Restriction of a list: the policy's condition when its call declares a scope, else the handler's own. */
type Limit<C extends Call> = C extends { scope: infer E extends GuardedEntity } ? Visible<E> : SQL;

/**
 * Rules of a list. Only a list whose query supports facets has `facets`, and only one that sorts by relevance has
 * `ranks`.
 */
type ListRules<Query, Row> = BasicRules<Query, Row> &
  ([FacetsOf<Query>] extends [never] ? unknown : { facets: Record<FacetsOf<Query>, Facet> }) &
  ('relevance' extends AnySortOf<Query> ? { ranks: Ranks } : unknown);

/** Rules to compile a list call's query to SQL: every filter and every sort that the call declares, and no other. */
interface BasicRules<Query, Row> {
  /** The tables that the conditions use. */
  from: SQL;
  read: (db: Database, slice: Slice) => Select<Row>;
  filters: Rules<FieldsOf<Query>>;
  /** Id of the list's rows. A searchable list (`hasWords`), which is one table, is read by it. */
  key?: Column;
  /** Condition that every page adds. */
  always?: (filters: Partial<FiltersOf<Query>>) => SQL | undefined;
  sorts: Record<SortOf<Query>, readonly SQL[]>;
  /** Default sort. */
  sort: SortOf<Query>;
  /** Extracts filters of the list from a search text: 'remoto'. */
  understand?: (text: string) => Reading<Partial<FiltersOf<Query>>>;
  /**
   * Suggests other words for a search with few results. Without any results, they replace the search. With some, they
   * are offered if they find more.
   */
  suggest?: (db: Database, text: string) => Promise<Suggestion | undefined>;
}

interface ListOptions {
  /** Matches exactly, without similar words. */
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

    /**
     * @param wanted one sort or two, relevance first. Without any, the default applies, or relevance if there is a
     * keyword.
     */
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

    /** Appends the tie-breaker: the last expression of each sort distinguishes equal rows, and must come last. */
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
      if (text === undefined || total > suggestUpTo) return undefined;
      const suggestion = await rules.suggest?.(db, text);
      if (suggestion === undefined) return undefined;
      const { words } = suggestion;
      return (await count(db, compile(conditionFor(words)))) > total ? words : undefined;
    }

    /** Reads rows and total in one query, unless the page is beyond the last. */
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
     * Counts a search first, because its plan depends on the number of rows. Few rows are sorted by their ranks. Of
     * many, only the ranks on the page are read, each in its order.
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
      if (!key || (total >= rankInMemoryBelow && !words))
        return { rows: await read(db, where, order, part, total), total };
      if (total < rankInMemoryBelow || !words)
        return { rows: await readByWords(db, key, where, order, part), total };
      const unranked = { named: order.named, ranks: [] };
      const parts = disjointParts(order.ranks, words);
      const ranges = await pageRangesOf(parts, { ...part, total }, (condition) =>
        count(db, compile(and(base, condition) as SQL)),
      );
      const rows: Row[] = [];
      for (const { part: condition, count: size, ...slice } of ranges) {
        const whole = compile(and(base, condition) as SQL);
        const found =
          size < rankInMemoryBelow
            ? undefined
            : await readByOrder(db, key, base, condition, unranked, slice, size);
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

    /** @param size number of rows. The scan reads at most as many, which is what sorting would read */
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

    /** @param known number of rows; when undefined, the same statement counts them */
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

/** Range of rows to read. */
interface Part {
  limit: number;
  offset: number;
}

interface Order<Sort> {
  named: readonly Sort[];
  /** Ranks, which come before the named sorts. */
  ranks: readonly SQL[];
}

interface Found<Row> {
  rows: Row[];
  /** Number of rows on all pages. */
  total: number;
}

/** Ranks of a search text; none without it. */
function ranksOf(rules: object, text: string | undefined): readonly SQL[] {
  const { ranks } = rules as { ranks?: Ranks };
  return (text !== undefined && ranks?.(text)) || [];
}

/** A search with so few results may contain a typo. */
const suggestUpTo = 2;

const facetsOf = (rules: object): Readonly<Record<string, Facet>> =>
  (rules as { facets?: Record<string, Facet> }).facets ?? {};

/** Above this number of rows, sorting all of them for one page is too slow. */
const rankInMemoryBelow = 1_000;

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
