import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

interface Column {
  name: string;
  /** Type as the database writes it in a cast: `timestamp(3) with time zone`. */
  type: string;
}

export interface Table {
  name: string;
  columns: Column[];
}

/**
 * Tables that are left out of backups: tokens and links for logins (all users log in again after a restore), and
 * current counters. The job queue has its own schema and is left out too, so that no mail is sent twice.
 */
const leftOut = ['sessions', 'verifications', 'rate_limits'];

/**
 * Comment of further tables to leave out. Their migration writes it (`comment on table x is 'left out of backups'`), so
 * that an older version, which does not know the table, leaves it out as well.
 */
const leftOutComment = 'left out of backups';

/** Rows of a statement. Both engines return them so, but their common type does not say it. */
export const rowsOf = async <Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(statement)) as { rows: Row[] }).rows;

/** The tables and columns of the database, without generated columns. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const found = await rowsOf<{ table: string; name: string; type: string }>(
    db,
    sql`select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and obj_description(c.oid, 'pg_class') is distinct from ${leftOutComment}
      order by c.relname, a.attnum`,
  );
  const tables = new Map<string, Table>();
  for (const { table, ...column } of found) {
    if (leftOut.includes(table)) continue;
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push(column);
    tables.set(table, known);
  }
  return [...tables.values()];
}
