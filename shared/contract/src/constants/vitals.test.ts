import { bucketOf, vitalBounds, vitals } from './vitals.ts';

it.each([
  ['LCP', 0, 0],
  ['LCP', 2500, 4],
  ['LCP', 2500.1, 5],
  ['LCP', 90_000, 8],
  ['INP', 200, 2],
  ['CLS', 0, 0],
  ['CLS', 0.11, 3],
] as const)('counts an %s of %p in bucket %p', (vital, value, bucket) => {
  expect(bucketOf(vital, value)).toBe(bucket);
});

it.each(vitals)('has the bounds of %s in order', (vital) => {
  expect(vitalBounds[vital]).toEqual(vitalBounds[vital].toSorted((a, b) => a - b));
});
