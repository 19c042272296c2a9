import type { studentCalls } from '@puente/contract/calls/students';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing. Hidden: who is not in the talent corner.
export const studentAccess = {
  'GET /api/students/count': { everyone: ok },
  'GET /api/students': { everyone: ok, lists: { student: ['own'], staff: ['others', 'othersHidden'] } },
  'GET /api/students/follows': { student: ok },
  'GET /api/students/views': { student: ok },
  'GET /api/students/interests': { student: ok },
  'GET /api/students/find': { everyone: ok, 'sin-organizacion': 403, lists: { everyone: ['others'] } },
  'GET /api/students/:id/talent': {
    everyone: [none, none, ok, 404],
    'sin-organizacion': [none, none, 404, 404],
    hidden: { everyone: [none, none, 404] },
  },
  'GET /api/students/:id': { student: [ok, 404, none, 404], staff: [none, none, ok, 404] },
  'PUT /api/students/:id': { student: [ok, 404, none, 404], hidden: { student: [none, 404, none] } },
  'POST /api/students/complete-profile': { student: ok },
  'POST /api/students/competences': { student: ok },
} satisfies AccessOf<typeof studentCalls>;
