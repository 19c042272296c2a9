import { line, requiredLine } from './line.ts';

it('is what was typed, without the blanks around it', () => {
  expect(line(4).parse(' agua ')).toBe('agua');
  expect(line(4).safeParse('aguas').success).toBe(false);
});

it('has no NUL anywhere, which PostgreSQL cannot store', () => {
  for (const text of ['\0agua', 'ag\0ua', 'agua\0']) expect(line(9).safeParse(text).success).toBe(false);
});

it('may be empty, unless it is required', () => {
  expect(line(4).safeParse(' ').success).toBe(true);
  expect(requiredLine(4).safeParse(' ').success).toBe(false);
});
