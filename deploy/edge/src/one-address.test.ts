import { pathAsWritten, pathUnder } from './one-address.ts';

test.each([
  ['/', '/', '/'],
  ['/Blog/', '/blog', '/blog'],
  ['/Projects/Ni%C3%B1os/EDIT', '/projects/:id/edit', '/projects/Ni%C3%B1os/edit'],
  // Two slashes at the beginning would be another site.
  ['/\\other.example/', '/:word', '/%5Cother.example'],
])('%s of the route %s is written %s', (path, pattern, written) => {
  expect(pathAsWritten(path, pattern)).toBe(written);
  expect(pathAsWritten(written, pattern)).toBe(written);
});

test('a word cannot leave its place in a path', () => {
  expect(pathUnder('../a b?c#d\\', '/blog/:slug')).toBe('/blog/..%2Fa%20b%3Fc%23d%5C');
});
