import { onlineManager } from '@tanstack/react-query';
import { ApiError, reportUnexpectedTo } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { createQueryClient } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  reportUnexpectedTo(() => {});
});

/** Returns the number of attempts before a failing call is reported. */
async function attempts(error: unknown): Promise<number> {
  const client = createQueryClient();
  const call = jest.fn(() => Promise.reject(error as Error));
  const failed = client
    .fetchQuery({ queryKey: ['x'], queryFn: call, retry: client.getDefaultOptions().queries?.retry ?? 0 })
    .catch(() => undefined);
  await jest.runAllTimersAsync();
  await failed;
  client.clear();
  return call.mock.calls.length;
}

it.each(['Network', 'Unavailable'] as const)('asks again when it is %s, but not for ever', async (code) => {
  await expect(attempts(new ApiError(code))).resolves.toBe(3);
});

it.each(['NotFound', 'Unauthorized', 'Forbidden', 'TooManyRequests', 'Unexpected', 'Timeout'] as const)(
  'takes %s for an answer',
  async (code) => {
    await expect(attempts(new ApiError(code))).resolves.toBe(1);
  },
);

it('does not repeat what our own code got wrong', async () => {
  await expect(attempts(new TypeError('x is not a function'))).resolves.toBe(1);
});

describe('§8 what should not have failed', () => {
  const failWith = async (error: Error) => {
    const report = jest.fn();
    reportUnexpectedTo(report);
    const client = createQueryClient();
    const failed = client
      .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error), retry: 1 })
      .catch(() => undefined);
    await jest.runAllTimersAsync();
    await failed;
    client.clear();
    return report;
  };

  it.each([
    ['a server in trouble', new ApiError('Unexpected')],
    ['a server that is away', new ApiError('Unavailable')],
    ['HTML or a broken body in the place of an answer', refusal('Unexpected', { status: 200 })],
    ['an answer without what belongs in it', new TypeError('data is undefined')],
  ])('is reported, once for all attempts: %s', async (_, error) => {
    const report = await failWith(error);
    expect(report.mock.calls).toEqual([[error]]);
  });

  it('is reported of a change too', async () => {
    const report = jest.fn();
    reportUnexpectedTo(report);
    const error = new ApiError('Unexpected');
    const client = createQueryClient();
    await client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(error) })
      .execute(undefined)
      .catch(() => undefined);
    expect(report).toHaveBeenCalledWith(error);
  });

  it.each([
    ['no session', new ApiError('Unauthorized')],
    ['no permission', new ApiError('Forbidden')],
    ['nothing there', new ApiError('NotFound')],
    ['too many at once', new ApiError('TooManyRequests')],
    ['no network', new ApiError('Network')],
    ['a user who went on', new DOMException('left', 'AbortError')],
  ])('is not: %s', async (_, error) => {
    expect(await failWith(error)).not.toHaveBeenCalled();
  });
});

it('fails without a network instead of waiting for one, so that the page can say so', async () => {
  onlineManager.setOnline(false);
  await expect(attempts(new ApiError('Network'))).resolves.toBe(3);
  onlineManager.setOnline(true);
});

it('fails a change without a network, too: one that waited would show a busy button for ever', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const send = jest.fn(() => Promise.reject(new ApiError('Network')));
  const change = client.getMutationCache().build(client, { mutationFn: send });
  await expect(change.execute(undefined)).rejects.toThrow(new ApiError('Network').message);
  expect(send).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  client.clear();
});

it('does not ask again for what it has', async () => {
  const client = createQueryClient();
  const call = jest.fn(() => Promise.resolve('datos'));
  await client.fetchQuery({ queryKey: ['x'], queryFn: call });
  jest.advanceTimersByTime(5 * 60_000);
  await client.fetchQuery({ queryKey: ['x'], queryFn: call });
  expect(call).toHaveBeenCalledTimes(1);
  client.clear();
});
