import { and, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TakedownKind } from '@puente/contract/constants/takedowns';
import type { TakedownNote } from '@puente/contract/entities/takedown-note';
import type { Database } from '../db/connect.ts';
import { takedowns } from '../db/schema.ts';
import { state } from './columns.ts';

/** Column of the record for each kind. */
export const recordColumn: Readonly<Record<TakedownKind, PgColumn>> = {
  project: takedowns.projectId,
  work: takedowns.workId,
  opportunity: takedowns.opportunityId,
};

/** Takedowns that hide these records, by the record's id. */
export async function takedownNotes(
  db: Database,
  kind: TakedownKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TakedownNote>> {
  if (ids.length === 0) return new Map();
  const { id, createdAt, reason, words } = getTableColumns(takedowns);
  const rows = await db
    .select({ record: sql<number>`${recordColumn[kind]}`, id, createdAt, reason, words, state })
    .from(takedowns)
    .where(and(inArray(recordColumn[kind], [...ids]), isNull(takedowns.liftedAt)));
  return new Map(
    rows.map(({ record, createdAt: date, ...note }) => [record, { ...note, createdAt: date.toISOString() }]),
  );
}
