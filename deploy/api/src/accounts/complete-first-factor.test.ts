import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path: relative(root, join(root, path)), text: readFileSync(join(root, path), 'utf8') }));
const usersOf = (words: RegExp): string[] =>
  sources.filter(({ text }) => words.test(text)).map(({ path }) => path);

// Each of these makes a session. A new way in that does not go through completeFirstFactor() would pass the second factor by.
it.each([
  ['opens a session', /\.openSession\(/, ['accounts/complete-first-factor.ts']],
  ['asks the library for one', /\.signInEmail\(/, []],
  ['writes one', /insert\(sessions\)/, ['accounts/logins.ts']],
  ['logs in by password', /\.logIn\(/, ['accounts/routes.ts']],
  [
    'completes a login',
    /completeLogin\(/,
    ['accounts/complete-first-factor.ts', 'second-factor/login-routes.ts'],
  ],
])('nothing else %s', (_, words, known) => {
  expect(usersOf(words).sort()).toEqual(known);
});
