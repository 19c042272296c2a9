import { unstorablePath } from './storable.ts';

it('finds nothing in what PostgreSQL can store', () => {
  expect(unstorablePath({ data: { title: 'Ñandú 🦤', tags: ['a', null, 1, true] } })).toBeUndefined();
});

it.each<[unknown, string[]]>([
  ['\0', []],
  [{ data: { title: 'a\0b' } }, ['data', 'title']],
  [{ data: { tags: ['a', '\ud800'] } }, ['data', 'tags', '1']],
  [{ data: { 'a\0': 1 } }, ['data']],
  [{ '\udc00': 1 }, []],
])('finds where %p cannot be stored', (input, path) => {
  expect(unstorablePath(input)).toEqual(path);
});

it('stops at what is nested without end', () => {
  let nested: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth++) nested = [nested];
  expect(unstorablePath(nested)).toHaveLength(32);
});
