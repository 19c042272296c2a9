import type { deskCalls } from '@puente/contract/calls/desk';
import { type AccessOf, none, ok } from './cells.ts';

/** Of a project, as for its list of applications: published ones are seen by all, their applications are not. */
const ofProject = {
  everyone: [ok, 403, 403, 404],
  'sin-organizacion': [none, 403, 403, 404],
  hidden: {
    coordinator: [ok, 404, 404],
    'sin-organizacion': [none, 404, 404],
    projectManager: [ok, 404, 404],
  },
} as const;

const ofApplication = { everyone: [ok, 404, 404, 404], hidden: { everyone: 404 } } as const;

// Cells: own, same role's other, other organisation's, missing.
export const deskAccess = {
  'GET /api/projects/:id/desk': ofProject,
  'GET /api/projects/:id/desk/words': ofProject,
  'POST /api/projects/:id/desk/decisions': ofProject,
  'POST /api/projects/:id/desk/undo': ofProject,
  'GET /api/applys/:id/notes': ofApplication,
  'POST /api/applys/:id/notes': ofApplication,
  'DELETE /api/application-notes/:id': {
    everyone: [ok, none, 404, 404],
    'sin-organizacion': [none, 404, 404, 404],
  },
} satisfies AccessOf<typeof deskCalls>;
