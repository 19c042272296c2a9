import { deadlineOf, placeOf, projectCount } from './project-facts.ts';

it('says how and where', () => {
  expect(placeOf({ presentiality: 'hybrid', location: 'Lugo' })).toBe('Híbrido · Lugo');
  expect(placeOf({ presentiality: 'remote', location: null })).toBe('Remoto');
});

it('reads the last day in Spain, not in UTC', () => {
  expect(deadlineOf({ status: 'new', deadline: '2026-03-12T22:59:59.999Z' })).toBe(
    'Hasta el 12 de marzo de 2026',
  );
  expect(deadlineOf({ status: 'new', deadline: '2026-07-31T21:59:59.999Z' })).toBe(
    'Hasta el 31 de julio de 2026',
  );
  expect(deadlineOf({ status: 'new', deadline: null })).toBe('Sin fecha límite');
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
