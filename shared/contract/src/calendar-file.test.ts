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
    'TRANSP:TRANSPARENT',
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

it('has no line of more than 75 bytes, whatever is in it, and loses nothing', () => {
  const title = `Ω ${'🌱€’ña '.repeat(30)}fin`;
  const file = calendarFile([{ ...day, title }], written);
  const lines = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lines)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`SUMMARY:${title}\r\n`);
});

it('cannot be left by a text', () => {
  const title = 'Uno\r\nEND:VEVENT\rDos\nTres';
  expect(unfolded(calendarFile([{ ...day, title }], written))).toContain(
    String.raw`SUMMARY:Uno\nEND:VEVENT\nDos\nTres`,
  );
});

it('says its name, and without days is a calendar all the same', () => {
  const lines = calendarFile([], { ...written, name: 'Plazos; de Puente' }).split('\r\n');
  expect(lines).toContain(String.raw`NAME:Plazos\; de Puente`);
  expect(lines).toContain('BEGIN:VTIMEZONE');
  expect(lines).not.toContain('BEGIN:VEVENT');
});

describe('an invitation', () => {
  const event = {
    ...day,
    id: 'interview-7',
    moment: '2026-12-10T16:00:00.000Z',
    ends: '2026-12-10T16:30:00.000Z',
    atItsHour: true,
    about: 'Trae dos ideas; o tres.',
    sequence: 2,
  };
  const invitation = {
    method: 'REQUEST',
    organizer: { name: 'Río "Limpio"', email: 'no-responder@puente.test' },
    attendee: { name: 'Iria\r\nX-BAD:1', email: 'iria@ejemplo.es' },
  } as const;
  const linesOf = (...given: Parameters<typeof calendarFile>) =>
    unfolded(calendarFile(...given)).split('\r\n');

  it('says the version, the end and the people, whatever their names have', () => {
    const lines = linesOf([event], { ...written, invitation });
    for (const line of [
      'METHOD:REQUEST',
      'UID:interview-7@puente',
      'DTEND:20261210T163000Z',
      'SEQUENCE:2',
      String.raw`DESCRIPTION:Trae dos ideas\; o tres.`,
      'ORGANIZER;CN="Río  Limpio ":mailto:no-responder@puente.test',
      'ATTENDEE;CN="Iria  X-BAD:1";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:iria@ejemplo.es',
    ])
      expect(lines).toContain(line);
    expect(lines).not.toContain('X-BAD:1');
  });

  it('takes the same event out of the calendar again', () => {
    const lines = linesOf([{ ...event, isCancelled: true, sequence: 3 }], {
      ...written,
      invitation: { ...invitation, method: 'CANCEL' },
    });
    for (const line of ['METHOD:CANCEL', 'UID:interview-7@puente', 'SEQUENCE:3', 'STATUS:CANCELLED'])
      expect(lines).toContain(line);
  });
});
