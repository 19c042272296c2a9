import type { measurementCalls } from '@puente/contract/calls/measurements';
import { type AccessOf, ok } from './cells.ts';

export const measurementAccess = {
  'POST /api/measurements': { everyone: ok },
  'GET /api/measurements': { staff: ok },
} satisfies AccessOf<typeof measurementCalls>;
