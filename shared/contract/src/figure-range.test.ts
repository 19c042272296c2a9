import { addDays, daysBetween, figureRangeProblem } from './figure-range.ts';

it('counts calendar days over a change of clocks, a leap day and a year', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(3);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(3);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-10-26', -1)).toBe('2026-10-25');
});

it('accepts a day, and three years with a leap day', () => {
  expect(figureRangeProblem('2026-11-27', '2026-11-27')).toBeUndefined();
  expect(figureRangeProblem('2025-11-28', '2028-11-27')).toBeUndefined();
});

it('refuses a range that ends before it begins, or is too long', () => {
  expect(figureRangeProblem('2026-11-27', '2026-11-26')).toBe(
    'El último día no puede ser anterior al primero.',
  );
  expect(figureRangeProblem('2023-01-01', '2026-11-27')).toContain('3 años');
});
