import { changesIdentity } from './organization-identity.ts';

const known = { name: 'Ría Viva', web: 'https://riaviva.org' };

it.each([
  [{}, false],
  [{ name: 'Ría Viva', web: 'https://riaviva.org' }, false],
  [{ name: 'Ría Viva S. L.' }, true],
  [{ web: null }, true],
  [{ web: 'https://otra.org' }, true],
])('%j changes what staff verified: %s', (change, expected) => {
  expect(changesIdentity(known, change)).toBe(expected);
});

it('sees a web where there was none', () => {
  expect(changesIdentity({ ...known, web: null }, { web: 'https://riaviva.org' })).toBe(true);
  expect(changesIdentity({ ...known, web: null }, { web: null })).toBe(false);
});
