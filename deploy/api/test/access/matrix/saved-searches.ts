import type { savedSearchCalls } from '@puente/contract/calls/saved-searches';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing. A student's alone: nobody sees another's, staff neither.
const own = { student: [ok, 404, none, 404], nueva: [none, 404, none, 404] } as const;

export const savedSearchAccess = {
  'GET /api/saved-searches': { student: ok },
  'POST /api/saved-searches': { student: ok },
  'PUT /api/saved-searches/:id': own,
  'DELETE /api/saved-searches/:id': own,
  'GET /api/saved-searches/unsubscribe': { everyone: ok },
  'POST /api/saved-searches/unsubscribe': { everyone: ok },
} satisfies AccessOf<typeof savedSearchCalls>;
