import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Time of a row's last change. Changes name it as the row's version. */
export const changedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Creation and last change of a row; spread into a table. */
export const stamps = { createdAt: moment().notNull().defaultNow(), updatedAt: changedAt() };

/**
 * Search words: a generated column of `search_words(…)` or `search_places(…)`, queried with `hasWords` and `inPlaces`
 * of lists/words.ts.
 */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });
