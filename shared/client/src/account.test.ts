import { QueryClient } from '@tanstack/react-query';
import { ids } from '@puente/contract/ids';
import { accountQueries, deleteAccount, exportAddress, noteLogin, refreshSession } from './account.ts';
import { connectAddress, connectQueries } from './connect.ts';
import { fileUrl, request } from './http.ts';
import { profileQueries } from './profiles.ts';

jest.mock('./http.ts');
const answers = (answer: unknown) => jest.mocked(request).mockResolvedValue(answer as never);
const asked = () => jest.mocked(request).mock.lastCall?.slice(0, 2);
const queries = new QueryClient();
beforeEach(() => {
  queries.clear();
  jest.mocked(fileUrl).mockImplementation((path) => `https://api.example${path}`);
});

it('leads to a provider, with where to go on to', () => {
  expect(connectAddress('google')).toBe('https://api.example/api/connect/google');
  expect(connectAddress('microsoft', { redirect: '/projects?a=1', rememberMe: true })).toBe(
    'https://api.example/api/connect/microsoft?redirect=%2Fprojects%3Fa%3D1&rememberMe=true',
  );
  expect(exportAddress()).toBe('https://api.example/api/users/me/export');
});

it('reads who offers a login, what a deletion does, and a profile by its user', async () => {
  answers({ data: ['google'] });
  await expect(queries.fetchQuery(connectQueries.providers())).resolves.toEqual(['google']);
  answers({ data: { goes: [] } });
  await expect(queries.fetchQuery(accountQueries.deletion())).resolves.toEqual({ goes: [] });
  answers({ data: [] });
  await expect(queries.fetchQuery(profileQueries.coordinator(ids.user.parse(7)))).resolves.toBeNull();
  expect(asked()).toEqual([
    'GET /api/coordinators',
    { query: { filters: { user: { id: { $eq: 7 } } }, populate: ['organization', 'user'] } },
  ]);
});

it('says what it was told and no more', async () => {
  answers({});
  await refreshSession();
  expect(asked()).toEqual(['POST /auth', { body: {} }]);
  await refreshSession('viejo');
  expect(asked()).toEqual(['POST /auth', { body: { refreshToken: 'viejo' } }]);
  await deleteAccount(ids.user.parse(4), { password: 'x', works: 'keep' });
  expect(asked()).toEqual([
    'DELETE /api/users/:id',
    { params: { id: 4 }, body: { password: 'x', works: 'keep' } },
  ]);
  await noteLogin();
  expect(asked()?.[1]).toEqual({ body: { lastLogin: expect.stringMatching(/^\d{4}-.*Z$/) as string } });
});
