import { clockInSpain, clockOf, momentInSpain, momentOfClock } from './moment-in-spain.ts';

it.each([
  ['2026-12-10', '17:00', '2026-12-10T16:00:00.000Z'],
  ['2026-07-10', '17:00', '2026-07-10T15:00:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
])('is %s at %s in Spain', (day, hour, moment) => {
  expect(momentInSpain(day, hour)?.toISOString()).toBe(moment);
  expect(clockInSpain(new Date(moment))).toEqual({ day, hour });
});

it.each([
  ['2026-02-30', '10:00'],
  ['2026-02-20', '25:00'],
  ['', '10:00'],
  ['0202-03-22', '09:00'],
  ['0002-03-22', '09:00'],
  ['2026-02-20', ''],
  // The clocks go from 02:00 to 03:00.
  ['2027-03-28', '02:30'],
  ['2026-03-29', '02:00'],
  ['2026-03-29', '02:59'],
])('is no moment: %p at %p', (day, hour) => {
  expect(momentInSpain(day, hour)).toBeNull();
});

it('reads and writes a clock as one text', () => {
  expect(momentOfClock('2027-03-22T09:00')?.toISOString()).toBe('2027-03-22T08:00:00.000Z');
  expect(clockOf(new Date('2027-03-29T07:00:00.000Z'))).toBe('2027-03-29T09:00');
  for (const text of ['', '2027-03-22', '12/03', '2027-03-28T02:30', '2027-03-22T09:00:30'])
    expect(momentOfClock(text)).toBeNull();
});
