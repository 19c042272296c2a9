import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { NewPasskey } from '@puente/contract/forms/second-factor';
import type { PasskeyId, UserId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

type SecondStep = InputOf<'POST /api/auth/second-factor', Calls['POST /api/auth/second-factor']>['body'];

/** Body with the user's password; empty for users without one. */
const proof = (password: string | undefined) => ({ body: password === undefined ? {} : { password } });

export const secondFactorQueries = {
  key: ['second-factor'] as const,
  own: () =>
    queryOptions({
      queryKey: [...secondFactorQueries.key, 'own'],
      queryFn: async ({ signal }) => (await request('GET /api/users/me/second-factor', {}, { signal })).data,
    }),
};

/**
 * Returns the factors that can complete the login that this browser has begun. Not a query: queries are refetched after the login, when
 * there is nothing to complete.
 */
export const factorsOfLogin = async () => (await request('GET /api/auth/second-factor')).data;

export const completeLogin = (body: SecondStep) => request('POST /api/auth/second-factor', { body });

export const beginTotp = async (password?: string) =>
  (await request('POST /api/users/me/second-factor/totp', proof(password))).data;

/** Confirms an authenticator app. Returns recovery codes if the user had none. */
export const confirmTotp = async (code: string) =>
  (await request('POST /api/users/me/second-factor/totp/confirm', { body: { code } })).data.recoveryCodes;

export const removeTotp = (password?: string) =>
  request('DELETE /api/users/me/second-factor/totp', proof(password));

export const renewRecoveryCodes = async (password?: string) =>
  (await request('POST /api/users/me/second-factor/recovery-codes', proof(password))).data.recoveryCodes;

export const beginPasskey = async (password?: string) =>
  (await request('POST /api/users/me/passkeys/options', proof(password))).data;

/** Registers a passkey. Returns recovery codes if the user had none. */
export const addPasskey = async (name: string, credential: NewPasskey) =>
  (await request('POST /api/users/me/passkeys', { body: { name, credential } })).data.recoveryCodes;

export const renamePasskey = (id: PasskeyId, name: string) =>
  request('PUT /api/users/me/passkeys/:id', { params: { id }, body: { name } });

export const removePasskey = (id: PasskeyId, password?: string) =>
  request('DELETE /api/users/me/passkeys/:id', { params: { id }, ...proof(password) });

/** Removes the second factor of a user who has lost all factors. For staff. */
export const removeSecondFactorOf = (id: UserId, password: string) =>
  request('DELETE /api/users/:id/second-factor', { params: { id }, ...proof(password) });
