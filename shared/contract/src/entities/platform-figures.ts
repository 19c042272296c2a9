import * as z from 'zod/mini';
import { figureUnits, type PlatformFigureName, platformFigureNames } from '../constants/platform-figures.ts';
import { each } from '../each.ts';
import { moment } from './fields.ts';

/** Value of a figure; null where nothing can be said: no answer yet, or a filter that has no meaning for the figure. */
const value = z.nullable(z.number());
const values = z.object(each(platformFigureNames, value));

/** Calendar days in Spain, yyyy-MM-dd, both included. */
const days = { from: z.string(), to: z.string() };

/** Figures of a range of days and of the same number of days before. Contains counts only, nothing about a person. */
export const platformFigureReport = z.object({
  /** Moment of the count. */
  countedAt: moment,
  unit: z.enum(figureUnits),
  ...days,
  before: z.object(days),
  /** Weeks or months of the range, oldest first. The first and the last may be cut by the range. */
  periods: z.array(z.object({ ...days, values })),
  total: values,
  totalBefore: values,
});

export type PlatformFigureReport = z.infer<typeof platformFigureReport>;
export type PlatformFigureValues = Readonly<Record<PlatformFigureName, number | null>>;
