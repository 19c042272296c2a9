/**
 * Acceptance: axe finds nothing on any page of this app while it loads, empty, failed and filled, on a phone, a tablet and a
 * desk, at 400 % zoom, by day and by night; nothing is wider than the screen, no words are cut, and Tab reaches every control
 * and shows where it is. A picture of each is in .cache/pictures/public-site, for the eye.
 */
import { testPageStates } from '@puente/testing/campaigns/page-states';
import manifest from '../app.manifest.json' with { type: 'json' };
import { findRecords, goneRecords, pageVisits } from './page-visits.ts';

testPageStates({
  app: 'public-site',
  manifest,
  visits: pageVisits,
  owner: 'staff@puente.test',
  findRecords,
  gone: goneRecords,
});
