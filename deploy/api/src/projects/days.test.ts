import { dayOf } from './days.ts';
import { endOfDay } from './deadlines.ts';

it.each(['2026-01-31', '2026-03-29', '2026-07-01', '2026-10-25', '2028-02-29'])(
  'finds the day of the end of %s',
  (day) => {
    expect(dayOf(endOfDay(day) as Date)).toBe(day);
  },
);
