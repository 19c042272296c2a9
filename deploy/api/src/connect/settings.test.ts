import { readProviders } from './settings.ts';

const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

it('offers the providers that there are keys for', () => {
  expect(readProviders({})).toEqual({});
  expect(readProviders({ ...keys, MICROSOFT_CLIENT_ID: ' ', MICROSOFT_CLIENT_SECRET: '' })).toEqual({
    google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
  });
  expect(
    readProviders({
      MICROSOFT_CLIENT_ID: 'id',
      MICROSOFT_CLIENT_SECRET: 'secret',
      MICROSOFT_ISSUER: 'https://login.microsoftonline.com/t/v2.0',
    }),
  ).toEqual({
    microsoft: { clientId: 'id', clientSecret: 'secret', issuer: 'https://login.microsoftonline.com/t/v2.0' },
  });
});

it.each([
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together'],
  [{ MICROSOFT_CLIENT_SECRET: 'x' }, 'MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET belong together'],
  [{ ...keys, GOOGLE_ISSUER: 'http://cuentas.example' }, 'GOOGLE_ISSUER must be an https address'],
  [{ ...keys, GOOGLE_ISSUER: 'http://localhost.malo.example' }, 'GOOGLE_ISSUER must be an https address'],
  [{ ...keys, GOOGLE_ISSUER: 'nada' }, 'GOOGLE_ISSUER must be an https address'],
])('does not start with %j', (env, sentence) => {
  expect(() => readProviders(env)).toThrow(sentence);
});

it.each(['http://localhost:3002', 'http://127.0.0.1:3002/oidc', 'https://cuentas.example'])(
  'takes the issuer %s',
  (issuer) => {
    expect(readProviders({ ...keys, GOOGLE_ISSUER: issuer }).google?.issuer).toBe(issuer);
  },
);
