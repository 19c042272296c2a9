import { counted, inFigures } from './counted.ts';

it('counts things in Spanish', () => {
  expect([0, 1, 2, 1204].map((count) => counted(count, 'trabajo', 'trabajos'))).toEqual([
    '0 trabajos',
    '1 trabajo',
    '2 trabajos',
    '1.204 trabajos',
  ]);
  expect(inFigures(12_345)).toBe('12.345');
});
