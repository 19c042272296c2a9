import type { joiningCalls } from '@puente/contract/calls/joinings';
import { type AccessOf, none, ok } from './cells.ts';

const ownOrganization = {
  everyone: [ok, 403, 403, 404],
  'sin-organizacion': [none, 403, 403, 404],
} as const;

// Cells: own, same role's other, other organisation's, missing. `hidden` ones are invitations.
export const joiningAccess = {
  'GET /api/joinings': { everyone: ok },
  // 409 for who acts for it already, and for a coordinator who has another one.
  'POST /api/organizations/:id/joinings': {
    everyone: [ok, ok, ok, 404],
    'sin-organizacion': [none, ok, ok, 404],
  },
  'GET /api/organizations/:id/joinings': ownOrganization,
  'POST /api/organizations/:id/invitations': ownOrganization,
  // Of a request the organisation's people decide, of an invitation the person.
  'PUT /api/joinings/:id': {
    coordinator: [ok, 404, 404, 404],
    projectManager: [ok, none, 404, 404],
    'sin-organizacion': [403, none, 404, 404],
    hidden: {
      coordinator: [403, 404, 404],
      projectManager: [403, none, 404],
      'sin-organizacion': [ok, 404, 404],
    },
  },
  // The other way round.
  'DELETE /api/joinings/:id': {
    coordinator: [403, 404, 404, 404],
    projectManager: [403, none, 404, 404],
    'sin-organizacion': [ok, none, 404, 404],
    hidden: {
      coordinator: [ok, 404, 404],
      projectManager: [ok, none, 404],
      'sin-organizacion': [403, 404, 404],
    },
  },
  'POST /api/organizations/:id/departures': ownOrganization,
} satisfies AccessOf<typeof joiningCalls>;
