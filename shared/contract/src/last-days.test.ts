import { workDeadlines } from './constants/work-deadlines.ts';
import { lastDayCodes, lastDayOf, lastDays } from './last-days.ts';

it.each([
  ['now', '2026-11-22', '2026-12-22'],
  ['now', '2027-02-10', '2027-03-12'],
  ['thisYear', '2026-11-22', '2027-08-31'],
  ['thisYear', '2027-08-31', '2027-08-31'],
  ['nextYear', '2027-03-01', '2028-08-31'],
  ['open', '2026-11-22', null],
  ['day', '2026-11-22', '2027-01-15'],
] as const)('§9: %s, chosen on %s, is %s', (choice, today, last) => {
  expect(lastDayOf(choice, today, '2027-01-15')).toBe(last);
});

it('§9: has a choice for each work deadline of students, and a day of one’s own', () => {
  expect(lastDayCodes).toHaveLength(workDeadlines.length + 1);
  expect(new Set(Object.values(lastDays)).size).toBe(lastDayCodes.length);
});
