import { isActive } from './banner.ts';

const call = { from: '2025-03-10', to: '2025-05-22' };

it.each([
  ['the minute before', '2025-03-09T23:59:00+01:00', false],
  ['the first minute', '2025-03-10T00:00:00+01:00', true],
  ['the last minute', '2025-05-22T23:59:00+02:00', true],
  ['the minute after', '2025-05-23T00:00:00+02:00', false],
])('§2.6 the banner is shown from 10 March to 22 May 2025, as days go in Madrid: %s', (_, moment, shown) => {
  expect(isActive(call, new Date(moment))).toBe(shown);
});
