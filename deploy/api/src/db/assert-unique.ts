import { and, type Column, eq, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { messages } from '@puente/contract/messages';
import { refuseFields } from '../http/refuse.ts';
import type { Database } from './connect.ts';

/**
 * Checks a new value of a unique column. Two concurrent changes can both pass this check; the database then rejects the
 * second.
 * @throws Refusal at `field` when another row has this value
 */
export async function assertUnique(
  db: Database,
  table: PgTable & { id: Column },
  column: Column,
  value: string | undefined,
  id: number,
  field: string,
): Promise<void> {
  if (value === undefined) return;
  const taken = await db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(column, value), ne(table.id, id)))
    .limit(1);
  if (taken.length > 0) throw refuseFields({ [field]: messages.taken });
}
