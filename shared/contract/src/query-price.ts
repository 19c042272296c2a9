/**
 * What a list's query asks of the database, in points. A list refuses more than `limits.query.price`: what is cheap
 * alone, such as a part of a name, a choice of conditions or a count of options, is dear when it is multiplied.
 */
const points = {
  /** A field of a relation. */
  relation: 1,
  /** One of several conditions that would do: no index finds what fulfils any of them. */
  alternative: 2,
  /** No index finds the rows that an exclusion leaves. */
  exclusion: 1,
  /** Texts are compared in the order of the alphabet, which is made of each of them. */
  order: 1,
  /** A second sort: the rows that the first one does not tell apart are sorted as well. */
  secondSort: 10,
} as const;

/** Of each operator. A part of a text, and a text whatever its case, is looked for in every text. */
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

/** The rows are looked for once, and once more for each facet, which counts nearly all of them. */
export function priceOf({ filters, facets, sort }: Query): number {
  const times = 1 + (Array.isArray(facets) ? facets.length : 0);
  const sorts = Array.isArray(sort) && sort.length > 1 ? points.secondSort : 0;
  return conditionsOf(filters).reduce((sum, price) => sum + price, 0) * times + sorts;
}

/** @param extra points of each condition of this part, for what is around it */
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

/** A moment is text as well, and compared as it is. */
const isText = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isText) : typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}T/.test(value);
