import { calendarFile } from './calendar-file.ts';

const written = { now: new Date('2026-11-22T15:00:00.000Z'), slug: 'puente' };
const day = {
  id: 'application-40',
  moment: '2031-03-12T22:59:59.999Z',
  title: 'Fundación Río Limpio responde, como tarde; «Huertos urbanos en escuelas de toda Galicia»',
  address: 'https://puente.test/projects/12',
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

it('is a calendar of whole days in Spain', () => {
  expect(unfolded(calendarFile([day], written)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//puente//ES',
    'BEGIN:VEVENT',
    'UID:application-40@puente',
    'DTSTAMP:20261122T150000Z',
    'DTSTART;VALUE=DATE:20310312',
    String.raw`SUMMARY:Fundación Río Limpio responde\, como tarde\; «Huertos urbanos en escuelas de toda Galicia»`,
    'URL:https://puente.test/projects/12',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('has an event at its hour, with its place', () => {
  const event = { ...day, moment: '2026-12-10T16:00:00.000Z', atItsHour: true, place: 'Presencial, Lugo' };
  const lines = unfolded(calendarFile([event], written)).split('\r\n');
  expect(lines).toContain('DTSTART:20261210T160000Z');
  expect(lines).toContain(String.raw`LOCATION:Presencial\, Lugo`);
});

it('has no line of more than 75 bytes', () => {
  const lines = calendarFile([day], written).split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
});
