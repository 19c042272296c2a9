import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Slice } from './slice.ts';

/**
 * Two ways to find a page of a search. PostgreSQL would choose between them by the expected frequency of the words, and
 * its estimate is wrong for prefixes and combinations. It read all rows in order for words that only old rows have, and
 * sorted thousands of rows when the first hundreds held a page. The inner `limit` and `offset 0` keep it from choosing.
 */
interface Found {
  /** The table. Conditions and order refer to its rows by the table's name. */
  from: SQL;
  key: Column;
  orderBy: SQL[];
}

/** Sorts and pages only ids: the rows of the page are read afterwards. */
const pageOf = ({ from, key, orderBy }: Found, rows: SQL, where: SQL): Slice => ({
  where: sql`${key} = any(array(select ${key} from (${rows}) as ${from} where ${where}
    order by ${orderList(orderBy)} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}))`,
  orderBy,
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('start'),
  total: sql`0`.mapWith(Number).as('total'),
});

const orderList = (orderBy: SQL[]): SQL => sql.join(orderBy, sql`, `);

/** Finds all rows with the words by their index, then sorts them: the time grows with their number. */
export const byWords = (found: Found, where: SQL): Slice =>
  pageOf(found, sql`select * from ${found.from} where ${where} offset 0`, sql`true`);

/**
 * Reads the first rows of the list (`walked`) by the index of its order, and filters those with the words. For frequent
 * words a page is among the first few. If they are rarer than expected, the page is short.
 */
export const byOrder = (found: Found, base: SQL, words: SQL): Slice =>
  pageOf(
    found,
    sql`select * from ${found.from} where ${base} order by ${orderList(found.orderBy)} limit ${sql.placeholder('walked')}`,
    words,
  );
