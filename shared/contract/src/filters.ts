import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** The operators of the query language, and how they combine. Values arrive as text and are parsed to their types. */

type Shape = z.core.$ZodLooseShape;

export const largestInteger = 2_147_483_647;

/** Normalised text without characters that PostgreSQL cannot store. */
const text = z
  .string()
  .check(z.trim(), z.normalize(), z.minLength(1), z.maxLength(limits.query.text), z.regex(/^[^\0]*$/));

export const toNumber = z.transform((value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
);
const integer = z.pipe(toNumber, z.int().check(z.minimum(-largestInteger), z.maximum(largestInteger)));

/** A positive integer, at most the largest id. Also used for page numbers. */
export const positive = z.pipe(toNumber, z.int().check(z.positive(), z.maximum(largestInteger)));

const yesOrNo = z.pipe(
  z.transform((value: unknown) =>
    value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
  ),
  z.boolean(),
);

/** A date, or an instant with its time zone, in a plausible century. */
const moment = z.pipe(
  z.string().check(
    z.regex(/^(19|20|21)\d{2}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/),
    z.refine((value) => !Number.isNaN(Date.parse(value)) && isDay(value.slice(0, 10)), messages.pattern),
  ),
  z.transform((value: string) => new Date(value).toISOString()),
);

/** Rejects days that do not exist. JavaScript would parse the 30th of February as a day in March. */
const isDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

/** Accepts `a,b`, `['a', 'b']` and a single `a` as the same list. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
    items(item),
  );

/** A list whose values may contain commas. */
const items = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(limits.query.items));

/** Operators of a value without an operator, in order of preference: `filters[type]=Evento`, `filters[keyword]=agua`. */
const lone = ['$eq', '$containsi'] as const;

/**
 * The operators of a field. A value without an operator means `$eq` (`$containsi` if `$eq` is not available), several values mean `$in`. An
 * empty list is ignored (specification §5).
 */
function operators<const Operators extends Shape>(shape: Operators) {
  const inverse = plainOperators(shape);
  return plainOperators({ ...shape, $not: z.optional(inverse) });
}

/** The operators of a field without `$not`. */
function plainOperators<const Operators extends Shape>(shape: Operators) {
  const only = lone.find((name) => name in shape) as string;
  return z.pipe(
    z.transform((given: z.input<z.ZodMiniObject<Operators, z.core.$strict>>) => withOperators(given, only)),
    z.optional(z.strictObject(shape)),
  );
}

function withOperators(given: unknown, only: string): unknown {
  if (isEmpty(given)) return undefined;
  if (Array.isArray(given)) return { $in: given };
  if (typeof given !== 'object' || given === null) return { [only]: given };
  const all = Object.entries(given);
  const asked = all.filter(([name, value]) => !(lists.has(name) && isEmpty(value)));
  return all.length > 0 && asked.length === 0 ? undefined : Object.fromEntries(asked);
}

const lists: ReadonlySet<string> = new Set(['$in', '$notIn']);

/** Tells whether a list is empty, as sent in the query: nothing after the `=`. */
const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.every((item) => item === ''));

const given = { $null: z.optional(yesOrNo), $notNull: z.optional(yesOrNo) };

/** @param list schema of several values, separated by commas or not */
const equal = <Value extends z.ZodMiniType, List extends z.ZodMiniType>(value: Value, list: List) => ({
  $eq: z.optional(value),
  $ne: z.optional(value),
  $in: z.optional(list),
  $notIn: z.optional(list),
  ...given,
});

const compared = <Value extends z.ZodMiniType, Pair extends z.ZodMiniType>(value: Value, pair: Pair) => ({
  $lt: z.optional(value),
  $lte: z.optional(value),
  $gt: z.optional(value),
  $gte: z.optional(value),
  /** Lowest and highest value, both included. */
  $between: z.optional(pair),
});

