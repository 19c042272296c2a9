import { expansion } from './expansion.ts';

const groups = [
  ['informática', 'ingeniería informática', 'computación'],
  ['medio ambiente', 'ambiental'],
];

it.each([
  ['agua playas', 'agua & playas'],
  ['INFORMATICA', 'informatica | ingenieria informatica | computacion'],
  ['ingeniería informática agua', 'ingenieria informatica | informatica | computacion & agua'],
  ['proyectos ambientales', 'proyectos & ambientales | medio ambiente | ambiental'],
  ['a | b & c', 'a & b & c'],
  ['¿?', ''],
])('%s', (typed, asked) => {
  expect(expansion(groups)(typed)).toBe(asked);
});
