import { dayInSpain } from '@puente/contract/day-in-spain';
import type { WorkRow } from './columns.ts';

/** Tells whether the document is under embargo. The embargo ends at midnight in peninsular time. */
export const isEmbargoed = (
  { embargoUntil }: Pick<WorkRow, 'embargoUntil'>,
  now: Date = new Date(),
): boolean => embargoUntil !== null && dayInSpain(now) < embargoUntil.toISOString().slice(0, 10);
