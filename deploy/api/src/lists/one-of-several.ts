import { and, type Column, exists, not, type SQL, sql } from 'drizzle-orm';
import { matches } from './filters.ts';

type Target = Column | SQL;

/** Operators that an index supports. */
interface Sought {
  $eq?: string | undefined;
  $in?: readonly string[] | undefined;
}

interface Several {
  /** Column of a single value, in the condition for `some`. */
  one: Target;
  /** Returns the condition that one of a row's values fulfils a condition. Never null. */
  some: (condition: SQL) => SQL;
}

/**
 * Filter of a field with several values: a row matches when one of its values does. `$ne`, `$notIn` and `$not` match
 * when none does, `$null` when there is none.
 */
export const oneOfSeveral =
  ({ one, some }: Several) =>
  (wanted: object): SQL | undefined =>
    and(
      ...Object.entries(wanted).map(([operator, argument]: [string, unknown]) => {
        if (argument === undefined) return undefined;
        const fulfilled = (condition: object): SQL => some(matches(one)(condition) ?? sql`true`);
        switch (operator) {
          case '$ne':
            return not(fulfilled({ $eq: argument }));
          case '$notIn':
            return not(fulfilled({ $in: argument }));
          case '$null':
          case '$notNull':
            return (operator === '$null') === argument ? not(some(sql`true`)) : some(sql`true`);
          case '$not':
            return not(oneOfSeveral({ one, some })(argument as object) ?? sql`true`);
          default:
            return fulfilled({ [operator]: argument });
        }
      }),
    );

/** `tags: anyOf(resources.tags)`: a filter for a list in a column. An index on it supports `$eq` and `$in`. */
export const anyOf = (list: Column | SQL) => {
  const item = sql`item`;
  const general = oneOfSeveral({
    one: item,
    some: (condition) => exists(sql`(select 1 from unnest(${list}) item where ${condition})`),
  });
  const overlaps = (wanted: readonly string[] | undefined) =>
    wanted && sql`${list} && ${sql.param(wanted)}::text[]`;
  return ({ $eq, $in, ...others }: Sought): SQL | undefined =>
    and(overlaps($eq === undefined ? undefined : [$eq]), overlaps($in), general(others));
};
