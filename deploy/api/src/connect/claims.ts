import type { Provider } from '@puente/contract/constants/providers';
import type { Identity } from '../accounts/identities.ts';
import { refuse } from '../http/refuse.ts';

/** Microsoft's tenant of personal accounts, whose addresses are confirmed before they can be used. */
const personalAccounts = '9188040d-6c67-4c5b-b112-36a304b66dad';

type Claims = Readonly<Record<string, unknown>>;

/** Extracts the identity from verified claims. @throws Refusal ProviderRefused when they name no user */
export function identityFrom(provider: Provider, claims: Claims | undefined): Identity {
  const subject = textOf(claims, 'sub');
  if (!claims || subject === undefined) throw refuse('ProviderRefused');
  return {
    provider,
    subject,
    email: textOf(claims, 'email'),
    emailVerified: isVerified(provider, claims),
    name: textOf(claims, 'given_name') ?? textOf(claims, 'name') ?? '',
    surname: textOf(claims, 'family_name') ?? '',
    picture: textOf(claims, 'picture'),
  };
}

/**
 * Tells whether the address is verified. The operator of a Microsoft tenant can write any address into `email`. It
 * counts only for a personal account, or if the tenant has proved to own its domain (`xms_edov`, an optional claim of
 * the app registration).
 */
function isVerified(provider: Provider, claims: Claims): boolean {
  if (claims['email_verified'] === true) return true;
  if (provider !== 'microsoft') return false;
  const proved = claims['xms_edov'];
  return (
    claims['tid'] === personalAccounts ||
    proved === true ||
    proved === 1 ||
    proved === '1' ||
    proved === 'true'
  );
}

const textOf = (claims: Claims | undefined, name: string): string | undefined => {
  const value = claims?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
