import { type Provider, providers } from '@puente/contract/constants/providers';
import { CannotStart } from '../cannot-start.ts';

export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** The provider's issuer: the address of its OpenID configuration, and the `iss` claim of every token. */
  issuer: string;
}

/** Only the providers for which there are keys. */
export type ProvidersSettings = Partial<Record<Provider, ProviderSettings>>;

const issuers = {
  google: 'https://accounts.google.com',
  // Personal accounts and those of any university or company.
  microsoft: 'https://login.microsoftonline.com/common/v2.0',
} as const satisfies Record<Provider, string>;

/** @throws CannotStart with one sentence when a setting is incomplete, or would send secrets unencrypted */
export function readProviders(env: Readonly<Record<string, string | undefined>>): ProvidersSettings {
  const read: ProvidersSettings = {};
  for (const provider of providers) {
    const prefix = provider.toUpperCase();
    const given = (name: string): string | undefined => env[`${prefix}_${name}`]?.trim() || undefined;
    const [clientId, clientSecret, issuer = issuers[provider]] = [
      given('CLIENT_ID'),
      given('CLIENT_SECRET'),
      given('ISSUER'),
    ];
    if (clientId === undefined && clientSecret === undefined) continue;
    if (clientId === undefined || clientSecret === undefined) {
      throw new CannotStart(
        `${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: one of them is missing.`,
      );
    }
    if (!isSafe(issuer))
      throw new CannotStart(`${prefix}_ISSUER must be an https address, or one of this machine.`);
    read[provider] = { clientId, clientSecret, issuer };
  }
  return read;
}

/** Plain http is allowed only for a provider on this machine, for development: no other machine can listen. */
export const isOnThisMachine = (issuer: string): boolean =>
  /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(issuer);
const isSafe = (issuer: string): boolean =>
  URL.parse(issuer)?.protocol === 'https:' || isOnThisMachine(issuer);
