import type { alertCalls } from '@puente/contract/calls/alerts';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing. A person's alone: a colleague does not see it.
export const alertAccess = {
  'GET /api/alerts': {
    everyone: ok,
    lists: { coordinator: ['own'], projectManager: ['own'], 'sin-organizacion': [] },
  },
  'PUT /api/alerts/:id': {
    coordinator: [ok, none, 404, 404],
    projectManager: [ok, none, 404, 404],
    'sin-organizacion': [none, 404, 404, 404],
  },
  'POST /api/alerts/read': { everyone: ok },
  'GET /api/alerts/choices': { everyone: ok },
  'PUT /api/alerts/choices': { everyone: ok },
  'GET /api/alerts/unsubscribe': { everyone: ok },
  'POST /api/alerts/unsubscribe': { everyone: ok },
} satisfies AccessOf<typeof alertCalls>;
