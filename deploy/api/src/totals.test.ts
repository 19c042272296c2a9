import { totals } from './totals.ts';

beforeEach(() => {
  jest.useFakeTimers();
  totals.forget();
});
afterEach(() => jest.useRealTimers());

it('remembers for three seconds, from the first time', () => {
  totals.set('a', 5);
  jest.advanceTimersByTime(2_000);
  totals.set('a', 5);
  expect(totals.get('a')).toBe(5);
  jest.advanceTimersByTime(1_001);
  expect(totals.get('a')).toBeUndefined();
});

it('forgets everything on a change', () => {
  totals.set('a', 5);
  totals.forget();
  expect(totals.get('a')).toBeUndefined();
});

it('keeps the last thousand', () => {
  for (let index = 0; index <= 1_000; index++) totals.set(String(index), index);
  expect(totals.get('0')).toBeUndefined();
  expect(totals.get('1')).toBe(1);
});
