import { asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Merge } from '@puente/contract/entities/merge';
import type { MergeId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { merges, users } from '../db/schema.ts';
import { listOf, matches } from '../lists/list.ts';
import { mergeColumns, type MergeRow } from './policy.ts';

const mergers = alias(users, 'mergers');
const undoers = alias(users, 'undoers');

const fullName = ({ name, surname }: typeof mergers | typeof undoers): SQL<string | null> =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${name}, ${surname})), '')`;

const selected = { ...mergeColumns, mergedBy: fullName(mergers), undoneBy: fullName(undoers) };

/** Merges of the last days, by their filters and orders. */
export const browseMerges = listOf<'GET /api/merges'>()({
  from: sql`${merges}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...selected, total })
      .from(merges)
      .leftJoin(mergers, eq(mergers.id, merges.mergedById))
      .leftJoin(undoers, eq(undoers.id, merges.undoneById))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    kind: matches(merges.kind),
    undone: ({ $eq }) => ($eq ? isNotNull(merges.undoneAt) : isNull(merges.undoneAt)),
  },
  sorts: {
    'mergedAt:desc': [desc(merges.mergedAt), desc(merges.id)],
    'mergedAt:asc': [asc(merges.mergedAt), asc(merges.id)],
  },
  sort: 'mergedAt:desc',
});

export async function readMerge(db: Database, id: MergeId): Promise<Merge> {
  const rows = await db
    .select(selected)
    .from(merges)
    .leftJoin(mergers, eq(mergers.id, merges.mergedById))
    .leftJoin(undoers, eq(undoers.id, merges.undoneById))
    .where(eq(merges.id, id));
  return presentMerge(requireRow(rows));
}

const day = 24 * 60 * 60 * 1000;

export const presentMerge = ({
  id,
  kind,
  fromId,
  intoId,
  fromName,
  intoName,
  mergedAt,
  undoneAt,
  ...rest
}: MergeRow & { mergedBy: string | null; undoneBy: string | null }): Merge => ({
  id,
  kind,
  from: { id: fromId, name: fromName },
  into: { id: intoId, name: intoName },
  mergedAt: mergedAt.toISOString(),
  mergedBy: rest.mergedBy,
  undoUntil: new Date(mergedAt.getTime() + limits.merge.days * day).toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
  undoneBy: rest.undoneBy,
  notReturned: rest.notReturned,
});
