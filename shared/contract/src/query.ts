import * as z from 'zod/mini';
import { largestInteger, listOf, positive, toNumber, where } from './filters.ts';
import { limits } from './limits.ts';
import { queryMessages } from './query-messages.ts';

export { filter, recordId } from './filters.ts';

/**
 * The query language of lists: `filters[field][$operator]`, `$or`, `$and`, `populate`, `fields`, `sort`, `pagination[page]`, `facets`.
 * Only what a call lists here is accepted; anything else is refused with 400 and the name of the key.
 */

type Shape = z.core.$ZodLooseShape;

interface ListRules<
  F,
  P extends readonly string[],
  S extends readonly string[],
  C extends readonly string[],
> {
  filters: F;
  populate?: P;
  /**
   * `field:asc`, `field:desc`, one or two; a field alone means ascending. A list that has `relevance` is sorted by it when the query has
   * a keyword and no sort: where its words stand, and then as without a keyword.
   */
  sort?: S;
  /** Filters whose options the answer can count (`meta.facets`): the answer is `page(item, facets)`. */
  facets?: C;
  pageSize?: number;
}

/** Rows that a list answers. */
export interface PageWanted {
  page: number;
  pageSize: number;
  /** First row, counted from 0, of a query with `start` and `limit`. The page is then the one that has this row. */
  start?: number;
}

const size = z.pipe(
  toNumber,
  z.int().check(z.positive(), z.maximum(limits.page.max, queryMessages.atMost(limits.page.max))),
);
const start = z.pipe(toNumber, z.int().check(z.nonnegative(), z.maximum(largestInteger)));

/** `pagination[page]` and `[pageSize]`, or `[start]` and `[limit]`. */
export const pagination = (pageSize: number = limits.page.size) =>
  z._default(
    z.pipe(
      z
        .strictObject({
          page: z.optional(positive),
          pageSize: z.optional(size),
          start: z.optional(start),
          limit: z.optional(size),
        })
        .check(z.refine((asked) => !(isByPage(asked) && isByRow(asked)), queryMessages.pageOrStart)),
      z.transform((asked): PageWanted => {
        if (!isByRow(asked)) return { page: asked.page ?? 1, pageSize: asked.pageSize ?? pageSize };
        const { start: first = 0, limit = pageSize } = asked;
        return { page: Math.floor(first / limit) + 1, pageSize: limit, start: first };
      }),
    ),
    { page: 1, pageSize },
  );

const isByPage = ({ page, pageSize }: Asked): boolean => page !== undefined || pageSize !== undefined;
const isByRow = ({ start: first, limit }: Asked): boolean => first !== undefined || limit !== undefined;
interface Asked {
  page?: number | undefined;
  pageSize?: number | undefined;
  start?: number | undefined;
  limit?: number | undefined;
}

/** First row of what a list answers, counted from 0. */
export const offsetOf = ({ page, pageSize, start: first }: PageWanted): number =>
  first ?? (page - 1) * pageSize;

/** Makes `meta.pagination`. */
export const pageMetaOf = (wanted: PageWanted, total: number): Page<never>['meta']['pagination'] => ({
  page: wanted.page,
  pageSize: wanted.pageSize,
  pageCount: Math.ceil(total / wanted.pageSize),
  total,
  ...(wanted.start !== undefined && { start: wanted.start, limit: wanted.pageSize }),
});

/** The query of a list call. */
export const listQuery = <
  const F extends Shape,
  const P extends readonly string[] = [],
  const S extends readonly string[] = [],
  const C extends readonly string[] = [],
>(
  rules: ListRules<F, P, S, C>,
) =>
  z.strictObject({
    filters: z.optional(where(rules.filters)),
    populate: populate(rules.populate ?? ([] as unknown as P)),
    sort: sort(rules.sort ?? ([] as unknown as S)),
    fields: fields(),
    facets: named(rules.facets ?? ([] as unknown as C)),
    pagination: pagination(rules.pageSize),
  });

/** The query of a call that answers one record, or all of them. */
export const recordQuery = <const P extends readonly string[]>(relations: P) =>
  z.strictObject({ populate: populate(relations), fields: fields() });

/** `populate=a,b`, `populate[a]=true`, `populate[a][populate]=b` for `a.b`. */
export const populate = <const P extends readonly string[]>(relations: P) => named(relations, inObject);

/**
 * Names in the form `{ a: true, b: { populate: 'c' } }`. Anything else within a name is refused by its path, such as `b.sort`.
 */
function inObject(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const wanted = Object.entries(value).flatMap(([name, inner]): unknown[] => {
    if (inner === true || inner === 'true' || inner === '1') return [name];
    if (inner === false || inner === 'false' || inner === '0') return [];
    if (!isRecord(inner)) return [`${name}.${wordOf(inner)}`];
    return [
      name,
      ...Object.entries(inner).flatMap(([key, within]) =>
        key === 'populate'
          ? asList(typeof within === 'string' ? within.split(',') : inObject(within)).map(
              (one) => `${name}.${wordOf(one)}`,
            )
          : [`${name}.${key}`],
      ),
    ];
  });
  return wanted.length === 0 ? undefined : wanted;
}

