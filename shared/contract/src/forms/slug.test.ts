import { newPost } from './content.ts';
import { slugOf } from './slug.ts';

it.each([
  ['¿Qué es un TFG?', 'que-es-un-tfg'],
  ['  Año nuevo: 10 ideas  ', 'ano-nuevo-10-ideas'],
  ['¿?', ''],
])('%s has the address %s', (title, slug) => expect(slugOf(title)).toBe(slug));

it('is an address that the form accepts, however long the title is', () => {
  const title = 'Ñandú y '.repeat(25).trim();
  expect(newPost.safeParse({ title, url: slugOf(title) }).success).toBe(true);
});
