import { Refusal } from '../http/refuse.ts';
import { identityFrom } from './claims.ts';

const claims = { sub: 'x', email: 'ana@ejemplo.es' };
const isVerified = (provider: 'google' | 'microsoft', more: object) =>
  identityFrom(provider, { ...claims, ...more }).emailVerified;

it('believes an address only when the provider says that it is theirs', () => {
  expect(isVerified('google', { email_verified: true })).toBe(true);
  for (const more of [
    {},
    { email_verified: false },
    { email_verified: 'true' },
    { xms_edov: true },
    { tid: '9188040d-6c67-4c5b-b112-36a304b66dad' },
  ]) {
    expect(isVerified('google', more)).toBe(false);
  }
});

it('believes Microsoft’s personal accounts, and domains that a tenant has proved to own', () => {
  for (const more of [
    { tid: '9188040d-6c67-4c5b-b112-36a304b66dad' },
    { xms_edov: true },
    { xms_edov: '1' },
    { xms_edov: 1 },
  ]) {
    expect(isVerified('microsoft', more)).toBe(true);
  }
  for (const more of [{}, { tid: 'otro' }, { xms_edov: false }, { xms_edov: '0' }])
    expect(isVerified('microsoft', more)).toBe(false);
});

it('reads names as they come, and nobody without a subject', () => {
  expect(identityFrom('google', { sub: 'x', name: 'Ana Rey' })).toMatchObject({
    name: 'Ana Rey',
    surname: '',
    email: undefined,
    picture: undefined,
  });
  expect(
    identityFrom('google', { sub: 'x', given_name: 'Ana', family_name: 'Rey', name: 'Otra' }),
  ).toMatchObject({ name: 'Ana', surname: 'Rey' });
  for (const nobody of [undefined, {}, { sub: '' }, { sub: 5 }])
    expect(() => identityFrom('google', nobody)).toThrow(Refusal);
});
