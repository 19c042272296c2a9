import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { AwardEdition, AwardEntry } from '@puente/contract/entities/award';
import type { Database } from '../db/connect.ts';
import { awardCategories, awardEditions, awardEntries, works } from '../db/schema.ts';
import { presentStamps } from '../http/stamps.ts';
import { inRepository } from '../works/policy.ts';
import type { EditionRow } from './policy.ts';

/** Editions with their categories, and with winners once these are announced. */
export async function presentEditions(
  db: Database,
  rows: readonly EditionRow[],
  now = new Date(),
): Promise<AwardEdition[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const announced = rows.flatMap(({ id, announcedAt }) => (announcedAt <= now ? [id] : []));
  const [categories, winners] = await Promise.all([
    db
      .select()
      .from(awardCategories)
      .where(inArray(awardCategories.editionId, ids))
      .orderBy(asc(awardCategories.position), asc(awardCategories.id)),
    announced.length === 0
      ? []
      : readEntries(
          db,
          and(inArray(awardEntries.editionId, announced), eq(awardEntries.winner, true), inRepository),
        ),
  ]);
  return rows.map(({ id, opensAt, closesAt, judgedBy, announcedAt, createdAt, updatedAt, ...same }) => ({
    id,
    ...presentStamps({ createdAt, updatedAt }),
    ...same,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    judgedBy: judgedBy?.toISOString() ?? null,
    announcedAt: announcedAt.toISOString(),
    categories: categories
      .filter(({ editionId }) => editionId === id)
      .map((category) => ({
        id: category.id,
        name: category.name,
        winners: winners.flatMap((entry) => (entry.category === category.id ? entry.work : [])),
      })),
  }));
}

/** Entries in the order in which they came. */
export async function readEntries(db: Database, where: SQL | undefined): Promise<AwardEntry[]> {
  const rows = await db
    .select({
      entry: awardEntries,
      title: works.title,
      name: works.authorName,
      surname: works.authorSurname,
    })
    .from(awardEntries)
    .innerJoin(works, eq(works.id, awardEntries.workId))
    .innerJoin(awardEditions, eq(awardEditions.id, awardEntries.editionId))
    .where(where)
    .orderBy(asc(awardEntries.id));
  return rows.map(({ entry, title, name, surname }) => ({
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    edition: entry.editionId,
    category: entry.categoryId,
    work: { id: entry.workId, title, author: [name, surname].filter(Boolean).join(' ') || null },
    winner: entry.winner,
  }));
}
