import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import type { CallName } from '@puente/contract/calls';
import type { SearchedList } from '@puente/contract/constants/searched-lists';
import { limits } from '@puente/contract/limits';

let server: TestServer;
let anybody: Client;
let student: Client;
let editor: Client;
beforeAll(async () => {
  server = await startServer();
  anybody = clientOf(server.address);
  student = await logIn(server.address, 'estudiante');
  editor = await logIn(server.address, 'redaccion');
});
afterAll(() => server.stop());

const preview = async (terms: string[]) =>
  (await editor.call('GET /api/search-synonyms/preview', { query: { terms } })).data.data;
const listCalls = {
  projects: 'GET /api/projects',
  works: 'GET /api/tfxes',
  organizations: 'GET /api/organizations/active',
  resources: 'GET /api/resources',
} as const satisfies Record<SearchedList, CallName>;
const found = async (list: SearchedList, words: string): Promise<number> => {
  const query = { filters: { keyword: { $containsi: words } } };
  const { data } = await (list === 'resources' ? student : anybody).wrong(listCalls[list], { query });
  return data.meta.pagination.total;
};
const none = { projects: 0, works: 0, organizations: 0, resources: 0 };

it('says what each term finds now, and what it will find', async () => {
  const [blockchain, agua] = await preview(['blockchain', 'agua']);
  expect(blockchain).toMatchObject({ term: 'blockchain', now: none });
  expect(blockchain?.withGroup.projects).toBeGreaterThan(0);
  expect(agua?.withGroup).toEqual(agua?.now);
});

it('keeps its promise once the group is saved', async () => {
  const before = await preview(['blockchain', 'agua']);
  const { data } = await editor.call('POST /api/search-synonyms', {
    body: { data: { terms: ['blockchain', 'agua'] } },
  });
  for (const { term, withGroup } of before)
    for (const list of ['projects', 'works', 'organizations', 'resources'] as const)
      expect([term, list, await found(list, term)]).toEqual([term, list, withGroup[list]]);
  const after = await preview(['blockchain']);
  expect(after[0]?.now).toEqual(before[0]?.withGroup);
  await editor.call('DELETE /api/search-synonyms/:id', { params: { id: data.data.id } });
  expect(await found('projects', 'blockchain')).toBe(0);
});

it('changes nothing for the searches of others', async () => {
  await Promise.all([
    preview(['blockchain', 'agua']),
    ...Array.from({ length: 5 }, async () => expect(await found('projects', 'blockchain')).toBe(0)),
  ]);
});

it('takes the terms that a group takes, and one alone', async () => {
  expect(await preview(['agua'])).toHaveLength(1);
  const status = async (query: object) =>
    (await editor.wrong('GET /api/search-synonyms/preview', { query })).status;
  expect(await status({})).toBe(400);
  expect(await status({ terms: [''] })).toBe(400);
  expect(await status({ terms: ['x'.repeat(limits.synonyms.length + 1)] })).toBe(400);
  expect(
    await status({ terms: Array.from({ length: limits.synonyms.max + 1 }, (_, at) => `agua ${at}`) }),
  ).toBe(400);
});
