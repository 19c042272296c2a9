import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callingCodesModule } from '../../scripts/calling-codes-module.ts';
import { callingCodes } from './calling-codes.generated.ts';

it('is what libphonenumber says: otherwise run npm run calling-codes', () => {
  expect(readFileSync(join(__dirname, 'calling-codes.generated.ts'), 'utf8')).toBe(callingCodesModule());
});

it('has the main country of a shared code first', () => {
  expect(callingCodes['34']).toEqual(['ES']);
  expect(callingCodes['1']?.[0]).toBe('US');
  expect(callingCodes['44']?.[0]).toBe('GB');
});

it('has no code that another begins with: a number is of one code only', () => {
  const codes = Object.keys(callingCodes);
  expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
});
