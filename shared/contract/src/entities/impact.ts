import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

const count = z.int();

/** What came of an organisation's projects in a year. How each figure is counted say `impactCounting` (constants/impact.ts). */
export const impactReport = z.object({
  year: z.int(),
  /** Those that there is something of, the latest first; the present one is always among them. */
  years: z.array(z.int()),
  projects: count,
  students: count,
  /** By name, in alphabetical order. */
  universities: z.array(z.string()),
  hours: count,
  /** Those that a project of the year works for, by their number. */
  goals: z.array(
    z.object({
      /** 1 to 17. */
      number: z.int(),
      /** Why each works for its goals, as its organisation has written it. */
      projects: z.array(z.object({ id: ids.project, title: z.string(), reason: nullableText })),
    }),
  ),
  /** The latest first. */
  works: z.array(z.object({ id: ids.work, title: z.string(), publishedAt: moment })),
});

export type ImpactReport = z.infer<typeof impactReport>;
