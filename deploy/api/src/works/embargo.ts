import { dayInSpain } from '@puente/contract/day-in-spain';
import type { WorkRow } from './columns.ts';

/** Whether the document waits for its day, which begins at midnight in the peninsula. */
export const isEmbargoed = (
  { embargoUntil }: Pick<WorkRow, 'embargoUntil'>,
  now: Date = new Date(),
): boolean => embargoUntil !== null && dayInSpain(now) < embargoUntil.toISOString().slice(0, 10);
