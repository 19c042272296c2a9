import { and, not, type SQL, sql } from 'drizzle-orm';

/**
 * Splits the rows by rank, best first: each part excludes the rows of better ranks, and the last one has all others.
 * Only the last part evaluates the whole search, which is expensive per row.
 */
export const disjointParts = (ranks: readonly SQL[], search: SQL): SQL[] =>
  [...ranks, search].map((rank, index) => {
    const before = ranks[index - 1];
    return and(rank, before && not(before)) as SQL;
  });

/** Number of a row's rank, for sorting. */
export const rankOf = (ranks: readonly SQL[]): SQL =>
  sql`case ${sql.join(
    ranks.map((rank, index) => sql`when ${rank} then ${sql.raw(String(index))} `),
  )}else ${sql.raw(String(ranks.length))} end`;

/** Range of rows that a page reads from one part of a list. */
interface PageRange<Part> {
  part: Part;
  /** Number of rows in the part. */
  count: number;
  limit: number;
  offset: number;
}

/**
 * Finds the ranges of a page in a list that consists of several parts in order. Counts a part only if the page may
 * extend beyond it, and never the last one.
 * @param page.total rows of all parts together
 */
export async function pageRangesOf<Part>(
  parts: readonly Part[],
  page: { limit: number; offset: number; total: number },
  countOf: (part: Part) => Promise<number>,
): Promise<PageRange<Part>[]> {
  const [part, ...others] = parts;
  if (part === undefined || page.limit === 0) return [];
  const count = others.length === 0 ? page.total : await countOf(part);
  const limit = Math.min(page.limit, Math.max(0, count - page.offset));
  const rest = {
    limit: page.limit - limit,
    offset: Math.max(0, page.offset - count),
    total: page.total - count,
  };
  const behind = await pageRangesOf(others, rest, countOf);
  return limit === 0 ? behind : [{ part, count, limit, offset: page.offset }, ...behind];
}
