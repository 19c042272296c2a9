import type { peopleCalls } from '@puente/contract/calls/people';
import { type AccessOf, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing.
export const peopleAccess = {
  'GET /api/people': { staff: ok },
  // Support ends no sessions of colleagues, nor their own with this call.
  'DELETE /api/users/:id/sessions': { staff: [ok, ok, ok, 404], soporte: [403, 403, ok, 404] },
  'GET /api/users/:id/deletion': { staff: [ok, ok, ok, 404] },
  'POST /api/staff-members': { staff: ok },
  // 409: nobody changes their own duty, and others are no members of staff.
  'PUT /api/users/:id/staff-role': { staff: [409, ok, 409, 404] },
} satisfies AccessOf<typeof peopleCalls>;
