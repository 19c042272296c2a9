import { keepingTotals, forgetAllTotals, facetCounts, totals } from './totals.ts';
import { noteWritten } from '../db/written.ts';
import { applications, projects, sessions } from '../db/schema.ts';

const inProjects = new Set(['projects']);

beforeEach(() => {
  jest.useFakeTimers();
  // The cache takes a moment of 0 for none.
  jest.advanceTimersByTime(1);
  forgetAllTotals();
});
afterEach(() => jest.useRealTimers());

it('remembers for three seconds', () => {
  totals.set('a', 5, inProjects);
  jest.advanceTimersByTime(2_999);
  expect(totals.get('a')).toBe(5);
  jest.advanceTimersByTime(1);
  expect(totals.get('a')).toBeUndefined();
});

it('remembers longer what took long to count, but no longer than a minute', () => {
  totals.set('a', 5, inProjects, 200);
  totals.set('b', 6, inProjects, 5_000);
  jest.advanceTimersByTime(19_999);
  expect(totals.get('a')).toBe(5);
  jest.advanceTimersByTime(1);
  expect(totals.get('a')).toBeUndefined();
  jest.advanceTimersByTime(39_999);
  expect(totals.get('b')).toBe(6);
  jest.advanceTimersByTime(1);
  expect(totals.get('b')).toBeUndefined();
});

it('has one count again while the others make do with the old number, for three seconds more', () => {
  totals.set('a', 5, inProjects);
  jest.advanceTimersByTime(3_001);
  expect([totals.get('a'), totals.get('a'), totals.get('a')]).toEqual([undefined, 5, 5]);
  totals.set('a', 6, inProjects);
  expect(totals.get('a')).toBe(6);
  jest.advanceTimersByTime(3_001);
  expect([totals.get('a'), totals.get('a')]).toEqual([undefined, 6]);
  jest.advanceTimersByTime(3_001);
  expect([totals.get('a'), totals.get('a')]).toEqual([undefined, undefined]);
});

it('forgets, after a change, what was counted in the changed tables', async () => {
  totals.set('projects', 0, inProjects);
  totals.set('applications', 1, new Set(['applications', 'projects']));
  totals.set('students', 2, new Set(['students']));
  const known = () => ['projects', 'applications', 'students'].map((key) => totals.get(key));
  const write = (table: Parameters<typeof noteWritten>[0]) =>
    keepingTotals(async () => {
      await Promise.resolve();
      noteWritten(table);
    });
  await write(sessions);
  expect(known()).toEqual([0, 1, 2]);
  await write(applications);
  expect(known()).toEqual([0, undefined, 2]);
  await write(projects);
  expect(known()).toEqual([undefined, undefined, 2]);
});

it('forgets only when the change is done, and also when it failed', async () => {
  totals.set('a', 5, inProjects);
  const change = keepingTotals(() => {
    noteWritten(projects);
    expect(totals.get('a')).toBe(5);
    return Promise.reject(new Error('half done'));
  });
  await expect(change).rejects.toThrow('half done');
  expect(totals.get('a')).toBeUndefined();
});

it('forgets facets as well', async () => {
  facetCounts.set('a', { kind: { b: 1 } }, inProjects);
  await keepingTotals(() => Promise.resolve(noteWritten(projects)));
  expect(facetCounts.get('a')).toBeUndefined();
});

it('keeps the last thousand', () => {
  for (let index = 0; index <= 1_000; index++) totals.set(String(index), index, inProjects);
  expect(totals.get('0')).toBeUndefined();
  expect(totals.get('1')).toBe(1);
});