/** A part of a key that is refused by its name. What is no text has none. */
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `fields=a,b`: what is answered of a record, beside its id and the populated relations. The server compares the names with
 * the record that the call answers.
 */
const fields = () => z.optional(listOf(z.string().check(z.regex(/^(?:\w{1,60}|\*)$/))));

/** Names from a list; any other name is refused like an unknown key, by its name. */
const named = <const Names extends readonly string[]>(
  names: Names,
  inForm: (value: unknown) => unknown = (value) => value,
) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown, { issues }) => {
        const wanted: unknown = typeof value === 'string' ? value.split(',') : inForm(value);
        const unknown = asList(wanted).find(
          (name) => typeof name === 'string' && name !== '' && !names.includes(name),
        );
        if (typeof unknown === 'string')
          issues.push({ code: 'unrecognized_keys', keys: [unknown], input: {}, allowed: names });
        return wanted;
      }),
      z.optional(listOf(z.enum(names))),
    ),
  );

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);

const mostSorts = 2;

/** One order, or two: the second counts where the first finds no difference. */
const sort = <const S extends readonly string[]>(sorts: S) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown, { issues }) => {
        const wanted = asList(typeof value === 'string' ? value.split(',') : value).map((one) =>
          declaredSort(one, sorts),
        );
        const isKnown = wanted.every((one) => sorts.includes(one as string));
        if (!isKnown) issues.push({ code: 'invalid_value', values: [...sorts], input: value });
        else if (!fitTogether(wanted as string[]))
          issues.push({ code: 'custom', message: queryMessages.sorts(mostSorts), input: value });
        return wanted.length === 1 ? wanted[0] : wanted;
      }),
      z.union([z.enum(sorts), z.array(z.enum(sorts)).check(z.maxLength(mostSorts))]),
    ),
  );

/** Relevance orders by what was searched for, so that only it can come first. */
const fitTogether = (sorts: readonly string[]): boolean =>
  sorts.length <= mostSorts &&
  new Set(sorts.map((one) => one.split(':')[0])).size === sorts.length &&
  sorts.lastIndexOf('relevance') <= 0;

/** `name` and `name:ASC` are `name:asc`. */
function declaredSort(wanted: unknown, sorts: readonly string[]): unknown {
  if (typeof wanted !== 'string' || sorts.includes(wanted)) return wanted;
  const [field, direction = 'asc', ...others] = wanted.split(':');
  return [field, direction.toLowerCase(), ...others].join(':');
}

const pageMeta = z.object({
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  total: z.int(),
  /** Of a query with these. */
  start: z.optional(z.int()),
  limit: z.optional(z.int()),
});

/** `{ data: [...], meta: { pagination } }`, and `meta.facets` when the query asks for them: how often each option occurs. */
export const page = <Item extends z.ZodMiniType, const C extends readonly string[] = []>(
  item: Item,
  facets?: C,
) =>
  z.object({
    data: z.array(item),
    meta: z.object({ pagination: pageMeta, facets: z.optional(counts(facets ?? ([] as unknown as C))) }),
  });

/** The reading of a search that was not looked for just as it was typed. */
const searchMeta = {
  /** Other words that find more, when hardly anything is found: what was typed, spelled as the platform spells it. */
  suggestion: z.optional(z.string()),
  /** Words that were taken for conditions, each with the name of its condition: 'desde casa', 'Remoto'. In quotes they are words. */
  understood: z.optional(z.array(z.object({ words: z.string(), label: z.string() }))),
  /** Words that were looked for, since those that were typed find nothing. */
  instead: z.optional(z.string()),
  /** Words that were left out, since nothing is found with all of them. */
  without: z.optional(z.array(z.string())),
};

export type SearchMeta = z.infer<z.ZodMiniObject<typeof searchMeta>>;

/** The same, and how the search was read. */
export const searchPage = <Item extends z.ZodMiniType, const C extends readonly string[] = []>(
  item: Item,
  facets?: C,
) => {
  const plain = page(item, facets);
  return z.extend(plain, { meta: z.extend(plain.shape.meta, searchMeta) });
};

const counts = <const C extends readonly string[]>(facets: C) =>
  z.object(
    Object.fromEntries(facets.map((facet) => [facet, z.optional(z.record(z.string(), z.int()))])) as {
      [Facet in C[number]]: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString, z.ZodMiniNumberFormat>>;
    },
  );

/** `{ data: ... }` */
export const one = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: item });

/** A list that is never paged. */
export const all = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: z.array(item) });

/** What a list answers; `Facets` are the names of those that its query can ask for. */
export interface Page<Item, Facets extends string = never> {
  data: Item[];
  /** Only a list that answers with `searchPage` says how its search was read. */
  meta: SearchMeta & {
    pagination: {
      page: number;
      pageSize: number;
      pageCount: number;
      total: number;
      start?: number | undefined;
      limit?: number | undefined;
    };
    facets?: { [Facet in Facets]?: Record<string, number> | undefined } | undefined;
  };
}
