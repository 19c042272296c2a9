import { createAllowance } from './allowance.ts';

let now = 1_000;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));

const taken = (times: number, { take }: ReturnType<typeof createAllowance>) =>
  Array.from({ length: times }, take).filter(Boolean).length;

it('allows ten links at once, then one every five seconds, and never saves up more than ten', () => {
  const allowance = createAllowance();
  expect(taken(50, allowance)).toBe(10);
  now += 4_999;
  expect(taken(50, allowance)).toBe(0);
  now += 1;
  expect(taken(50, allowance)).toBe(1);
  now += 10_000;
  expect(taken(50, allowance)).toBe(2);
  now += 3_600_000;
  expect(taken(50, allowance)).toBe(10);
});

it('allows nothing during a pause, and goes on slowly', () => {
  const allowance = createAllowance();
  allowance.pause(60_000);
  now += 59_999;
  expect(taken(50, allowance)).toBe(0);
  now += 1;
  expect(taken(50, allowance)).toBe(1);
  now += 5_000;
  expect(taken(50, allowance)).toBe(1);
});
