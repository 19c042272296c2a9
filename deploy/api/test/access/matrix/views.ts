import type { viewCalls } from '@puente/contract/calls/views';
import { type AccessOf, ok } from './cells.ts';

// Cells of the person to be seen: own, same role's other, other person's, missing. Nobody sees as a member of staff.
export const viewAccess = {
  'POST /api/views': {
    staff: ok,
    refs: { user: { staff: [409, 409, ok, 404] } },
  },
  'DELETE /api/views/current': { everyone: ok },
} satisfies AccessOf<typeof viewCalls>;
