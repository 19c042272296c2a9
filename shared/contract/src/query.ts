import * as z from 'zod/mini';
import { largestInteger, listOf, positive, toNumber, where } from './filters.ts';
import { limits } from './limits.ts';
import { queryMessages } from './query-messages.ts';

export { filter, recordIdParam } from './filters.ts';

/**
 * The query language of lists: `filters[field][$operator]`, `$or`, `$and`, `populate`, `fields`, `sort`, `pagination[page]`, `facets`. A
 * call accepts only the keys that it lists here. Any other key is refused by name, with 400.
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
   * `field:asc`, `field:desc`, one or two; ascending by default. If a list has `relevance`, it is the default for queries with a keyword:
   * it sorts by the place of the words, then like queries without a keyword.
   */
  sort?: S;
  /** Filters whose options the response can count (`meta.facets`). The response is then `page(item, facets)`. */
  facets?: C;
  pageSize?: number;
}

/** Page of rows that a list returns. */
export interface PageWanted {
  page: number;
  pageSize: number;
  /** Index of the first row, from 0, for queries with `start` and `limit`. `page` is then the page that contains this row. */
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

/** Returns the index of the first row, from 0. */
export const offsetOf = ({ page, pageSize, start: first }: PageWanted): number =>
  first ?? (page - 1) * pageSize;

/** Returns `meta.pagination`. */
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

/** The query of a call that returns one record, or an unpaged list. */
export const recordQuery = <const P extends readonly string[]>(relations: P) =>
  z.strictObject({ populate: populate(relations), fields: fields() });

/** `populate=a,b`, `populate[a]=true`, `populate[a][populate]=b` for `a.b`. */
export const populate = <const P extends readonly string[]>(relations: P) => named(relations, inObject);

/** Reads names in the form `{ a: true, b: { populate: 'c' } }`. Other keys within a name are refused by their path, such as `b.sort`. */
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

/** Part of a key, for errors that name it; empty if it is not a text. */
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `fields=a,b`: fields of the record to return, in addition to its id and the populated relations. The server validates the names against
 * the response schema.
 */
const fields = () => z.optional(listOf(z.string().check(z.regex(/^(?:\w{1,60}|\*)$/))));

/** Accepts names from a list. Other names are refused by name, like unknown keys. */
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

/** One or two sorts. The second applies to rows that are equal in the first. */
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

/** Relevance depends on the search words, so it must be the first sort. */
const fitTogether = (sorts: readonly string[]): boolean =>
  sorts.length <= mostSorts &&
  new Set(sorts.map((one) => one.split(':')[0])).size === sorts.length &&
  sorts.lastIndexOf('relevance') <= 0;

/** Normalises a sort: `name` and `name:ASC` become `name:asc`. */
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
  /** For queries with `start` and `limit`. */
  start: z.optional(z.int()),
  limit: z.optional(z.int()),
});

/** Response `{ data: [...], meta: { pagination } }`. `meta.facets` counts the options of each requested facet. */
export const page = <Item extends z.ZodMiniType, const C extends readonly string[] = []>(
  item: Item,
  facets?: C,
) =>
  z.object({
    data: z.array(item),
    meta: z.object({ pagination: pageMeta, facets: z.optional(counts(facets ?? ([] as unknown as C))) }),
  });

/** Interpretation of a search that did not use the words exactly as typed. */
const searchMeta = {
  /** Suggested words that find more, if there are few results: the input with corrected spelling. */
  suggestion: z.optional(z.string()),
  /** Words that became conditions, each with the label of its condition: 'desde casa', 'Remoto'. Quoted words stay words. */
  understood: z.optional(z.array(z.object({ words: z.string(), label: z.string() }))),
  /** Words that were searched instead, because the typed ones have no results. */
  instead: z.optional(z.string()),
  /** Words that were dropped, because all of them together have no results. */
  without: z.optional(z.array(z.string())),
};

export type SearchMeta = z.infer<z.ZodMiniObject<typeof searchMeta>>;

/** Response of a list with the interpretation of its search. */
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

/** Response `{ data: ... }`. */
export const one = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: item });

/** Response of an unpaged list. */
export const all = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: z.array(item) });

/** Response of a list. `Facets` are the facets that its query can request. */
export interface Page<Item, Facets extends string = never> {
  data: Item[];
  /** Only lists that respond with `searchPage` have the interpretation of the search. */
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
