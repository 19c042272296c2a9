import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { PasswordChange, PasswordReset } from '@puente/contract/forms/account';
import type { UserId } from '@puente/contract/ids';
import { expectOk } from './expect-ok.ts';
import { fileUrl, request } from './http.ts';
import { queryOptions } from './query-options.ts';

type OwnUser = InputOf<'PUT /api/user/me', Calls['PUT /api/user/me']>['body'];
type Leaving = InputOf<'DELETE /api/users/:id', Calls['DELETE /api/users/:id']>['body'];

/** Mails a link to reset the password. Resolves even if no account has this address. */
export const forgotPassword = (email: string) =>
  expectOk(request('POST /api/auth/forgot-password', { body: { email } }));

/** Sets a new password with the code of a mail, and opens a session. */
export const resetPassword = (body: PasswordReset) => request('POST /api/auth/reset-password', { body });

export const changePassword = (body: PasswordChange) =>
  expectOk(request('POST /api/auth/change-password', { body }));

/**
 * Mails a link to the new address.
 * @param password undefined for users without one, who need a recent login
 */
export const changeEmail = (email: string, password?: string) =>
  expectOk(
    request('POST /api/auth/change-email', { body: { email, ...(password !== undefined && { password }) } }),
  );

/** Confirms the new address with the code of the mail to it. */
export const confirmEmailChange = (code: string) =>
  request('POST /api/auth/confirm-email-change', { body: { code } });

/** Undoes the change with the code of the mail to the old address. */
export const undoEmailChange = (code: string) =>
  request('POST /api/auth/undo-email-change', { body: { code } });

export const logOutEverywhere = () => expectOk(request('POST /api/auth/logout-everywhere'));

/** Exchanges `refreshToken`, or else the browser's session, for a fresh token. The old one expires. */
export const refreshSession = (refreshToken?: string) =>
  request('POST /auth', { body: refreshToken === undefined ? {} : { refreshToken } });

/** Mails the link that a user needs to log in: to confirm the address, or to choose a new password. */
export const requestMessage = (email: string) =>
  expectOk(request('POST /auth/request-message', { body: { email } }));

/** Returns the current state of the signed-in user. */
export const ownUser = () => request('GET /api/users/me');

export const updateOwnUser = (body: OwnUser) => request('PUT /api/user/me', { body });

/** Records a login (§4). The server stores the current time of its clock. */
export const noteLogin = () => updateOwnUser({ lastLogin: new Date().toISOString() });

export const deleteAccount = (id: UserId, body: Leaving) =>
  request('DELETE /api/users/:id', { params: { id }, body });

/** Address of the ZIP with the user's own data, for a link. */
export const exportAddress = (): string => fileUrl('/api/users/me/export');

export const accountQueries = {
  key: ['account'] as const,
  user: (id: UserId) =>
    queryOptions({
      queryKey: [...accountQueries.key, id],
      queryFn: ({ signal }) =>
        request('GET /api/users/:id', { params: { id }, query: { populate: ['picture'] } }, { signal }),
    }),
  /** Preview of deleting the account: data that is removed and data that is kept. Never cached, because the counts must be current. */
  deletion: () =>
    queryOptions({
      queryKey: [...accountQueries.key, 'deletion'],
      queryFn: async ({ signal }) => (await request('GET /api/users/me/deletion', {}, { signal })).data,
      staleTime: 0,
    }),
};
