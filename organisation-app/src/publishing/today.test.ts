import { today } from './today.ts';

it('is the day in Spain, not that of the clock in Greenwich', () => {
  expect(today(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
  expect(today(new Date('2026-01-01T22:30:00Z'))).toBe('2026-01-01');
});
