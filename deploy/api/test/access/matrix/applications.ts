import type { applicationCalls } from '@puente/contract/calls/applications';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing. Hidden: drafts.
export const applicationAccess = {
  'GET /api/applys': {
    everyone: ok,
    lists: { student: ['own', 'ownHidden'], coordinator: ['own'], projectManager: ['own'] },
  },
  'GET /api/applys/cvs': { student: ok },
  'POST /api/applys': {
    student: ok,
    refs: { project: { student: [none, none, ok, 404], hidden: { student: [none, none, 404] } } },
  },
  'PUT /api/applys/draft': {
    student: ok,
    refs: { project: { student: [none, none, ok, 404], hidden: { student: [none, none, 404] } } },
  },
  'POST /api/applys/:id/submit': { student: [ok, 404, none, 404], hidden: { student: [ok, 404, none] } },
  'DELETE /api/applys/:id': { student: [ok, 404, none, 404], hidden: { student: [ok, 404, none] } },
  'POST /api/applys/:id/withdraw': { student: [ok, 404, none, 404], hidden: { student: [ok, 404, none] } },
  'GET /api/applys/:id': {
    everyone: [ok, 404, 404, 404],
    student: [ok, 404, none, 404],
    hidden: { everyone: 404, student: [ok, 404, none] },
  },
  'PUT /api/applys/:id': { everyone: [ok, 404, 404, 404], hidden: { everyone: 404 } },
  'GET /api/applys/:id/cv': {
    everyone: [ok, 404, 404, 404],
    student: [ok, 404, none, 404],
    hidden: { everyone: 404, student: [ok, 404, none] },
  },
  'GET /api/projects/:id/applys': {
    everyone: [ok, 403, 403, 404],
    'sin-organizacion': [none, 403, 403, 404],
    hidden: {
      coordinator: [ok, 404, 404],
      'sin-organizacion': [none, 404, 404],
      projectManager: [ok, 404, 404],
    },
  },
} satisfies AccessOf<typeof applicationCalls>;
