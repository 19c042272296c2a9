import type { emptySearchCalls } from '@puente/contract/calls/empty-searches';
import { type AccessOf, ok } from './cells.ts';

export const emptySearchAccess = {
  'GET /api/empty-searches': { staff: ok },
} satisfies AccessOf<typeof emptySearchCalls>;
