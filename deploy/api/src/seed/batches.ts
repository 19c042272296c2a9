import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect.ts';

const perStatement = 500;

/** Inserts rows, some hundreds at a time, and returns their ids in the same order. */
export async function insertAll<
  Table extends PgTable & { id: PgTable['_']['columns'][string]; $inferSelect: { id: number } },
>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<Table['$inferSelect']['id'][]> {
  const ids: Table['$inferSelect']['id'][] = [];
  for (let start = 0; start < rows.length; start += perStatement) {
    const inserted = await db
      .insert(table)
      .values(rows.slice(start, start + perStatement))
      .returning({ id: table.id });
    ids.push(...inserted.map(({ id }) => id as Table['$inferSelect']['id']));
  }
  return ids;
}
