import type { opportunityCalls } from '@puente/contract/calls/opportunities';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing. Hidden: drafts.
const ownOnly = {
  everyone: [ok, 403, 403, 404],
  'sin-organizacion': [none, 403, 403, 404],
  hidden: { everyone: [ok, 404, 404], 'sin-organizacion': [none, 404, 404] },
} as const;

/** Cells for actions of every reader of an opportunity. */
export const seenOpportunity = {
  everyone: [none, none, ok, 404],
  coordinator: [ok, ok, ok, 404],
  projectManager: [ok, ok, ok, 404],
  hidden: { everyone: [none, none, 404], coordinator: [ok, 404, 404], projectManager: [ok, 404, 404] },
} as const;

export const opportunityAccess = {
  'GET /api/opportunities': { everyone: ok, lists: { everyone: ['own', 'others'] } },
  'GET /api/opportunities/:id': seenOpportunity,
  'POST /api/opportunities': {
    everyone: ok,
    'sin-organizacion': 403,
    refs: { organization: { everyone: [ok, 403, 403, 404], 'sin-organizacion': [none, 403, 403, 404] } },
  },
  'PUT /api/opportunities/:id': ownOnly,
  'POST /api/opportunities/:id/publish': ownOnly,
  'POST /api/opportunities/:id/unpublish': {
    ...ownOnly,
    staff: [none, none, ok, 404],
    hidden: { ...ownOnly.hidden, staff: [none, none, 404] },
  },
  'DELETE /api/opportunities/:id': ownOnly,
  'GET /api/opportunities/:id/interested': ownOnly,
} satisfies AccessOf<typeof opportunityCalls>;
