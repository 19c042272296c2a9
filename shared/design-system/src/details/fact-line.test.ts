import { factLine } from './fact-line.ts';

it('says what is known, the dot at the end of a line and never at its beginning', () => {
  expect(factLine(['Fundación', null, 'Lugo', ''])).toBe('Fundación\u00A0· Lugo');
  expect(factLine([undefined])).toBe('');
});
