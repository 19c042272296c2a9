import { limits } from '@puente/contract/limits';
import { longEnough } from './long-enough.ts';

const { fastest } = limits.contactMessage;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits until nobody takes the visitor for a machine', async () => {
  const shownFor = longEnough(performance.now());
  await jest.advanceTimersByTimeAsync(fastest);
  expect(await shownFor).toBeGreaterThanOrEqual(fastest);
});

it('keeps nobody waiting who took their time', async () => {
  const shownAt = performance.now();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await longEnough(shownAt)).toBe(60_000);
});
