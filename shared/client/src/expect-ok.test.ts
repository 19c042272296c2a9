import { ApiError } from './api-error.ts';
import { expectOk, written } from './expect-ok.ts';

it('believes an answer that says so', async () => {
  await expect(expectOk(Promise.resolve({ ok: true }))).resolves.toBeUndefined();
});

it.each([{}, { ok: false }, null, '', '<html>', []])('does not believe %j', async (answer) => {
  await expect(expectOk(Promise.resolve(answer))).rejects.toEqual(new ApiError('Unexpected'));
});

it('believes an answer that holds what was written', async () => {
  await expect(written(Promise.resolve({ data: { id: 1 } }))).resolves.toEqual({ data: { id: 1 } });
});

it.each([{}, { data: null }, null, [], { ok: true }])(
  'does not believe %j to hold anything',
  async (answer) => {
    await expect(written(Promise.resolve(answer as { data: object }))).rejects.toEqual(
      new ApiError('Unexpected'),
    );
  },
);

it('passes on why it was refused', async () => {
  const refusal = new ApiError('TooManyRequests');
  await expect(expectOk(Promise.reject(refusal))).rejects.toBe(refusal);
});
