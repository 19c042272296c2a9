import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/**
 * Serialises transactions about one record, so that a count of what belongs to it still holds when it is used. The lock
 * ends with the transaction.
 */
export async function lockRow(tx: Database, table: PgTable & { id: PgColumn }, id: number): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}
