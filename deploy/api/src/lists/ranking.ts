import { and, not, sql, type SQL } from 'drizzle-orm';

/**
 * The rows of each rank apart, best first: those of the nth that are of none before it, and at last all others. The whole
 * search, which is dear to ask of a row, is asked for these only.
 */
export const apart = (ranks: readonly SQL[], search: SQL): SQL[] =>
  [...ranks, search].map((rank, index) => {
    const before = ranks[index - 1];
    return and(rank, before && not(before)) as SQL;
  });

/** The number of a row's rank, to sort by. */
export const rankOf = (ranks: readonly SQL[]): SQL =>
  sql`case ${sql.join(
    ranks.map((rank, index) => sql`when ${rank} then ${sql.raw(String(index))} `),
  )}else ${sql.raw(String(ranks.length))} end`;

/** What a page reads of one part of a list. */
interface Piece<Part> {
  part: Part;
  /** Rows that the part has. */
  count: number;
  limit: number;
  offset: number;
}

/**
 * Which rows of which parts a page has, when a list is the parts one after the other. A part is counted only if the page
 * goes on behind those before it, and the last one never.
 * @param page.total rows that the parts have together
 */
export async function piecesOf<Part>(
  parts: readonly Part[],
  page: { limit: number; offset: number; total: number },
  countOf: (part: Part) => Promise<number>,
): Promise<Piece<Part>[]> {
  const [part, ...others] = parts;
  if (part === undefined || page.limit === 0) return [];
  const count = others.length === 0 ? page.total : await countOf(part);
  const limit = Math.min(page.limit, Math.max(0, count - page.offset));
  const rest = {
    limit: page.limit - limit,
    offset: Math.max(0, page.offset - count),
    total: page.total - count,
  };
  const behind = await piecesOf(others, rest, countOf);
  return limit === 0 ? behind : [{ part, count, limit, offset: page.offset }, ...behind];
}
