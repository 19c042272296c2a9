import { ApiError } from './api-error.ts';

/**
 * For calls whose answer says only that it was done. An answer that does not say so did not come from the API
 * (a hotel's portal, a proxy), and must not be shown as a success.
 * @throws {ApiError} `Unexpected`
 */
export async function done(call: Promise<unknown>): Promise<void> {
  const answer = await call;
  const isDone = typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
  if (!isDone) throw new ApiError('Unexpected');
}

/**
 * The same for calls that answer with what they wrote.
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
