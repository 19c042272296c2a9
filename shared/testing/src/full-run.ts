/** True when journeys check every page on every screen, as in `npm run test:long`: LONG=1. */
export const isFullRun = process.env['LONG'] !== undefined;
