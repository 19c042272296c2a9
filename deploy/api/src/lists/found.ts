import { type Column, sql, type SQL } from 'drizzle-orm';
import type { Slice } from './list.ts';

/**
 * Two ways to find a page of a search. PostgreSQL would choose between them by how often it expects the words, and of words
 * half typed or together it expects the wrong: it read all rows in their order for words that only old rows have, and sorted
 * thousands of rows of which the first hundreds held a page. `limit` and `offset 0` inside keep it from choosing.
 */
interface Found {
  /** One table, under whose name the conditions and the order speak of its rows. */
  from: SQL;
  key: Column;
  orderBy: SQL[];
}

/** Only ids are sorted and cut into pages: the rows of the page are read afterwards. */
const pageOf = ({ from, key, orderBy }: Found, rows: SQL, where: SQL): Slice => ({
  where: sql`${key} = any(array(select ${key} from (${rows}) as ${from} where ${where}
    order by ${inTurn(orderBy)} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}))`,
  orderBy,
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('start'),
  total: sql`0`.mapWith(Number).as('total'),
});

const inTurn = (orderBy: SQL[]): SQL => sql.join(orderBy, sql`, `);

/** All rows that the words have, by their index, which are then sorted: the time grows with how many these are. */
export const byWords = (found: Found, where: SQL): Slice =>
  pageOf(found, sql`select * from ${found.from} where ${where} offset 0`, sql`true`);

/**
 * The first rows of the list (`walked`), by the index of its order, and of these the ones with the words: a page of frequent
 * words is among the first few. The page is short when it is not.
 */
export const byOrder = (found: Found, base: SQL, words: SQL): Slice =>
  pageOf(
    found,
    sql`select * from ${found.from} where ${base} order by ${inTurn(found.orderBy)} limit ${sql.placeholder('walked')}`,
    words,
  );
