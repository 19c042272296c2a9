import { eq, sql } from 'drizzle-orm';
import type { Measurement } from '@puente/contract/entities/measurement';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { measurements } from '../db/schema.ts';

export const today = sql<string>`(now() at time zone 'Europe/Madrid')::date`;

/** Adds a browser's measurements to today's counts. The measurements themselves are not stored. */
export async function count(db: Database, noted: readonly Measurement[]): Promise<void> {
  const pages = await countedPages(db, noted);
  const rows = new Map<string, { page: string; what: Measurement['what']; bucket: number; count: number }>();
  for (const one of noted) {
    if (!pages.has(one.page)) continue;
    const bucket = 'bucket' in one ? one.bucket : 0;
    const key = `${one.page} ${one.what} ${bucket}`;
    const row = rows.get(key) ?? { page: one.page, what: one.what, bucket, count: 0 };
    rows.set(key, { ...row, count: row.count + 1 });
  }
  if (rows.size === 0) return;
  // Always in the same order: two requests that change the same rows must not wait for each other.
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await db
    .insert(measurements)
    .values(sorted.map((row) => ({ ...row, day: today })))
    .onConflictDoUpdate({
      target: [measurements.day, measurements.page, measurements.what, measurements.bucket],
      set: { count: sql`${measurements.count} + excluded.count` },
    });
}

/**
 * Limits the pages that are counted: the server does not know which exist, and made-up names must not fill the table.
 */
async function countedPages(db: Database, noted: readonly Measurement[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ page: measurements.page })
    .from(measurements)
    .where(eq(measurements.day, today));
  const pages = new Set(rows.map(({ page }) => page));
  for (const { page } of noted) if (pages.size < limits.measurements.pages) pages.add(page);
  return pages;
}
