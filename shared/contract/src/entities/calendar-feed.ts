import * as z from 'zod/mini';
import { moment } from './fields.ts';

/** Subscription to a user's calendar. The address itself is returned once, when it is made. */
export const calendarFeed = z.object({
  /** Moment at which the address was made; null without one. */
  since: z.nullable(moment),
});

/** A new private address of a user's calendar. */
export const calendarAddress = z.object({
  since: moment,
  /** Whole address, with its secret. */
  address: z.string(),
});

export type CalendarFeed = z.infer<typeof calendarFeed>;
export type CalendarAddress = z.infer<typeof calendarAddress>;
