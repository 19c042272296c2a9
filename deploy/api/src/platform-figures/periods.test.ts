import { daysBefore, periodsOf } from './periods.ts';

it('cuts the first and the last week of a range', () => {
  expect(periodsOf({ from: '2026-10-22', to: '2026-11-03' }, 'week')).toEqual([
    { from: '2026-10-22', to: '2026-10-25' },
    { from: '2026-10-26', to: '2026-11-01' },
    { from: '2026-11-02', to: '2026-11-03' },
  ]);
});

it('knows the length of months', () => {
  expect(periodsOf({ from: '2028-01-31', to: '2028-03-01' }, 'month')).toEqual([
    { from: '2028-01-31', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-01' },
  ]);
});

it('compares with as many days', () => {
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
  expect(daysBefore({ from: '2026-11-27', to: '2026-11-27' })).toEqual({
    from: '2026-11-26',
    to: '2026-11-26',
  });
});
