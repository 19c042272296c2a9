import { FileCache } from './file-cache.ts';

const bytes = (length: number) => Buffer.alloc(length);

test('gives what was put, while the tag is the same', () => {
  const cache = new FileCache(1000);
  cache.put('a', '1', bytes(100));
  expect(cache.get('a', '1')).toHaveLength(100);
  expect(cache.get('a', '2')).toBeUndefined();
  expect(cache.get('b', '1')).toBeUndefined();
});

test('lets go what was not used for longest', () => {
  const cache = new FileCache(800);
  for (const key of 'abcdefgh') cache.put(key, '1', bytes(100));
  cache.get('a', '1');
  cache.put('i', '1', bytes(100));
  expect(cache.get('a', '1')).toBeDefined();
  expect(cache.get('b', '1')).toBeUndefined();
});

test('a changed file replaces the old one and its size', () => {
  const cache = new FileCache(800);
  for (let version = 0; version < 100; version++) cache.put('a', String(version), bytes(100));
  cache.put('b', '1', bytes(100));
  expect(cache.get('a', '99')).toBeDefined();
  expect(cache.get('b', '1')).toBeDefined();
});

test('does not keep a giant', () => {
  const cache = new FileCache(800);
  cache.put('a', '1', bytes(101));
  expect(cache.get('a', '1')).toBeUndefined();
});
