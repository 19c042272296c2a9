import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { applicationNote, deskApplication, deskMoves, deskWords } from '../entities/desk.ts';
import { deskDecision, deskSending, deskUndo, newNote } from '../forms/application.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** The desk on which an organisation's people work through the applications to a project. */
export const deskCalls = declare({
  /** All of them without drafts (§4), the last ones first: what the columns and the list show. */
  'GET /api/projects/:id/desk': {
    access: organizationRoles,
    price: 1,
    row: 'project.applications',
    answer: all(deskApplication),
  },
  /** Texts in them and about them: asked for when somebody searches it, or saves it. */
  'GET /api/projects/:id/desk/words': {
    access: organizationRoles,
    price: 3,
    row: 'project.applications',
    answer: all(deskWords),
  },
  /** Moves several at once. The students are told after `limits.desk`, or at a chosen moment, unless the move is taken back before. */
  'POST /api/projects/:id/desk/decisions': {
    access: organizationRoles,
    price: 1,
    row: 'project.applications',
    body: z.strictObject({ data: deskDecision }),
    answer: one(deskMoves),
  },
  'POST /api/projects/:id/desk/undo': {
    access: organizationRoles,
    price: 1,
    row: 'project.applications',
    body: z.strictObject({ data: deskUndo }),
    answer: one(deskMoves),
  },
  /** Changes when the students are told of moves that they do not know of. */
  'POST /api/projects/:id/desk/sending': {
    access: organizationRoles,
    price: 1,
    row: 'project.applications',
    body: z.strictObject({ data: deskSending }),
    answer: one(deskMoves),
  },
  /** Private notes, the first ones first. */
  'GET /api/applys/:id/notes': {
    access: organizationRoles,
    price: 1,
    row: 'application.note',
    answer: all(applicationNote),
  },
  'POST /api/applys/:id/notes': {
    access: organizationRoles,
    price: 1,
    row: 'application.note',
    body: z.strictObject({ data: newNote }),
    answer: one(applicationNote),
  },
  /** Only by its author. */
  'DELETE /api/application-notes/:id': {
    access: organizationRoles,
    price: 1,
    row: 'applicationNote.remove',
    answer: 'nothing',
  },
});
