import { and, type Column, not, type SQL, sql } from 'drizzle-orm';

interface Wanted {
  $eq?: string | undefined;
  $ne?: string | undefined;
  $in?: readonly string[] | undefined;
  $null?: boolean | undefined;
}

/** `tags: anyOf(resources.tags)`: a filter of names on a list of them; a row matches when one of its own does. */
export const anyOf =
  (list: Column | SQL) =>
  ({ $eq, $ne, $in, $null }: Wanted): SQL | undefined => {
    const isEmpty = sql`cardinality(${list}) = 0`;
    return and(
      $eq === undefined ? undefined : sql`${$eq} = any(${list})`,
      $ne === undefined ? undefined : sql`${$ne} <> all(${list})`,
      $in === undefined ? undefined : sql`${list} && ${sql.param($in)}::text[]`,
      $null === undefined ? undefined : $null ? isEmpty : not(isEmpty),
    );
  };
