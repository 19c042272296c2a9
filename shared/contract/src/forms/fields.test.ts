import { givenWebAddress } from './fields.ts';

it.each([
  ['https://ejemplo.org', 'https://ejemplo.org'],
  ['ejemplo.org/equipo', 'https://ejemplo.org/equipo'],
  ['https://medium.com/@ejemplo', 'https://medium.com/@ejemplo'],
])('takes %s as %s', (typed, address) => {
  expect(givenWebAddress.parse(typed)).toBe(address);
});

it.each([
  'https://banco.es@malo.example',
  'https://ana:clave@malo.example/',
  'ana@malo.example',
  'https://banco.es\\@malo.example',
  'https://banco.es%20@malo.example',
  'javascript:alert(1)',
])('refuses %s', (typed) => {
  expect(givenWebAddress.safeParse(typed).success).toBe(false);
});
