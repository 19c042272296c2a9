/**
 * Cost of a list query for the database, in points. Lists refuse more than `limits.query.price`. Partial matches, alternatives and facet
 * counts are cheap alone but expensive in combination.
 */
const points = {
  /** A field of a relation. */
  relation: 1,
  /** One of several alternative conditions: an index cannot answer a disjunction. */
  alternative: 2,
  /** An exclusion: an index cannot find the remaining rows. */
  exclusion: 1,
  /** A comparison of texts by alphabetical order, which needs a collation key for each text. */
  order: 1,
  /** A second sort, for rows that the first one does not distinguish. */
  secondSort: 10,
} as const;

/** Points of each operator. Partial and case-insensitive matches scan every text. */
export const operatorPoints: Readonly<Record<string, number>> = {
  $eq: 1,
  $ne: 1,
  $in: 1,
  $notIn: 1,
  $null: 1,
  $notNull: 1,
  $lt: 1,
  $lte: 1,
  $gt: 1,
  $gte: 1,
  $between: 2,
  $eqi: 2,
  $contains: 2,
  $containsi: 2,
  $startsWith: 2,
  $endsWith: 2,
};

const inOrder = new Set(['$lt', '$lte', '$gt', '$gte', '$between']);

interface Query {
  filters?: unknown;
  facets?: unknown;
  sort?: unknown;
}

/** Returns the price of a query. Each facet repeats the search, and counts almost all rows. */
export function priceOf({ filters, facets, sort }: Query): number {
  const times = 1 + (Array.isArray(facets) ? facets.length : 0);
  const sorts = Array.isArray(sort) && sort.length > 1 ? points.secondSort : 0;
  return conditionsOf(filters).reduce((sum, price) => sum + price, 0) * times + sorts;
}

/** @param extra points that the enclosing part adds to each condition */
function conditionsOf(part: unknown, fields = 0, extra = 0): number[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]: [string, unknown]) => {
    if (key === '$or' || key === '$and') {
      const branches: unknown[] = Array.isArray(inner) ? inner : [];
      const choice = key === '$or' && branches.length > 1 ? points.alternative : 0;
      return branches.flatMap((branch) => conditionsOf(branch, fields, extra + choice));
    }
    if (key === '$not') return conditionsOf(inner, fields, extra + points.exclusion);
    if (!key.startsWith('$')) return conditionsOf(inner, fields + 1, extra);
    if (inner === undefined) return [];
    const price = operatorPoints[key];
    if (price === undefined) throw new Error(`The operator ${key} has no price.`);
    const order = inOrder.has(key) && isText(inner) ? points.order : 0;
    return [price + order + (fields > 1 ? points.relation : 0) + extra];
  });
}

/** Moments are sent as text but compared directly. */
const isText = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isText) : typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}T/.test(value);
