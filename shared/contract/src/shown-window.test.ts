import { clockOf, momentOfClock } from './moment-in-spain.ts';
import { nextMonday, overlap, untilChange, weekLater, windowState } from './shown-window.ts';

const week = { from: '2027-03-22T08:00:00.000Z', to: '2027-03-29T07:00:00.000Z' };
const at = (moment: string) => new Date(moment);

it.each([
  ['2027-03-22T07:59:59.999Z', 'planned'],
  ['2027-03-22T08:00:00.000Z', 'now'],
  ['2027-03-29T06:59:59.999Z', 'now'],
  ['2027-03-29T07:00:00.000Z', 'over'],
])('is shown from its first moment until its last: at %s it is %s', (now, state) => {
  expect(windowState(week, at(now))).toBe(state);
});

it('has no end, or no beginning, where it is open', () => {
  expect(windowState({ from: null, to: null }, at(week.from))).toBe('now');
  expect(windowState({ from: week.from, to: null }, at('2040-01-01T00:00:00.000Z'))).toBe('now');
  expect(windowState({ from: null, to: week.to }, at('2020-01-01T00:00:00.000Z'))).toBe('now');
});

it('tells how long its state lasts', () => {
  expect(untilChange(week, at('2027-03-22T07:59:00.000Z'))).toBe(60_000);
  expect(untilChange(week, at('2027-03-29T06:00:00.000Z'))).toBe(3_600_000);
  expect(untilChange(week, at(week.to))).toBeNull();
  expect(untilChange({ from: null, to: null }, at(week.to))).toBeNull();
});

it.each([
  [{ from: '2027-03-29T07:00:00.000Z', to: '2027-04-01T07:00:00.000Z' }, false],
  [{ from: '2027-03-29T06:59:00.000Z', to: '2027-04-01T07:00:00.000Z' }, true],
  [{ from: '2027-03-01T08:00:00.000Z', to: '2027-03-22T08:00:00.000Z' }, false],
  [{ from: null, to: null }, true],
  [{ from: null, to: '2027-03-22T08:00:00.000Z' }, false],
])('%j and the week have a moment in common: %s', (other, common) => {
  expect(overlap(week, other)).toBe(common);
  expect(overlap(other, week)).toBe(common);
});

it.each([
  ['spring, an hour shorter', '2027-03-22T09:00', '2027-03-29T09:00', 167],
  ['autumn, an hour longer', '2027-10-25T09:00', '2027-11-01T09:00', 169],
  ['a plain week', '2027-05-03T23:59', '2027-05-10T23:59', 168],
])('a week lasts until the same hour by the clock: %s', (_, from, to, hours) => {
  expect(weekLater(from)).toBe(to);
  const [first, last] = [momentOfClock(from), momentOfClock(to)];
  expect(((last?.getTime() ?? 0) - (first?.getTime() ?? 0)) / 3_600_000).toBe(hours);
});

it('has no week after a text that is no clock', () => {
  expect(weekLater('')).toBe('');
  expect(weekLater('22/03')).toBe('');
});

it.each([
  ['2027-03-21T22:59:00.000Z', '2027-03-22T09:00'],
  ['2027-03-21T23:00:00.000Z', '2027-03-29T09:00'],
  ['2027-03-25T12:00:00.000Z', '2027-03-29T09:00'],
])('the Monday after %s is %s', (now, clock) => {
  expect(nextMonday(at(now))).toBe(clock);
  expect(clockOf(momentOfClock(clock) ?? at(now))).toBe(clock);
});
