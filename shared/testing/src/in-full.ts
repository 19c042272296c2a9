/** True when journeys check every page on every screen, as in `npm run test:long`: LONG=1. */
export const inFull = process.env['LONG'] !== undefined;
