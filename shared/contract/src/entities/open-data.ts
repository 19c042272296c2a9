import * as z from 'zod/mini';
import { moment } from './fields.ts';

/** Null: fewer than `limits.openData.fewest`, none included. No student is to be recognised in a number. */
const count = z.nullable(z.int());

export const openDataMonth = z.strictObject({
  /** yyyy-MM, in the peninsula's calendar. */
  month: z.string(),
  projects: count,
  applications: count,
  works: count,
  organizations: count,
  students: count,
});

/** What the platform publishes of itself: aggregates, without anything about a person or an organisation. */
export const openData = z.strictObject({
  /** When it was counted. */
  countedAt: moment,
  /** The newest first; the month that has not ended is left out. */
  months: z.array(openDataMonth),
  /** Projects of these months by province, in the order of their names; those with fewer than the fewest are left out. */
  provinces: z.array(z.strictObject({ province: z.string(), projects: z.int() })),
});

export type OpenData = z.infer<typeof openData>;
export type OpenDataMonth = z.infer<typeof openDataMonth>;
