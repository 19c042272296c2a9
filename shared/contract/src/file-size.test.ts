import { formatMegabytes } from './file-size.ts';

test.each([
  [0, '0,1 MB'],
  [2_516_582, '2,4 MB'],
  [10 * 1024 * 1024, '10,0 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatMegabytes(bytes)).toBe(words);
});
