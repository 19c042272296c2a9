import type { collaborationCalls } from '@puente/contract/calls/collaborations';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing.
const selected = { student: [ok, 404, none, 404], hidden: { student: [ok, 404, none] } } as const;
const managed = {
  everyone: [ok, 403, 403, 404],
  'sin-organizacion': [none, 403, 403, 404],
  hidden: {
    coordinator: [ok, 404, 404],
    'sin-organizacion': [none, 404, 404],
    projectManager: [ok, 404, 404],
  },
} as const;
// The seed has none of the other coordinator and manager, nor of the other teacher.
const involved = { everyone: [ok, none, 404, 404], student: [ok, 404, none, 404] } as const;

export const collaborationAccess = {
  'POST /api/applys/:id/confirm': selected,
  'POST /api/applys/:id/decline': selected,
  'GET /api/projects/:id/teamwork': managed,
  'PUT /api/projects/:id/teamwork': managed,
  'GET /api/collaborations': {
    everyone: ok,
    lists: { student: ['own'], coordinator: ['own'], projectManager: ['own'], teacher: ['own'] },
  },
  'GET /api/collaborations/:id': involved,
  'PUT /api/collaborations/:id': involved,
  'POST /api/collaborations/:id/move': involved,
  'GET /api/collaborations/:id/hours': involved,
  'PUT /api/collaborations/:id/hours': involved,
  'POST /api/collaborations/:id/hours/confirmations': involved,
  'POST /api/collaborations/:id/hours/objections': involved,
  'POST /api/collaborations/:id/departures': involved,
} satisfies AccessOf<typeof collaborationCalls>;
