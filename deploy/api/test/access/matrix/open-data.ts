import type { openDataCalls } from '@puente/contract/calls/open-data';
import { type AccessOf, ok } from './cells.ts';

export const openDataAccess = {
  'GET /api/open-data': { everyone: ok },
  'GET /api/open-data/csv': { everyone: ok },
  'GET /api/open-data/json': { everyone: ok },
} satisfies AccessOf<typeof openDataCalls>;
