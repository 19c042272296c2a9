import type { sessionCalls } from '@puente/contract/calls/sessions';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing. Nobody sees another's, staff neither.
export const sessionAccess = {
  'GET /api/users/me/sessions': { everyone: ok },
  'DELETE /api/users/me/sessions/:id': {
    everyone: [ok, none, 404, 404],
    student: [ok, 404, 404, 404],
    coordinator: [ok, 404, 404, 404],
    staff: [ok, 404, 404, 404],
  },
} satisfies AccessOf<typeof sessionCalls>;
