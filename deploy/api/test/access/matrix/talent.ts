import type { talentCalls } from '@puente/contract/calls/talent';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing.
const answered = { student: [ok, 404, none, 404], nueva: [none, 404, none, 404] } as const;
// The seed has lists of the demo accounts' organisations only.
const ownLists = { everyone: [ok, none, 404, 404], 'sin-organizacion': [none, 404, 404, 404] } as const;

export const talentAccess = {
  'GET /api/talent-invitations': {
    everyone: ok,
    lists: { student: ['own'], coordinator: ['own'], projectManager: ['own'] },
  },
  'POST /api/talent-invitations': {
    everyone: ok,
    // Without access, the student is not there to be invited.
    'sin-organizacion': 404,
    refs: {
      student: {
        everyone: [none, none, ok, 404],
        'sin-organizacion': [none, none, 404, 404],
        hidden: { everyone: [none, none, 404] },
      },
      project: {
        everyone: [ok, 403, 403, 404],
        'sin-organizacion': [none, 404, 404, 404],
        hidden: { everyone: [ok, 404, 404], 'sin-organizacion': [none, 404, 404] },
      },
    },
  },
  'POST /api/talent-invitations/:id/accept': answered,
  'POST /api/talent-invitations/:id/decline': answered,
  'DELETE /api/talent-invitations/:id': {
    everyone: [ok, none, 404, 404],
    'sin-organizacion': [none, 404, 404, 404],
  },
  'GET /api/organizations/:id/talent/lists': {
    everyone: [ok, 403, 403, 404],
    'sin-organizacion': [none, 403, 403, 404],
  },
  'POST /api/organizations/:id/talent/lists': {
    everyone: [ok, 403, 403, 404],
    'sin-organizacion': [none, 403, 403, 404],
  },
  'PUT /api/talent-lists/:id': ownLists,
  'DELETE /api/talent-lists/:id': ownLists,
} satisfies AccessOf<typeof talentCalls>;
