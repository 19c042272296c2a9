import { vitals } from '@puente/contract/constants/vitals';
import { threeOfFour } from './vital-figures.ts';

it.each([
  ['LCP', [0, 10, 0, 0, 0, 0, 0, 0, 0], 'hasta 1 s', 'good'],
  ['LCP', [3, 0, 0, 0, 1, 0, 0, 0, 0], 'hasta 500 ms', 'good'],
  ['softLCP', [2, 0, 0, 0, 0, 2, 0, 0, 0], 'hasta 3 s', 'fair'],
  ['LCP', [0, 0, 0, 0, 0, 0, 0, 0, 5], 'más de 6 s', 'poor'],
  ['INP', [0, 0, 1, 0, 0, 0, 0], 'hasta 200 ms', 'good'],
  ['INP', [0, 0, 0, 0, 0, 1, 0], 'hasta 1 s', 'poor'],
  ['CLS', [0, 0, 4, 0, 0, 0, 0], 'hasta 0,1', 'good'],
  ['CLS', [0, 0, 0, 0, 1, 0, 0], 'hasta 0,25', 'fair'],
] as const)('writes three of four %s of %j as %s', (vital, buckets, words, rating) => {
  expect(threeOfFour(vital, buckets)).toMatchObject({ words, rating });
});

it.each(vitals)('has nothing to say about %s without measurements', (vital) => {
  expect(threeOfFour(vital, [])).toEqual({ words: '—', bound: null, rating: null });
});
