import type { projectTemplateCalls } from '@puente/contract/calls/project-templates';
import type { projectCalls } from '@puente/contract/calls/projects';
import { type AccessOf, none, ok } from './cells.ts';

/** Cells for actions of the people who run a project. */
const managed = { everyone: [ok, 403, 403, 404], hidden: { everyone: [ok, 404, 404] } } as const;

/** Cells for actions of every reader of a project. */
export const seenProject = {
  everyone: [none, none, ok, 404],
  coordinator: [ok, ok, ok, 404],
  projectManager: [ok, ok, ok, 404],
  hidden: { everyone: [none, none, 404], coordinator: [ok, 404, 404], projectManager: [ok, 404, 404] },
} as const;

// Cells: own, same role's other, other organisation's, missing. Hidden: drafts.
export const projectAccess = {
  'GET /api/projects': { everyone: ok, lists: { everyone: ['others', 'own'] } },
  'GET /api/projects/matched': { everyone: ok, lists: { everyone: ['others'] } },
  'GET /api/projects/:id': seenProject,
  'POST /api/projects/:id/visit': seenProject,
  // The handler checks that the organisation named the teacher.
  'PUT /api/projects/:id/tutoring': seenProject,
  'POST /api/projects': {
    everyone: ok,
    'sin-organizacion': 403,
    refs: { organization: { everyone: [ok, 403, 403, 404], 'sin-organizacion': [none, 403, 403, 404] } },
  },
  'PUT /api/projects/:id': managed,
  'GET /api/projects/:id/editing': managed,
  'POST /api/projects/:id/publish': managed,
  'POST /api/projects/:id/close': managed,
  'POST /api/projects/:id/extend': managed,
  'POST /api/projects/:id/duplicate': managed,
  'DELETE /api/projects/:id': managed,
} satisfies AccessOf<typeof projectCalls>;

// The seed has templates of the demo accounts' organisations only.
const ownTemplates = { everyone: [ok, none, 404, 404], 'sin-organizacion': [none, 404, 404, 404] } as const;

export const projectTemplateAccess = {
  'GET /api/organizations/:id/project-templates': {
    everyone: [ok, 403, 403, 404],
    'sin-organizacion': [none, 403, 403, 404],
  },
  'POST /api/projects/:id/template': managed,
  'PUT /api/project-templates/:id': ownTemplates,
  'DELETE /api/project-templates/:id': ownTemplates,
  'POST /api/project-templates/:id/project': ownTemplates,
} satisfies AccessOf<typeof projectTemplateCalls>;
