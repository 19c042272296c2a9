import type { searchSynonymCalls } from '@puente/contract/calls/search-synonyms';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing.
export const searchSynonymAccess = {
  'GET /api/search-synonyms': { staff: ok },
  'GET /api/search-synonyms/preview': { staff: ok },
  'POST /api/search-synonyms': { staff: ok },
  'DELETE /api/search-synonyms/:id': { staff: [none, none, ok, 404] },
} satisfies AccessOf<typeof searchSynonymCalls>;
