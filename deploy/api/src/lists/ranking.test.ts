import { pageRangesOf } from './ranking.ts';

/** Letters as rows of a list in several parts, read page by page. */
const parts = ['abc', '', 'de', 'fghij'];
const read = async (limit: number, offset: number) => {
  const counted: string[] = [];
  const ranges = await pageRangesOf(parts, { limit, offset, total: 10 }, (part) => {
    counted.push(part);
    return Promise.resolve(part.length);
  });
  const letters = ranges.map(({ part, offset: from, limit: most }) => part.slice(from, from + most));
  return { letters: letters.join(''), counted: counted.length, ranges: ranges.length };
};

it.each([
  [2, 0, 'ab', 1],
  [3, 0, 'abc', 1],
  [4, 0, 'abcd', 3],
  [2, 2, 'cd', 3],
  [2, 3, 'de', 3],
  [4, 4, 'efgh', 3],
  [4, 8, 'ij', 3],
  [4, 10, '', 3],
])('reads %p from %p on: %s, having counted %p parts', async (limit, offset, letters, counted) => {
  expect(await read(limit, offset)).toMatchObject({ letters, counted });
});

it('asks for nothing that it needs not', async () => {
  expect(await read(5, 0)).toMatchObject({ ranges: 2 });
});
