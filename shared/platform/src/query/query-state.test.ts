import { ApiError } from '@puente/client/api-error';
import { generalErrors } from '@puente/contract/general-errors';
import { type Asked, retryOf, stateOf } from './index.ts';

const asked = (state: Partial<Asked<string>>): Asked<string> => ({
  data: undefined,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: jest.fn(),
  ...state,
});
const missing = new ApiError('NotFound', { status: 404, text: 'No existe.' });

describe('stateOf', () => {
  it('has the data of the query', () => {
    expect(stateOf(asked({ data: 'a' }))).toMatchObject({ data: 'a', isPending: false, isNotFound: false });
    expect(stateOf(asked({ isPending: true }))).toMatchObject({ data: undefined, isPending: true });
  });

  it.each([
    ['a response of null', { ...asked({}), data: null }],
    ['the error NotFound', asked({ error: missing })],
  ])('tells a missing record by %s', (_, query) => {
    expect(stateOf(query)).toMatchObject({ data: undefined, isNotFound: true });
  });

  it('reads what a retry needs only on demand', () => {
    const query = asked({ data: 'a' });
    const isFetching = jest.fn(() => false);
    Object.defineProperty(query, 'isFetching', { get: isFetching });
    const state = stateOf(query);
    expect(isFetching).not.toHaveBeenCalled();
    expect(state.retry.busy).toBe(false);
    expect(isFetching).toHaveBeenCalledTimes(1);
  });
});

describe('retryOf', () => {
  it('has the first error of several queries, and repeats those that failed', () => {
    const queries = [
      asked({ data: 'a' }),
      asked({ error: missing, isFetching: true }),
      asked({ error: new ApiError('Network') }),
    ];
    const { message, busy, onRetry } = retryOf(...queries);
    expect([message, busy]).toEqual(['No existe.', true]);
    onRetry();
    expect(queries.map(({ refetch }) => jest.mocked(refetch).mock.calls.length)).toEqual([0, 1, 1]);
  });

  it('has a message without an error, too', () => {
    expect(retryOf(asked({})).message).toBe(generalErrors.Unexpected.text);
  });
});
