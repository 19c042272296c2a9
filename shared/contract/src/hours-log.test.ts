import { endOfWeek, hoursInWords, isWeek, weekOf, weeksBetween } from './hours-log.ts';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-28', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(weekOf(day)).toBe(monday));

it.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['2026-13-45', false],
  ['', false],
])('«%s» names a week: %s', (text, names) => expect(isWeek(text)).toBe(names));

it('lists weeks, latest first', () => {
  expect(weeksBetween('2026-11-12', '2026-11-28')).toEqual(['2026-11-23', '2026-11-16', '2026-11-09']);
  expect(weeksBetween('2026-11-28', '2026-11-12')).toEqual([]);
});

it('ends a week on Sunday, over the change of the clock', () => {
  expect(endOfWeek('2026-10-19')).toBe('2026-10-25');
  expect(endOfWeek('2026-10-26')).toBe('2026-11-01');
});

it('says half hours with a comma', () => {
  expect(hoursInWords(750)).toBe('12,5');
  expect(hoursInWords(60)).toBe('1');
});
