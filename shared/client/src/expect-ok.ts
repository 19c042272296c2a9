import { ApiError } from './api-error.ts';

/**
 * Awaits a call whose response only confirms success. A response without the confirmation did not come from the API (a hotel's portal, a
 * proxy), and must not be shown as a success.
 * @throws {ApiError} `Unexpected`
 */
export async function expectOk(call: Promise<unknown>): Promise<void> {
  const answer = await call;
  const isDone = typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
  if (!isDone) throw new ApiError('Unexpected');
}

/**
 * Like `expectOk`, for calls that return the record that they wrote.
 * @throws {ApiError} `Unexpected`
 */
export async function written<Answer extends { data: object }>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  const body: unknown = answer;
  const holds =
    typeof body === 'object' &&
    body !== null &&
    'data' in body &&
    typeof body.data === 'object' &&
    body.data !== null;
  if (!holds) throw new ApiError('Unexpected');
  return answer;
}
