import type { CurrentUser } from '@puente/contract/entities/user';
import type { Registration } from '@puente/contract/forms/registration';
import { ApiError } from './api-error.ts';
import { expectOk } from './expect-ok.ts';
import { request } from './http.ts';

/** Opens a session, which the browser stores in a cookie that scripts cannot read. */
export const logIn = (
  identifier: string,
  password: string,
  rememberMe: boolean,
  /** Code of the mailed link, which confirms the address. */
  confirmation?: string,
) =>
  request('POST /api/auth/local', {
    body: { identifier, password, rememberMe, ...(confirmation !== undefined && { confirmation }) },
  });

export const logOut = () => expectOk(request('POST /api/auth/logout'));

export const register = (body: Registration) => request('POST /api/auth/local/register', { body });

export const resendConfirmation = (email: string) =>
  expectOk(request('POST /api/auth/send-email-confirmation', { body: { email } }));

/**
 * The signed-in user.
 * @throws {ApiError} `Unauthorized` also for an answer that holds errors, as some servers of this family give it
 * with a 200 (§4); `Unexpected` for an answer that holds no user
 */
export async function currentUser(signal?: AbortSignal): Promise<CurrentUser> {
  const user = (await request('GET /api/users/me', {}, { signal })) as Partial<CurrentUser> | null;
  if (user && ('errors' in user || 'error' in user)) throw new ApiError('Unauthorized');
  if (!user?.id) throw new ApiError('Unexpected');
  return user as CurrentUser;
}
