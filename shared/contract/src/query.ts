import * as z from 'zod/mini';
import { limits } from './limits.ts';

/**
 * The query language of lists: `filters[field][$operator]`, `populate`, `sort`, `pagination[page]`.
 * Only what a call lists here is accepted; anything else is refused with 400 and the name of the key.
 */

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const number = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
  z.int().check(z.positive(), z.maximum(2_147_483_647)),
);

/** `a,b`, `['a', 'b']` and a lone `a` are the same list. */
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
    z.array(item).check(z.minLength(1), z.maxLength(100)),
  );

/** Operators that a filtered field accepts. */
export const filter = {
  /** One of these words: `$eq` or `$in`. */
  oneOf: <const Words extends readonly [string, ...string[]]>(words: Words) =>
    z.strictObject({ $eq: z.optional(z.enum(words)), $in: z.optional(listOf(z.enum(words))) }),
  /** A name, exactly: `$eq` or `$in`. */
  name: () => z.strictObject({ $eq: z.optional(text), $in: z.optional(z.array(text).check(z.minLength(1), z.maxLength(100))) }),
  /** A record, by id. */
  id: () => z.strictObject({ $eq: z.optional(number), $in: z.optional(listOf(number)) }),
  /** Words anywhere in the text, whatever their accents and case. */
  contains: () => z.strictObject({ $containsi: text }),
};

interface ListRules<F, P extends readonly string[], S extends readonly string[]> {
  filters: F;
  populate?: P;
  sort?: S;
  pageSize?: number;
}

export const pagination = (pageSize: number = limits.page.size) =>
  z._default(
    z.strictObject({
      page: z._default(number, 1),
      pageSize: z._default(
        z.pipe(number, z.transform((size: number) => Math.min(size, limits.page.max))),
        pageSize,
      ),
    }),
    { page: 1, pageSize },
  );

type Shape = z.core.$ZodLooseShape;

/** The query of a list call. */
export const listQuery = <const F extends Shape, const P extends readonly string[] = [], const S extends readonly string[] = []>(
  rules: ListRules<F, P, S>,
) => {
  const optionalFilters = Object.fromEntries(
    Object.entries(rules.filters).map(([field, operators]) => [field, z.optional(operators as z.ZodMiniType)]),
  ) as { [K in keyof F]: z.ZodMiniOptional<F[K]> };
  return z.strictObject({
    filters: z.optional(z.strictObject(optionalFilters)),
    populate: populate(rules.populate ?? ([] as unknown as P)),
    sort: z.optional(z.enum((rules.sort ?? []) as S)),
    pagination: pagination(rules.pageSize),
  });
};

/** `populate=a,b` of a call that answers one record. */
export const populate = <const P extends readonly string[]>(relations: P) => z.optional(listOf(z.enum(relations)));

/** `{ data: [...], meta: { pagination } }` */
export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    data: z.array(item),
    meta: z.object({
      pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
    }),
  });

/** `{ data: ... }` */
export const one = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: item });

/** A list that is never paged. */
export const all = <Item extends z.ZodMiniType>(item: Item) => z.object({ data: z.array(item) });

export type Page<Item> = { data: Item[]; meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } } };
