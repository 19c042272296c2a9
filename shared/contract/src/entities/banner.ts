import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';

const announcement = {
  title: z.string(),
  text: nullableText,
  link: nullableText,
  /** The banner is shown from this moment on. */
  from: moment,
  /** The banner is no longer shown at this moment. */
  to: moment,
  /** Paths on which the banner is hidden. */
  hiddenOn: z.array(z.string()),
};

/** The closable banner (§2), as visitors get it. */
export const banner = z.object({
  ...announcement,
  /** True when the banner is shown now. Pages live longer than a response: they look at `from` and `to`. */
  active: z.boolean(),
  /** Date of the last change; null for the initial banner. */
  updatedAt: z.nullable(moment),
});

/** A past, present or planned banner, as staff see it. */
export const plannedBanner = z.object({ id: ids.banner, ...stamps, ...announcement });

export type Banner = z.infer<typeof banner>;
export type PlannedBanner = z.infer<typeof plannedBanner>;
