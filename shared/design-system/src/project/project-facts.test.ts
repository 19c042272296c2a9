import { deadlineOf, deadlineWithZone, isSoon, placeOf, projectCount } from './project-facts.ts';

it('says how and where', () => {
  expect(placeOf({ presentiality: 'hybrid', location: 'Lugo' })).toBe('Híbrido\u00A0· Lugo');
  expect(placeOf({ presentiality: 'remote', location: null })).toBe('Remoto');
  expect(placeOf({ presentiality: null, location: null })).toBe('');
});

it('reads the last day in Spain, not in UTC', () => {
  const now = new Date('2026-01-10T12:00:00.000Z');
  expect(deadlineOf({ status: 'new', deadline: '2026-03-12T22:59:59.999Z' }, now)).toBe(
    'Hasta el 12 de marzo de 2026',
  );
  expect(deadlineOf({ status: 'new', deadline: '2026-07-31T21:59:59.999Z' }, now)).toBe(
    'Hasta el 31 de julio de 2026',
  );
  expect(deadlineOf({ status: 'new', deadline: null })).toBe('Sin fecha límite');
});

it.each([
  ['2026-03-12T22:59:59.999Z', 'Último día: hasta medianoche, hora peninsular'],
  ['2026-03-17T22:59:59.999Z', 'Quedan 5 días: hasta el 17 de marzo de 2026, hora peninsular'],
  ['2026-04-10T21:59:59.999Z', 'Hasta el 10 de abril de 2026, hora peninsular'],
  [null, 'Sin fecha límite'],
  ['2026-03-11T22:59:59.999Z', 'Ya no admite solicitudes'],
])('names the zone of the deadline %p: %p', (deadline, words) => {
  expect(deadlineWithZone({ status: 'new', deadline }, new Date('2026-03-11T23:30:00.000Z'))).toBe(words);
});

it('does not promise a day when the project is closed', () => {
  expect(deadlineOf({ status: 'expired', deadline: '2031-03-12T22:59:59.999Z' })).toBe(
    'Ya no admite solicitudes',
  );
});

it.each([
  [0, '0 proyectos'],
  [1, '1 proyecto'],
  [24, '24 proyectos'],
  [1204, '1.204 proyectos'],
])('counts %p as %p', (total, text) => {
  expect(projectCount(total)).toBe(text);
});

it.each([
  ['2026-03-12T22:59:59.999Z', 'Último día', true],
  ['2026-03-13T22:59:59.999Z', 'Queda un día', true],
  ['2026-03-17T22:59:59.999Z', 'Quedan 5 días', true],
  ['2026-04-01T21:59:59.999Z', 'Quedan 20 días', false],
  ['2026-04-10T21:59:59.999Z', 'Hasta el 10 de abril de 2026', false],
  [null, 'Sin fecha límite', false],
])('says how much time is left until %p: %p', (deadline, words, urgent) => {
  // Half past midnight of the 12th in Spain.
  const now = new Date('2026-03-11T23:30:00.000Z');
  expect(deadlineOf({ status: 'new', deadline }, now)).toBe(words);
  expect(isSoon({ status: 'new', deadline }, now)).toBe(urgent);
});
