import type { Registration } from '@puente/contract/forms/registration';
import { done } from './done.ts';
import { request } from './http.ts';

/** Opens a session: the browser keeps it in a cookie that scripts cannot read. */
export const logIn = (identifier: string, password: string, rememberMe: boolean) =>
  request('POST /api/auth/local', { body: { identifier, password, rememberMe } });

export const logOut = () => done(request('POST /api/auth/logout'));

export const register = (body: Registration) => request('POST /api/auth/local/register', { body });

export const resendConfirmation = (email: string) => done(request('POST /api/auth/send-email-confirmation', { body: { email } }));

export const currentUser = (signal?: AbortSignal) => request('GET /api/users/me', {}, { signal });
