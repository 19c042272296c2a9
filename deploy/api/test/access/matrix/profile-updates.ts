import type { profileUpdateCalls } from '@puente/contract/calls/profile-updates';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing.
export const profileUpdateAccess = {
  'PUT /api/coordinators/:id': { coordinator: [ok, 404, none, 404] },
  'PUT /api/teachers/:id': { teacher: [ok, 404, none, 404] },
} satisfies AccessOf<typeof profileUpdateCalls>;
