import * as z from 'zod/mini';
import { listOf, positive, where } from './filters.ts';
import { limits } from './limits.ts';

export { filter, recordId } from './filters.ts';

/**
 * The query language of lists: `filters[field][$operator]`, `$or`, `$and`, `populate`, `sort`, `pagination[page]`, `facets`.
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
   * `field:asc`, `field:desc`; a field alone means ascending. A list that has `relevance` is sorted by it when the query has
   * a keyword and no sort: where its words stand, and then as without a keyword.
   */
  sort?: S;
  /** Filters whose options the answer can count (`meta.facets`): the answer is `page(item, facets)`. */
  facets?: C;
  pageSize?: number;
}

export const pagination = (pageSize: number = limits.page.size) =>
  z._default(
    z.strictObject({
      page: z._default(positive, 1),
      pageSize: z._default(
        z.pipe(
          positive,
          z.transform((size: number) => Math.min(size, limits.page.max)),
        ),
        pageSize,
      ),
    }),
    { page: 1, pageSize },
  );

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
    facets: named(rules.facets ?? ([] as unknown as C)),
    pagination: pagination(rules.pageSize),
  });

/** `populate=a,b` of a call that answers one record. */
export const populate = <const P extends readonly string[]>(relations: P) => named(relations);

/** Names from a list; any other name is refused like an unknown key, by its name. */
const named = <const Names extends readonly string[]>(names: Names) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown, { issues }) => {
        const wanted: unknown = typeof value === 'string' ? value.split(',') : value;
        const unknown = asList(wanted).find(
          (name) => typeof name === 'string' && name !== '' && !names.includes(name),
        );
        if (typeof unknown === 'string')
          issues.push({ code: 'unrecognized_keys', keys: [unknown], input: {} });
        return wanted;
      }),
      listOf(z.enum(names)),
    ),
  );

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);

const sort = <const S extends readonly string[]>(sorts: S) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => {
        const [only, ...others] = asList(value);
        const wanted = others.length === 0 ? only : value;
        const isField = typeof wanted === 'string' && !wanted.includes(':') && !sorts.includes(wanted);
        return isField ? `${wanted}:asc` : wanted;
      }),
      z.enum(sorts),
    ),
  );

const pageMeta = z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() });

/** `{ data: [...], meta: { pagination } }`, and `meta.facets` when the query asks for them: how often each option occurs. */
export const page = <Item extends z.ZodMiniType, const C extends readonly string[] = []>(
  item: Item,
  facets?: C,
) =>
  z.object({
    data: z.array(item),
    meta: z.object({ pagination: pageMeta, facets: z.optional(counts(facets ?? ([] as unknown as C))) }),
  });

/**
 * The same, and `meta.suggestion` when a search finds nothing or hardly anything: what was typed, in words that the
 * platform has and that are spelled nearly so. It finds more.
 */
export const searchPage = <Item extends z.ZodMiniType, const C extends readonly string[] = []>(
  item: Item,
  facets?: C,
) => {
  const plain = page(item, facets);
  return z.extend(plain, { meta: z.extend(plain.shape.meta, { suggestion: z.optional(z.string()) }) });
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
  meta: {
    pagination: { page: number; pageSize: number; pageCount: number; total: number };
    facets?: { [Facet in Facets]?: Record<string, number> | undefined } | undefined;
    /** Only of a list that answers with `searchPage`. */
    suggestion?: string | undefined;
  };
}
