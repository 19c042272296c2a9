import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { Provider } from '@puente/contract/constants/providers';
import { fileUrl, request } from './http.ts';
import { queryOptions } from './query-options.ts';

type Body<Name extends keyof Calls> = InputOf<Name, Calls[Name]> extends { body: infer B } ? B : never;

export const connectQueries = {
  key: ['connect'] as const,
  /** Providers that users can log in with. */
  providers: () =>
    queryOptions({
      queryKey: [...connectQueries.key, 'providers'],
      queryFn: async ({ signal }) => (await request('GET /api/connect/providers', {}, { signal })).data,
    }),
};

/** Address of the login with a provider. The browser leaves the page and returns to /connect/{provider}. */
export function connectAddress(
  provider: Provider,
  { redirect, rememberMe = false }: { redirect?: string; rememberMe?: boolean } = {},
): string {
  const query = new URLSearchParams({
    ...(redirect !== undefined && { redirect }),
    ...(rememberMe && { rememberMe: 'true' }),
  }).toString();
  return fileUrl(`/api/connect/${provider}${query === '' ? '' : `?${query}`}`);
}

export const registerStudent = (data: Body<'POST /api/users-permissions/register-student'>['data']) =>
  request('POST /api/users-permissions/register-student', { body: { data } });

/** Registers users of pages that have contacted Google themselves. */
export const registerWithGoogle = (body: Body<'POST /api/users-permissions/google/register'>) =>
  request('POST /api/users-permissions/google/register', { body });

export const registerWithMicrosoft = (body: Body<'POST /api/users-permissions/microsoft/register'>) =>
  request('POST /api/users-permissions/microsoft/register', { body });
