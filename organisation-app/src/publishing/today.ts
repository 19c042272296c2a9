import { dayInSpain } from '@puente/contract/day-in-spain';

/** Today in Spain as yyyy-MM-dd, as a date field wants it. */
export const today = (now: Date = new Date()): string => dayInSpain(now);
