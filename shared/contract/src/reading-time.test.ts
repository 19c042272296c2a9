import { readingMinutes } from './reading-time.ts';

it.each([
  ['', 1],
  ['palabra '.repeat(90), 1],
  ['palabra '.repeat(500), 3],
  ['- **palabra** \n\n'.repeat(400), 2],
])('counts the words of %#', (text, minutes) => expect(readingMinutes(text)).toBe(minutes));
