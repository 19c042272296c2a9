/**
 * What a list's query asks of the database, in points. A list refuses more than `limits.query.price`: what is cheap
 * alone, such as a part of a name, a choice of conditions or a count of options, is dear when it is multiplied.
 */
const points = {
  condition: 1,
  /** A part of a text is looked for in every text. */
  partOfText: 1,
  /** A field of a relation. */
  relation: 1,
  /** One of several conditions that would do: no index finds what fulfils any of them. */
  alternative: 2,
} as const;

const partsOfText = new Set(['$contains', '$containsi']);

/** The rows are looked for once, and once more for each facet, which counts nearly all of them. */
export function priceOf({ filters, facets }: { filters?: unknown; facets?: unknown }): number {
  const times = 1 + (Array.isArray(facets) ? facets.length : 0);
  return conditionsOf(filters).reduce((sum, price) => sum + price, 0) * times;
}

/** The points of each condition, those of groups included. */
function conditionsOf(part: unknown, fields = 0, alternatives = 0): number[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]: [string, unknown]) => {
    if (key === '$or' || key === '$and') {
      const branches: unknown[] = Array.isArray(inner) ? inner : [];
      const isChoice = key === '$or' && branches.length > 1;
      return branches.flatMap((branch) => conditionsOf(branch, fields, alternatives + (isChoice ? 1 : 0)));
    }
    if (!key.startsWith('$')) return conditionsOf(inner, fields + 1, alternatives);
    if (inner === undefined) return [];
    const text = partsOfText.has(key) ? points.partOfText : 0;
    const relation = fields > 1 ? points.relation : 0;
    return [points.condition + text + relation + alternatives * points.alternative];
  });
}
