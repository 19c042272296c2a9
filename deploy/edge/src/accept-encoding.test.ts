import { acceptedEncodings } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br; q=0.8 , gzip;q=0.8', ['br', 'gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.5, br;q=0', ['gzip', 'identity']],
  ['identity', ['identity']],
  ['identity;q=1, br;q=0.5', ['identity']],
  ['br, identity;q=0.5', ['br', 'identity']],
  ['identity;q=0, br', ['br', 'identity']],
  ['br;q=nonsense', ['identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('%j takes %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
