import { createRemoteJWKSet, decodeJwt, errors as joseErrors, type JWTPayload, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import type { Provider } from '@puente/contract/constants/providers';
import type { Identity } from '../accounts/identities.ts';
import { refuse } from '../http/refuse.ts';
import { identityFrom } from './claims.ts';
import { isOnThisMachine, type ProviderSettings } from './settings.ts';

/** State of a login between leaving for the provider and coming back. The browser or this server keeps it. */
interface Leaving {
  state: string;
  nonce: string;
  /** PKCE verifier: without it a stolen code is worthless. */
  verifier: string;
}

/** A login provider with OpenID Connect. */
export interface OpenIdProvider {
  /**
   * Returns the address at the provider, and the state to keep until the user comes back.
   * @throws Refusal Unavailable
   */
  leave: () => Promise<{ location: string; leaving: Leaving }>;
  /**
   * Returns the identity from the provider's redirect.
   * @throws Refusal ProviderCancelled, ProviderRefused, Unavailable
   */
  arrive: (parameters: URLSearchParams, leaving: Leaving) => Promise<Identity>;
  /** Returns the identity in an ID token that a client obtained itself. @throws Refusal ProviderRefused, Unavailable */
  fromIdToken: (token: string) => Promise<Identity>;
  /** Returns the identity behind an access token. @throws Refusal ProviderRefused, Unavailable */
  fromAccessToken: (token: string) => Promise<Identity>;
}

const scope = 'openid email profile';
/** Seconds that the provider's clock may differ from ours. */
const tolerance = 30;

export function openProvider(
  provider: Provider,
  settings: ProviderSettings,
  redirectUri: string,
): OpenIdProvider {
  const { clientId, clientSecret, issuer } = settings;
  const discovered = remembered(async () => {
    const local = isOnThisMachine(issuer);
    const configuration = await openid.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [openid.clockTolerance]: tolerance },
      undefined,
      {
        timeout: 5,
        ...(local && { execute: [openid.allowInsecureRequests] }),
      },
    );
    // Signatures are checked as well, though the token comes straight from the provider.
    openid.enableNonRepudiationChecks(configuration);
    return configuration;
  });
  const keys = remembered(async () => {
    const { jwks_uri } = (await discovered()).serverMetadata();
    if (jwks_uri === undefined) throw refuse('Unavailable');
    return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: 5_000 });
  });

  return {
    async leave() {
      const leaving = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const location = openid.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope,
        state: leaving.state,
        nonce: leaving.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(leaving.verifier),
        code_challenge_method: 'S256',
      });
      return { location: location.href, leaving };
    },

    async arrive(parameters, { state, nonce, verifier }) {
      const configuration = await discovered();
      const current = new URL(redirectUri);
      current.search = parameters.toString();
      const tokens = await openid
        .authorizationCodeGrant(configuration, current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw refusalOf(error);
        });
      return identityFrom(provider, tokens.claims());
    },

    async fromIdToken(token) {
      const { issuer: expected } = (await discovered()).serverMetadata();
      const claims = await verified(token, { issuer: expected, audience: clientId });
      if (claims['azp'] !== undefined && claims['azp'] !== clientId) throw refuse('ProviderRefused');
      return identityFrom(provider, claims);
    },

    async fromAccessToken(token) {
      const configuration = await discovered();
      if (!(await isForUs(configuration, token))) throw refuse('ProviderRefused');
      const claims = await openid
        .fetchUserInfo(configuration, token, openid.skipSubjectCheck)
        .catch((error: unknown) => {
          throw refusalOf(error);
        });
      // The provider took the token, so what it says of the tenant is true; its user information leaves that out.
      const { tid, xms_edov } = claimsOf(token) ?? {};
      return identityFrom(provider, { tid, xms_edov, ...claims });
    },
  };

  async function verified(
    token: string,
    expected: { issuer: string; audience: string },
  ): Promise<JWTPayload> {
    const set = await keys();
    const { payload } = await jwtVerify(token, set, {
      ...expected,
      // Never `none`, and never a key of ours taken for theirs.
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: tolerance,
    }).catch((error: unknown) => {
      throw isTheirFault(error) ? refuse('Unavailable') : refuse('ProviderRefused');
    });
    return payload;
  }

  /**
   * Tells whether an access token was issued to our application. The provider accepts any valid token, even one that
   * its owner gave to another application. That application could then act as the owner here.
   */
  async function isForUs(configuration: openid.Configuration, token: string): Promise<boolean> {
    const claims = claimsOf(token);
    if (claims) {
      // Microsoft's are for its own API: what names our application there is `appid` or `azp`.
      const application = claims['appid'] ?? claims['azp'] ?? claims['client_id'] ?? claims.aud;
      const now = Date.now() / 1000;
      return application === clientId && isIssuerOf(claims.iss) && (claims.exp ?? 0) > now - tolerance;
    }
    // A token that says nothing by itself: the provider must say whose it is.
    if (configuration.serverMetadata().introspection_endpoint === undefined) return false;
    const answer = await openid.tokenIntrospection(configuration, token).catch((error: unknown) => {
      throw refusalOf(error);
    });
    return answer.active && answer.client_id === clientId;
  }

  /** Checks the issuer of a token. Tokens for Microsoft's API have an older issuer than its logins, for each tenant. */
  function isIssuerOf(iss: string | undefined): boolean {
    if (iss === issuer) return true;
    const microsoft =
      /^https:\/\/(?:sts\.windows\.net\/[\w-]+\/|login\.microsoftonline\.com\/[\w-]+\/v2\.0)$/;
    return (
      provider === 'microsoft' &&
      new URL(issuer).host === 'login.microsoftonline.com' &&
      microsoft.test(iss ?? '')
    );
  }
}

function claimsOf(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

const isTheirFault = (error: unknown): boolean =>
  error instanceof joseErrors.JWKSTimeout || !(error instanceof joseErrors.JOSEError);

/** Translates the errors of openid-client into ours. */
function refusalOf(error: unknown): Error {
  if (error instanceof openid.AuthorizationResponseError)
    return refuse(error.error === 'access_denied' ? 'ProviderCancelled' : 'ProviderRefused');
  if (error instanceof openid.ResponseBodyError || error instanceof openid.WWWAuthenticateChallengeError)
    return refuse('ProviderRefused');
  // The library's other errors are about what came back; everything else is the network.
  return error instanceof openid.ClientError && error.code !== 'OAUTH_TIMEOUT'
    ? refuse('ProviderRefused')
    : refuse('Unavailable');
}

/** Memoises `find` on first use, so that the server starts without the provider. Does not memoise a failure. */
function remembered<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= find().catch(() => {
      known = undefined;
      throw refuse('Unavailable');
    });
    return known;
  };
}
