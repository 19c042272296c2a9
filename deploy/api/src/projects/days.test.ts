import { dayInSpain } from '@puente/contract/day-in-spain';
import { endOfDay } from './deadlines.ts';

it.each(['2026-01-31', '2026-03-29', '2026-07-01', '2026-10-25', '2028-02-29'])(
  'finds the day of the end of %s',
  (day) => {
    expect(dayInSpain(endOfDay(day) as Date)).toBe(day);
  },
);
