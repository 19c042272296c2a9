/**
 * Acceptance: accessibility and layout of every page of this app, while it loads, empty, failed and filled. Each is checked on a phone, a
 * tablet and a desktop, at 400 % zoom, in both themes. axe finds nothing, nothing overflows or is cut off, and Tab reaches every control
 * with a visible focus. Screenshots for review are in .cache/pictures/public-site.
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
