import { lastDayToSend, sendingProblem, tomorrowMorning } from './sending-later.ts';

/** Ten at night in Spain, and already the next day in Helsinki. */
const now = new Date('2026-11-26T21:00:00.000Z');
const endOf = (day: string) => `${day}T22:59:59.999Z`;

it('means nine o’clock in Spain by tomorrow morning, also across the change of the clocks', () => {
  expect(tomorrowMorning(now).toISOString()).toBe('2026-11-27T08:00:00.000Z');
  // At half past midnight in Spain it is still the day before in Greenwich.
  expect(tomorrowMorning(new Date('2027-03-27T23:30:00.000Z')).toISOString()).toBe(
    '2027-03-29T07:00:00.000Z',
  );
  expect(tomorrowMorning(new Date('2027-03-27T12:00:00.000Z')).toISOString()).toBe(
    '2027-03-28T07:00:00.000Z',
  );
});

it.each([
  [[], '2026-12-26'],
  [[null, undefined], '2026-12-26'],
  [[endOf('2026-12-03'), endOf('2026-12-01'), null], '2026-12-01'],
  [[endOf('2027-02-01')], '2026-12-26'],
  // Expected today, or a week ago: tomorrow is possible all the same.
  [[endOf('2026-11-26')], '2026-11-27'],
  [[endOf('2026-11-19')], '2026-11-27'],
])('sends to who expects an answer until %j on %s at the latest', (awaited, day) => {
  expect(lastDayToSend(awaited, now).day).toBe(day);
});

it.each([
  ['2026-11-26T20:59:00.000Z', [], /no haya pasado/],
  ['2026-11-27T08:00:00.000Z', [endOf('2026-11-20')], undefined],
  ['2026-12-26T22:00:00.000Z', [], undefined],
  ['2026-12-26T23:30:00.000Z', [], /30 días como máximo/],
  ['2026-12-02T08:00:00.000Z', [endOf('2026-12-01')], /^Elige como tarde el 1 de diciembre: hasta ese día/],
  ['2026-12-01T22:30:00.000Z', [endOf('2026-12-01')], undefined],
])('says of %s to who waits until %j: %s', (moment, awaited, problem) => {
  const said = sendingProblem(new Date(moment), awaited, now);
  if (problem) expect(said).toMatch(problem);
  else expect(said).toBeUndefined();
});
