import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-03-31T12:00:00Z');
const before = (milliseconds: number) => relativeTime(new Date(now - milliseconds).toISOString(), now);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, 'ahora mismo'],
  [minute - 1, 'ahora mismo'],
  [minute, 'hace 1 minuto'],
  [59 * minute, 'hace 59 minutos'],
  [60 * minute, 'hace 1 hora'],
  [23 * hour + 59 * minute, 'hace 23 horas'],
  [day, 'hace 1 día'],
  [31 * day - 1, 'hace 30 días'],
  [31 * day, '28/02/2026'],
])('%d ms ago is «%s»', (passed, words) => {
  expect(before(passed)).toBe(words);
});

it('takes a moment that is still to come for now: clocks differ', () => {
  expect(before(-5 * minute)).toBe('ahora mismo');
});

it('is the day in Spain, also late at night', () => {
  expect(relativeTime('2025-12-31T23:30:00Z', now)).toBe('01/01/2026');
});

it('counts from the time of the page while it is taken over', () => {
  const moment = '2026-03-12T10:00:00.000Z';
  globalThis.pageTime = Date.parse(moment) + 5 * 60_000;
  expect(relativeTime(moment)).toBe('hace 5 minutos');
  globalThis.pageTime = undefined;
  expect(relativeTime(new Date().toISOString())).toBe('ahora mismo');
});
