import { asc, between, sql } from 'drizzle-orm';
import { type Vital, vitalBounds } from '@puente/contract/constants/vitals';
import type { PageMeasurements } from '@puente/contract/entities/measurement';
import type { Database } from '../db/connect.ts';
import { measurements } from '../db/schema.ts';
import { today } from './count.ts';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

const { page, what, bucket, day } = measurements;
const fourWeeks = 28;

/** Sums the measurements of each page in a period, by name. */
export async function summaryOf(db: Database, { from, to }: Period): Promise<PageMeasurements[]> {
  const last = to === undefined ? today : sql`${to}::date`;
  const first = from === undefined ? sql`${last} - ${fourWeeks - 1}::int` : sql`${from}::date`;
  const rows = await db
    .select({ page, what, bucket, count: sql<number>`sum(${measurements.count})`.mapWith(Number) })
    .from(measurements)
    .where(between(day, first, last))
    .groupBy(page, what, bucket)
    .orderBy(asc(page));
  const pages = new Map<string, PageMeasurements>();
  for (const row of rows) {
    const counted = pages.get(row.page) ?? nothing(row.page);
    pages.set(row.page, counted);
    if (row.what === 'view') counted.views = row.count;
    else if (row.what === 'emptySearch') counted.empty_searches = row.count;
    else counted[row.what][row.bucket] = row.count;
  }
  return [...pages.values()];
}

const nothing = (name: string): PageMeasurements => ({
  page: name,
  views: 0,
  empty_searches: 0,
  LCP: emptyBuckets('LCP'),
  softLCP: emptyBuckets('softLCP'),
  INP: emptyBuckets('INP'),
  CLS: emptyBuckets('CLS'),
});

const emptyBuckets = (vital: Vital): number[] => Array<number>(vitalBounds[vital].length + 1).fill(0);
