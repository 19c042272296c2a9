import { applications, projects, sessions } from '../db/schema.ts';
import { noteWritten } from '../db/written.ts';
import { facetCounts, forgetAllTotals, keepingTotals, totals } from './totals.ts';

const inProjects = new Set(['projects']);
/** Fails to count, so that a total must come from the cache. */
const fails = () => Promise.reject(new Error('no connection'));
const known = (key: string) => totals.get(key, fails);
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  // The cache takes a moment of 0 for none.
  jest.advanceTimersByTime(1);
  forgetAllTotals();
});
afterEach(() => jest.useRealTimers());

function later() {
  let resolve: (count: number) => void = () => undefined;
  const promise = new Promise<number>((done) => (resolve = done));
  return { promise, resolve };
}

/** Tells whether the next request counts again. */
async function isOld(key: string): Promise<boolean> {
  const count = jest.fn(fails);
  totals.get(key, count);
  await settled();
  return count.mock.calls.length > 0;
}

it('remembers for three seconds', async () => {
  totals.set('a', 5, inProjects);
  jest.advanceTimersByTime(2_999);
  expect(await isOld('a')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isOld('a')).toBe(true);
  jest.advanceTimersByTime(3_001);
  expect(known('a')).toBeUndefined();
});

it('remembers longer what took long to count, but no longer than a minute', async () => {
  totals.set('a', 5, inProjects, 50);
  totals.set('b', 6, inProjects, 5_000);
  jest.advanceTimersByTime(19_999);
  expect(await isOld('a')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isOld('a')).toBe(true);
  jest.advanceTimersByTime(39_999);
  expect(await isOld('b')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isOld('b')).toBe(true);
});

it('gives the old number while it is counted again, once, so that nobody waits', async () => {
  totals.set('a', 5, inProjects);
  jest.advanceTimersByTime(3_001);
  const counting = later();
  const count = jest.fn(() => counting.promise);
  const ask = () => totals.of('a', inProjects, count);
  expect([await ask(), await ask()]).toEqual([5, 5]);
  await settled();
  expect(count).toHaveBeenCalledTimes(1);
  counting.resolve(6);
  await settled();
  expect(await ask()).toBe(6);
  expect(count).toHaveBeenCalledTimes(1);
});

it('has a request count when counting again failed or took longer than three seconds', async () => {
  totals.set('a', 5, inProjects);
  jest.advanceTimersByTime(3_001);
  expect(await totals.of('a', inProjects, fails)).toBe(5);
  jest.advanceTimersByTime(3_001);
  await expect(totals.of('a', inProjects, fails)).rejects.toThrow('no connection');
});

it('counts old numbers again one after the other', async () => {
  totals.set('a', 5, inProjects);
  totals.set('b', 6, inProjects);
  jest.advanceTimersByTime(3_001);
  const counting = later();
  const [first, second] = [jest.fn(() => counting.promise), jest.fn(fails)];
  expect([totals.get('a', first), totals.get('b', second)]).toEqual([5, 6]);
  await settled();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  counting.resolve(7);
  await settled();
  expect([known('a'), second.mock.calls.length]).toEqual([7, 1]);
});

it('does not keep what was counted before a change that came meanwhile', async () => {
  totals.set('a', 5, inProjects);
  jest.advanceTimersByTime(3_001);
  const counting = later();
  expect(totals.get('a', () => counting.promise)).toBe(5);
  await keepingTotals(() => Promise.resolve(noteWritten(projects)));
  counting.resolve(5);
  await settled();
  expect(known('a')).toBeUndefined();
});

it('forgets, after a change, what was counted in the changed tables', async () => {
  totals.set('projects', 0, inProjects);
  totals.set('applications', 1, new Set(['applications', 'projects']));
  totals.set('students', 2, new Set(['students']));
  const all = () => ['projects', 'applications', 'students'].map(known);
  const write = (table: Parameters<typeof noteWritten>[0]) =>
    keepingTotals(async () => {
      await Promise.resolve();
      noteWritten(table);
    });
  await write(sessions);
  expect(all()).toEqual([0, 1, 2]);
  await write(applications);
  expect(all()).toEqual([0, undefined, 2]);
  await write(projects);
  expect(all()).toEqual([undefined, undefined, 2]);
});

it('forgets only when the change is done, and also when it failed', async () => {
  totals.set('a', 5, inProjects);
  const change = keepingTotals(() => {
    noteWritten(projects);
    expect(known('a')).toBe(5);
    return Promise.reject(new Error('half done'));
  });
  await expect(change).rejects.toThrow('half done');
  expect(known('a')).toBeUndefined();
});

it('forgets facets as well', async () => {
  facetCounts.set('a', { kind: { b: 1 } }, inProjects);
  await keepingTotals(() => Promise.resolve(noteWritten(projects)));
  expect(facetCounts.get('a', fails)).toBeUndefined();
});

it('keeps the last thousand', () => {
  for (let index = 0; index <= 1_000; index++) totals.set(String(index), index, inProjects);
  expect(known('0')).toBeUndefined();
  expect(known('1')).toBe(1);
});
