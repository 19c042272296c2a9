import * as z from 'zod/mini';
import { errorGroupStates } from '../constants/error-reports.ts';
import { ids } from '../ids.ts';
import { errorPhases } from './error-report.ts';
import { moment, nullableText } from './fields.ts';

/** Errors in browsers with the same app, phase, route, class, reason and status. Contains nothing about who met them. */
export const errorGroup = z.object({
  id: ids.errorGroup,
  app: z.string(),
  phase: z.enum(errorPhases),
  /** Name of the route. */
  route: nullableText,
  /** Class of the error. */
  error: nullableText,
  reason: nullableText,
  /** HTTP status of a call. */
  status: z.nullable(z.int()),
  reports: z.int(),
  firstSeenAt: moment,
  lastSeenAt: moment,
  lastVersion: z.string(),
  state: z.enum(errorGroupStates),
  solvedAt: z.nullable(moment),
  /** Reports of each of the last `limits.errorReports.chartDays` calendar days in Spain, today last. */
  days: z.array(z.int()),
});

/** A group with what is kept of its reports. */
export const errorGroupDetail = z.extend(errorGroup, {
  /** Versions of the app, the newest report first. */
  versions: z.array(z.object({ version: z.string(), reports: z.int(), lastSeenAt: moment })),
  /** Places in published files, the most frequent first. */
  places: z.array(z.object({ at: z.string(), reports: z.int() })),
  /** The newest reports. */
  latest: z.array(
    z.object({ reference: z.string(), createdAt: moment, version: z.string(), at: nullableText }),
  ),
});

export type ErrorGroup = z.infer<typeof errorGroup>;
export type ErrorGroupDetail = z.infer<typeof errorGroupDetail>;
