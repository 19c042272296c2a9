import * as z from 'zod/mini';
import { moment } from './fields.ts';

/** A count; null below `limits.openData.fewest`, including zero, so that no student can be identified. */
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

/** Open data of the platform: aggregates, without data about a person or an organisation. */
export const openData = z.strictObject({
  /** Moment of the count. */
  countedAt: moment,
  /** Months, newest first, without the current one. */
  months: z.array(openDataMonth),
  /** Number of projects in these months by province, sorted by name. Provinces below `limits.openData.fewest` are left out. */
  provinces: z.array(z.strictObject({ province: z.string(), projects: z.int() })),
});

export type OpenData = z.infer<typeof openData>;
export type OpenDataMonth = z.infer<typeof openDataMonth>;
