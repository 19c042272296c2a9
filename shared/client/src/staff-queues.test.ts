import { QueryClient } from '@tanstack/react-query';
import { requestAddress } from './http.ts';
import { queueQueries } from './staff-queues.ts';

jest.mock('./http.ts');

const call = '/api/conversations?pagination%5BpageSize%5D=1';
const sizeIn = (response: unknown) => {
  jest.mocked(requestAddress).mockResolvedValue(response);
  return new QueryClient().fetchQuery(queueQueries.size({ call, oldest: 'lastMessageAt' }));
};
const meta = { pagination: { page: 1, pageSize: 1, pageCount: 4, total: 4 } };

it.each([
  ['rows', [{ id: 3, lastMessageAt: '2026-11-24T10:00:00.000Z' }], '2026-11-24T10:00:00.000Z'],
  ['a row without a date', [{ id: 3, lastMessageAt: null }], null],
  ['no row', [], null],
])('reads how much waits, and since when, from a list with %s', async (_, data, oldest) => {
  await expect(sizeIn({ data, meta })).resolves.toEqual({ count: 4, oldest });
  expect(requestAddress).toHaveBeenLastCalledWith(call, { signal: expect.any(AbortSignal) as unknown });
});

it.each([null, {}, { data: [] }, { data: [], meta: {} }, { meta }])('refuses %j', async (response) => {
  await expect(sizeIn(response)).rejects.toMatchObject({ code: 'Unexpected' });
});
