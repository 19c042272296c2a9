import { type ApiStandIn, startApi } from '../test/api-stand-in.ts';
import { QueryClient } from '@tanstack/react-query';
import { configureClient } from './http.ts';
import { queueQueries } from './staff-queues.ts';

let api: ApiStandIn;
beforeAll(async () => {
  api = await startApi();
  configureClient({ base: api.url });
});
afterAll(() => api.stop());

const call =
  '/api/conversations?sort=lastMessageAt:asc&populate%5B%5D=a&populate%5B%5D=b&pagination%5BpageSize%5D=1';
const sizeIn = (response: unknown) => {
  api.answer((sent) => sent.setHeader('content-type', 'application/json').end(JSON.stringify(response)));
  return new QueryClient().fetchQuery(queueQueries.size({ call, oldest: 'lastMessageAt' }));
};
const meta = { pagination: { page: 1, pageSize: 1, pageCount: 4, total: 4 } };
const lastMessageAt = '2026-11-24T10:00:00.000Z';

it.each([
  ['rows', [{ id: 3, lastMessageAt }], lastMessageAt],
  ['rows in attributes', [{ id: 3, attributes: { lastMessageAt } }], lastMessageAt],
  ['a row without a date', [{ id: 3, lastMessageAt: null }], null],
  ['no row', [], null],
])('reads how much waits, and since when, from a list with %s', async (_, data, oldest) => {
  await expect(sizeIn({ data, meta })).resolves.toEqual({ count: 4, oldest });
  expect(api.asked.at(-1)).toMatchObject({ method: 'GET', address: call });
});

it.each([null, {}, { data: [] }, { data: [], meta: {} }, { meta }])('refuses %j', async (response) => {
  await expect(sizeIn(response)).rejects.toMatchObject({ code: 'Unexpected' });
});

it('fails like every call', async () => {
  api.refuses('Forbidden');
  const size = new QueryClient().fetchQuery(queueQueries.size({ call, oldest: 'lastMessageAt' }));
  await expect(size).rejects.toMatchObject({ code: 'Forbidden', status: 403 });
});
