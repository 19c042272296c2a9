import { firstOfEach } from './of-different.ts';

it('keeps the first of each key, in their order', () => {
  const items = [
    { id: 1, of: 'a' },
    { id: 2, of: 'b' },
    { id: 3, of: 'a' },
    { id: 4, of: 'c' },
  ];
  expect(firstOfEach(items, ({ of }) => of).map(({ id }) => id)).toEqual([1, 2, 4]);
});

it('takes an item without a key for one of its own', () => {
  expect(firstOfEach([null, undefined, 'a', null, 'a'], (key) => key)).toEqual([null, undefined, 'a', null]);
});
