import type { deskCalls } from '@puente/contract/calls/desk';
import type { messageTemplateCalls } from '@puente/contract/calls/message-templates';
import { type AccessOf, none, ok } from './cells.ts';

/** Like a project for its list of applications: everybody sees published projects, but not their applications. */
export const ofProject = {
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
  'POST /api/projects/:id/desk/sending': ofProject,
  'GET /api/applys/:id/notes': ofApplication,
  'POST /api/applys/:id/notes': ofApplication,
  'DELETE /api/application-notes/:id': {
    everyone: [ok, none, 404, 404],
    'sin-organizacion': [none, 404, 404, 404],
  },
} satisfies AccessOf<typeof deskCalls>;

const ofOrganization = {
  everyone: [ok, 403, 403, 404],
  'sin-organizacion': [none, 403, 403, 404],
} as const;
// The seed has messages of the demo accounts' organisations only.
const ownMessage = { everyone: [ok, none, 404, 404], 'sin-organizacion': [none, 404, 404, 404] } as const;

export const messageTemplateAccess = {
  'GET /api/organizations/:id/message-templates': ofOrganization,
  'POST /api/organizations/:id/message-templates': ofOrganization,
  'PUT /api/message-templates/:id': ownMessage,
  'DELETE /api/message-templates/:id': ownMessage,
} satisfies AccessOf<typeof messageTemplateCalls>;
