import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

const count = z.int();

/** Impact of an organisation's projects in one year. `impactCounting` (constants/impact.ts) explains how each figure is counted. */
export const impactReport = z.object({
  year: z.int(),
  /** Years with data, latest first, always including the current one. */
  years: z.array(z.int()),
  projects: count,
  students: count,
  /** Names of the universities, in alphabetical order. */
  universities: z.array(z.string()),
  /** Minimum of hours for those whose hours nobody has confirmed: an estimate. */
  hours: count,
  /** Hours of the year's weeks that the organisation has confirmed. */
  confirmed_hours: z.optional(z.number()),
  /** Goals that at least one project of the year works for, by number. */
  goals: z.array(
    z.object({
      /** Number of the goal, 1 to 17. */
      number: z.int(),
      /** Projects that work for this goal, with the reason that their organisation gave. */
      projects: z.array(z.object({ id: ids.project, title: z.string(), reason: nullableText })),
    }),
  ),
  /** Works that came out of the projects, latest first. */
  works: z.array(z.object({ id: ids.work, title: z.string(), publishedAt: moment })),
});

export type ImpactReport = z.infer<typeof impactReport>;
