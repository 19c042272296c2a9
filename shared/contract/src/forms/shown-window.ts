import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { momentOfClock } from '../moment-in-spain.ts';

interface Times {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** Refuses a window that ends before it begins. */
export const endsLater = z.refine<Times>(({ from, to }) => !from || !to || isLater(from, to), {
  path: ['to'],
  message: messages.endsTooEarly,
});

/** A clock in mainland Spain, yyyy-MM-ddTHH:mm, as the field for day and hour gives it. */
export const clockField = z.string().check(
  z.minLength(1, messages.required),
  z.refine((clock) => clock === '' || momentOfClock(clock) !== null, messages.noSuchTime),
);

/** Like `clockField`, for a time that may stay open. */
export const optionalClock = z
  .string()
  .check(z.refine((clock) => clock === '' || momentOfClock(clock) !== null, messages.noSuchTime));

/** Refuses clocks of which the second is not later. Near a change of the clocks they are compared as moments. */
export const clocksInOrder = z.refine<{ from: string; to: string }>(
  ({ from, to }) => {
    const [first, last] = [momentOfClock(from), momentOfClock(to)];
    return first === null || last === null || first < last;
  },
  { path: ['to'], message: messages.endsTooEarly },
);

const isLater = (from: string, to: string): boolean => new Date(from) < new Date(to);
