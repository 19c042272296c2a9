import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

interface Column {
  name: string;
  /** As the database writes it in a cast: `timestamp(3) with time zone`. */
  type: string;
}

export interface Table {
  name: string;
  columns: Column[];
}

/**
 * Left out of backups: tokens and links that let users in (all log in again after a restore), and counts of
 * the moment. The job queue has a schema of its own and is left out too: no letter is sent a second time.
 */
const leftOut = ['sessions', 'verifications', 'rate_limits'];

/** Rows of a statement; both engines give them so, the type that they have in common does not say it. */
export const rowsOf = async <Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(statement)) as { rows: Row[] }).rows;

/** The tables and their columns as they are in the database; what it computes itself is none of them. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const found = await rowsOf<{ table: string; name: string; type: string }>(
    db,
    sql`select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
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
