import { endOfDay, isInTime, isOpen, shownStatus } from './deadlines.ts';

describe('endOfDay', () => {
  it.each([
    ['in winter', '2026-12-01', '2026-12-01T22:59:59.999Z'],
    ['in summer', '2026-07-01', '2026-07-01T21:59:59.999Z'],
    ['on the day that clocks go forward', '2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['on the day that clocks go back', '2026-10-25', '2026-10-25T22:59:59.999Z'],
    ['in a leap year', '2028-02-29', '2028-02-29T22:59:59.999Z'],
  ])('is the last millisecond in Spain %s', (_, day, moment) => {
    expect(endOfDay(day)?.toISOString()).toBe(moment);
  });

  it.each(['2026-02-30', '2026-13-01', '2027-02-29', 'tomorrow', ''])('knows that %p is no day', (day) => {
    expect(endOfDay(day)).toBeNull();
  });
});

describe('a project', () => {
  const now = new Date('2026-12-01T22:59:59.999Z');
  const until = (moment: string) => ({ status: 'new' as const, deadline: new Date(moment) });

  it('is in time up to its last moment', () => {
    expect(isInTime(until('2026-12-01T22:59:59.999Z'), now)).toBe(true);
    expect(isInTime(until('2026-12-01T22:59:59.998Z'), now)).toBe(false);
    expect(isInTime({ status: 'new', deadline: null }, now)).toBe(true);
  });

  it('is not open while it is taken down', () => {
    expect(isOpen({ status: 'new', deadline: null, takenDownAt: null })).toBe(true);
    expect(isOpen({ status: 'new', deadline: null, takenDownAt: now })).toBe(false);
    expect(isOpen({ ...until('2020-01-01T22:59:59.999Z'), takenDownAt: null })).toBe(false);
  });

  it.each(['draft', 'expired', 'unavailable'] as const)('is never in time when %s', (status) => {
    expect(isInTime({ status, deadline: null }, now)).toBe(false);
    expect(shownStatus({ status, deadline: new Date(0) }, now)).toBe(status);
  });

  it('reads as expired once it is over', () => {
    expect(shownStatus(until('2026-11-30T22:59:59.999Z'), now)).toBe('expired');
    expect(shownStatus(until('2027-01-01T22:59:59.999Z'), now)).toBe('new');
  });
});
