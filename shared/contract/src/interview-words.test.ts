import { interviewDay, interviewTime, timeInZone } from './interview-words.ts';

const summer = '2027-07-01T08:00:00.000Z';
const winter = '2026-12-03T09:00:00.000Z';

it('writes the time of mainland Spain, in summer and in winter', () => {
  expect(interviewTime(winter, 30)).toBe('jueves, 3 de diciembre, de 10:00 a 10:30');
  expect(interviewTime(summer, 45)).toBe('jueves, 1 de julio, de 10:00 a 10:45');
  expect(interviewDay(winter)).toBe('jueves, 3 de diciembre');
});

it('computes the time of another zone, also when it is another day there', () => {
  expect(timeInZone(winter, 30, 'Atlantic/Canary')).toBe('jueves, 3 de diciembre, de 9:00 a 9:30');
  expect(timeInZone('2026-12-03T23:30:00.000Z', 60, 'America/Bogota')).toBe(
    'jueves, 3 de diciembre, de 18:30 a 19:30',
  );
});

it('says nothing of a zone with the same clocks, or of an unknown one', () => {
  expect(timeInZone(winter, 30, 'Europe/Paris')).toBe(null);
  expect(timeInZone(winter, 30, 'Europe/Madrid')).toBe(null);
  expect(timeInZone(winter, 30, 'Nowhere/Land')).toBe(null);
});
