import { act, render } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import { createQueryClient, QueryClientProvider, useQuery } from '@puente/platform/query';
import { createPreloadedAnswers, keptFor } from './preloaded-answers.ts';

const onRefused = jest.fn();
const queryFn = jest.fn(() => Promise.resolve('data'));
const query = { queryKey: ['project', 7], queryFn };

function start() {
  const queryClient = createQueryClient();
  return { queryClient, ...createPreloadedAnswers(queryClient, onRefused) };
}

function Page() {
  useQuery(query);
  return null;
}

const show = ({ queryClient }: Pick<ReturnType<typeof start>, 'queryClient'>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('fetches once for a link and the page that it opens', async () => {
  const started = start();
  void started.client.prefetchQuery(query);
  expect(started.underWay()).toBe(1);
  await pass(10);
  expect(started.underWay()).toBe(0);
  // The shell prefetches again when the link is opened.
  await started.queryClient.prefetchQuery(query);
  show(started);
  await pass(10);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('drops an answer that no page has used in time, so that a later visit sees current data', async () => {
  const started = start();
  void started.client.prefetchQuery(query);
  await pass(keptFor + 10);
  expect(started.queryClient.getQueryData(query.queryKey)).toBeUndefined();
});

it.each([
  ['stays open', false],
  ['has been left', true],
])('keeps the answer of a page that was opened and %s', async (_, isLeft) => {
  const started = start();
  void started.client.prefetchQuery(query);
  await pass(10);
  const { unmount } = show(started);
  if (isLeft) unmount();
  await pass(keptFor * 2);
  expect(started.queryClient.getQueryData(query.queryKey)).toBe('data');
});

it('leaves data alone that was there before', async () => {
  const started = start();
  started.queryClient.setQueryData(query.queryKey, 'known');
  void started.client.prefetchQuery(query);
  await pass(keptFor * 2);
  expect(started.queryClient.getQueryData(query.queryKey)).toBe('known');
  expect(queryFn).not.toHaveBeenCalled();
});

it('leaves out what is stale at once, as opening the page would fetch it again', async () => {
  const { client } = start();
  await client.prefetchQuery({ ...query, staleTime: 0 });
  expect(queryFn).not.toHaveBeenCalled();
});

it('is otherwise the query client of the page', () => {
  const { client, queryClient } = start();
  client.setQueryData(['other'], 1);
  expect(queryClient.getQueryData(['other'])).toBe(1);
});

it('tells that the API refuses further calls, and nothing of other failures', async () => {
  const started = start();
  const refused = (status: number) => new ApiError('TooManyRequests', { status, text: '' });
  const failing = (status: number) =>
    started.queryClient.prefetchQuery({
      queryKey: [status],
      queryFn: () => Promise.reject(refused(status)),
    });
  await failing(404);
  expect(onRefused).not.toHaveBeenCalled();
  await failing(429);
  expect(onRefused).toHaveBeenCalledTimes(1);
  started.stop();
  await failing(429);
  expect(onRefused).toHaveBeenCalledTimes(1);
});
