import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { applicationNote, deskApplication, deskMoves, deskWords } from '../entities/desk.ts';
import { deskDecision, deskSending, deskUndo, newNote } from '../forms/application.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** The desk on which an organisation's people work through the applications to a project. */
export const deskCalls = declare({
  /** Lists all applications to a project, latest first, without drafts (§4): the data of the columns and the list. */
  'GET /api/projects/:id/desk': {
    access: organizationRoles,
    price: 1,
    row: 'project.applications',
    answer: all(deskApplication),
  },
  /** Returns the texts of the applications and their notes, for searching or exporting them. */
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
  /** Undoes moves that the students have not been notified of. */
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
  /** Lists private notes, oldest first. */
  'GET /api/applys/:id/notes': {
    access: organizationRoles,
    price: 1,
    row: 'application.note',
    answer: all(applicationNote),
  },
  /** Adds a private note to an application. */
  'POST /api/applys/:id/notes': {
    access: organizationRoles,
    price: 1,
    row: 'application.note',
    body: z.strictObject({ data: newNote }),
    answer: one(applicationNote),
  },
  /** Deletes a note. For its author only. */
  'DELETE /api/application-notes/:id': {
    access: organizationRoles,
    price: 1,
    row: 'applicationNote.remove',
    answer: 'nothing',
  },
});
