import { limits } from '@puente/contract/limits';
import { foundWords, withoutWords } from './found-words.ts';
import { problemOf, termsOf } from './terms-of.ts';

it('reads terms between commas, each once', () => {
  expect(termsOf('Dron', ' UAV,dron ;  vehículo   no tripulado,,')).toEqual([
    'Dron',
    'UAV',
    'vehículo no tripulado',
  ]);
});

it('says why terms are no group', () => {
  expect(problemOf(['dron'])).toMatch(/otro término/);
  expect(problemOf(['dron', 'x'.repeat(limits.synonyms.length + 1)])).toMatch(/más de 60 caracteres/);
  expect(problemOf(Array.from({ length: limits.synonyms.max + 1 }, (_, at) => `dron ${at}`))).toMatch(/20/);
  expect(problemOf(['dron', '···'])).not.toBeNull();
  expect(problemOf(['dron', 'UAV'])).toBeNull();
});

it('writes counts and lists as people say them', () => {
  expect(foundWords({ projects: 1, works: 0, organizations: 1204, resources: 2 })).toBe(
    '1 proyecto, 1.204 organizaciones y 2 recursos',
  );
  expect(foundWords({})).toBe('nada');
  expect(withoutWords(['resources'])).toBe('recursos');
  expect(withoutWords(['works', 'projects', 'resources'])).toBe('proyectos, trabajos ni recursos');
});
