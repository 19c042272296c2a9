import { facetCounts, totals } from './totals.ts';

const forgetAll = () => {
  totals.notice('delete from "a"');
  totals.forget();
};

beforeEach(() => {
  jest.useFakeTimers();
  forgetAll();
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

it('has one count again while the others make do with the old number, for three seconds more', () => {
  totals.set('a', 5);
  jest.advanceTimersByTime(3_001);
  expect([totals.get('a'), totals.get('a'), totals.get('a')]).toEqual([undefined, 5, 5]);
  totals.set('a', 6);
  expect(totals.get('a')).toBe(6);
  jest.advanceTimersByTime(3_001);
  expect([totals.get('a'), totals.get('a')]).toEqual([undefined, 6]);
  jest.advanceTimersByTime(3_001);
  expect([totals.get('a'), totals.get('a')]).toEqual([undefined, undefined]);
});

it('forgets, on a change, what speaks of the changed table', () => {
  const keys = [
    'select from "projects" where …',
    'select from "applies", "projects"',
    'select from "students"',
  ];
  const known = () => keys.map((key) => totals.get(key));
  keys.forEach((key, index) => totals.set(key, index));
  totals.notice('select "id" from "projects" for update');
  totals.notice('insert into "sessions" ("id") values (default) returning "id"');
  totals.forget();
  expect(known()).toEqual([0, 1, 2]);
  totals.notice('update "applies" set "status" = $1');
  totals.forget();
  expect(known()).toEqual([0, undefined, 2]);
  totals.notice(
    'with changed as (update "projects" set "status" = $1 returning "id") select count(*) from changed',
  );
  totals.forget();
  expect(known()).toEqual([undefined, undefined, 2]);
});

it('forgets everything on a deletion: it may take rows of other tables with it', () => {
  totals.set('a', 5);
  facetCounts.set('a', { kind: { b: 1 } });
  forgetAll();
  expect(totals.get('a')).toBeUndefined();
  expect(facetCounts.get('a')).toBeUndefined();
});

it('keeps the last thousand', () => {
  for (let index = 0; index <= 1_000; index++) totals.set(String(index), index);
  expect(totals.get('0')).toBeUndefined();
  expect(totals.get('1')).toBe(1);
});
