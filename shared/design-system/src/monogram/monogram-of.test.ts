import { initialsOf, tintOf } from './monogram-of.ts';

test.each([
  ['Fundación de la Mar', 'FM'],
  ['Ágora', 'Á'],
  ['Ayuntamiento de A Coruña', 'AC'],
  ['Taller 21', 'T2'],
  ['La', 'L'],
  ['«Mesa» Abierta', 'A'],
  ['', ''],
])('the initials of «%s» are «%s»', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name keeps its tint, and names spread over the tints', () => {
  const names = [
    'Semilla',
    'Mesa Abierta',
    'Viento Norte',
    'Ágora',
    'Mar',
    'Puente',
    'Río',
    'Sol',
    'Luz',
    'Red',
  ];
  expect(tintOf('Semilla')).toBe(tintOf('Semilla'));
  expect(new Set(names.map(tintOf)).size).toBeGreaterThan(2);
});
