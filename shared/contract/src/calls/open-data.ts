import { declare } from '../call.ts';
import { openData } from '../entities/open-data.ts';
import { one } from '../query.ts';

/** Monthly aggregates for the public, refreshed once an hour. */
export const openDataCalls = declare({
  /** Returns the public figures of the platform. */
  'GET /api/open-data': { access: 'anyone', price: 1, own: 'public', answer: one(openData) },
  /** Downloads the open data as a file, with the counting rule of each figure and the licence. */
  'GET /api/open-data/csv': { access: 'anyone', price: 2, own: 'public', answer: 'file' },
  /** Downloads the public figures as JSON. */
  'GET /api/open-data/json': { access: 'anyone', price: 2, own: 'public', answer: 'file' },
});
