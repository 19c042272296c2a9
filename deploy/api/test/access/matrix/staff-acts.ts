import type { staffActCalls } from '@puente/contract/calls/staff-acts';
import { type AccessOf, ok } from './cells.ts';

export const staffActAccess = {
  'GET /api/staff-acts': { staff: ok },
} satisfies AccessOf<typeof staffActCalls>;
