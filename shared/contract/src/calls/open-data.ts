import { declare } from '../call.ts';
import { openData } from '../entities/open-data.ts';
import { one } from '../query.ts';

/** Monthly aggregates for everybody, counted once an hour. */
export const openDataCalls = declare({
  'GET /api/open-data': { access: 'anyone', price: 1, own: 'public', answer: one(openData) },
  /** The same as files, each figure with how it is counted, and the licence. */
  'GET /api/open-data/csv': { access: 'anyone', price: 2, own: 'public', answer: 'file' },
  'GET /api/open-data/json': { access: 'anyone', price: 2, own: 'public', answer: 'file' },
});
