import { openingOf } from './opening-of.ts';

it('leaves a short text as it is, on one line', () => {
  expect(openingOf('  Contamos fuentes\n\nen el monte. ')).toBe('Contamos fuentes en el monte.');
});

it('says first whose it is', () => {
  expect(openingOf('Contamos fuentes.', 'Fundación Río')).toBe('Fundación Río: Contamos fuentes.');
});

it('cuts a long one between two words', () => {
  const opening = openingOf('Medimos el ruido, de patios de colegio. '.repeat(20));
  expect(opening.length).toBeLessThanOrEqual(160);
  expect(opening).toMatch(/[a-z]…$/);
});
