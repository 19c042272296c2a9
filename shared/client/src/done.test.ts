import { ApiError } from './api-error.ts';
import { done } from './done.ts';

it('believes an answer that says so', async () => {
  await expect(done(Promise.resolve({ ok: true }))).resolves.toBeUndefined();
});

it.each([{}, { ok: false }, null, '', '<html>', []])('does not believe %j', async (answer) => {
  await expect(done(Promise.resolve(answer))).rejects.toEqual(new ApiError('Unexpected'));
});

it('passes on why it was refused', async () => {
  const refusal = new ApiError('TooManyRequests');
  await expect(done(Promise.reject(refusal))).rejects.toBe(refusal);
});