const ordered = <Value extends z.ZodMiniType>(value: Value) => ({
  ...equal(value, listOf(value)),
  ...compared(
    value,
    z.pipe(
      z.transform((sent: unknown) => (typeof sent === 'string' ? sent.split(',') : sent)),
      z.array(value).check(z.length(2)),
    ),
  ),
});

/** Operators of texts. `$eqi` and the order ignore case and accents. */
const spelled = {
  $eqi: z.optional(text),
  $startsWith: z.optional(text),
  $endsWith: z.optional(text),
  ...compared(text, z.array(text).check(z.length(2))),
};

/** Id of a record of this kind, parsed from the query. */
export const recordIdParam = <Id extends z.ZodMiniType<number, number>>(ofKind: Id) =>
  z.pipe(positive, ofKind);

/** Filter types, each with the operators that it accepts. `$ne` includes records without a value. */
export const filter = {
  /** One of a fixed list of words. */
  oneOf: <const Words extends readonly [string, ...string[]]>(words: Words) =>
    operators({ ...equal(z.enum(words), listOf(z.enum(words))), ...spelled }),
  /** A text that must be known in full: no operator matches a part of it. */
  whole: () => plainOperators(equal(text, items(text))),
  /** A name. */
  name: () => operators({ ...equal(text, items(text)), ...spelled }),
  /** Free text: matches the whole text or a part. `$containsi` ignores accents and case. */
  text: () =>
    operators({
      ...equal(text, items(text)),
      ...spelled,
      $contains: z.optional(text),
      $containsi: z.optional(text),
    }),
  /** A record of this kind, by id. */
  id: <Id extends z.ZodMiniType<number, number>>(ofKind: Id) => {
    return operators(ordered(recordIdParam(ofKind)));
  },
  number: () => operators(ordered(integer)),
  /** ISO 8601: a date (its first instant, UTC) or an instant. Parsed to an instant in UTC. */
  moment: () => operators(ordered(moment)),
  flag: () => operators({ $eq: z.optional(yesOrNo), $ne: z.optional(yesOrNo), ...given }),
  /** Words anywhere in the text, ignoring accents and case. */
  contains: () => plainOperators({ $containsi: text }),
  /** Fields of a relation: `filters[user][id][$eq]`. Only the listed fields can be filtered. */
  within: <const F extends Shape>(fields: F) => z.strictObject(optional(fields)),
};

const optional = <const F extends Shape>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, operators]) => [field, z.optional(operators as z.ZodMiniType)]),
  ) as {
    [K in keyof F]: z.ZodMiniOptional<F[K]>;
  };

/** The conditions of a list query: its fields, `$or` and `$and`. */
export type Where<F extends Shape> = { [Field in keyof F]?: z.output<F[Field]> | undefined } & {
  $or?: Where<F>[] | undefined;
  $and?: Where<F>[] | undefined;
};

/** Fields that a list can be filtered by, combined with `$or` and `$and`; both limited by `limits.query`. */
export const where = <const F extends Shape>(fields: F): z.ZodMiniType<Where<F>> =>
  level(fields, limits.query.depth).check(
    z.refine(
      (conditions) => countConditions(conditions as object) <= limits.query.conditions,
      messages.queryTooDear,
    ),
  );

function level<const F extends Shape>(fields: F, groups: number): z.ZodMiniType<Where<F>> {
  const group = groups === 0 ? undefined : z.optional(items(level(fields, groups - 1)));
  // The inferred type would end at this level; `Where` is the same for every level.
  return z.strictObject({
    ...optional(fields),
    ...(group && { $or: group, $and: group }),
  }) as unknown as z.ZodMiniType<Where<F>>;
}

const countConditions = (conditions: object): number =>
  Object.entries(conditions).reduce((count, [key, value]: [string, unknown]) => {
    if (Array.isArray(value) && (key === '$or' || key === '$and'))
      return value.reduce<number>((sum, part: object) => sum + countConditions(part), count);
    const isOperator = key.startsWith('$') && key !== '$not';
    return count + (isOperator ? 1 : countConditions(Object(value) as object));
  }, 0);
