import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { applicationNote, deskApplication, deskMoves, deskWords } from '../entities/desk.ts';
import { deskDecision, deskSending, deskUndo, newNote } from '../forms/application.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

export const deskCalls = declare({
  subject: 'desk',
  about: "The desk on which an organisation's people work through the applications to a project.",
  calls: {
    'GET /api/projects/:id/desk': {
      summary: 'Lists all applications to a project, latest first, without drafts (§4)',
      description: 'They are the data of the columns and the list.',
      access: organizationRoles,
      price: 1,
      row: 'project.applications',
      answer: all(deskApplication),
    },
    'GET /api/projects/:id/desk/words': {
      summary: 'Returns the texts of the applications and their notes, for searching or exporting them',
      access: organizationRoles,
      price: 3,
      row: 'project.applications',
      answer: all(deskWords),
    },
    'POST /api/projects/:id/desk/decisions': {
      summary: 'Moves several at once',
      description:
        'The students are told after `limits.desk`, or at a chosen moment, unless the move is taken back before.',
      access: organizationRoles,
      price: 1,
      row: 'project.applications',
      body: z.strictObject({ data: deskDecision }),
      answer: one(deskMoves),
    },
    'POST /api/projects/:id/desk/undo': {
      summary: 'Undoes moves that the students have not been notified of',
      access: organizationRoles,
      price: 1,
      row: 'project.applications',
      body: z.strictObject({ data: deskUndo }),
      answer: one(deskMoves),
    },
    'POST /api/projects/:id/desk/sending': {
      summary: 'Changes when the students are told of moves that they do not know of',
      access: organizationRoles,
      price: 1,
      row: 'project.applications',
      body: z.strictObject({ data: deskSending }),
      answer: one(deskMoves),
    },
    'GET /api/applys/:id/notes': {
      summary: 'Lists private notes, oldest first',
      access: organizationRoles,
      price: 1,
      row: 'application.note',
      answer: all(applicationNote),
    },
    'POST /api/applys/:id/notes': {
      summary: 'Adds a private note to an application',
      access: organizationRoles,
      price: 1,
      row: 'application.note',
      body: z.strictObject({ data: newNote }),
      answer: one(applicationNote),
    },
    'DELETE /api/application-notes/:id': {
      summary: 'Deletes a note',
      description: 'Only its author may.',
      access: organizationRoles,
      price: 1,
      row: 'applicationNote.remove',
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/projects/:id/desk/decisions': {
      body: {
        data: {
          applications: [{ id: 1, from: 'new' }],
          status: 'rejected',
          refusal: 'availability',
          reason: 'Empezamos en febrero y nos dices que puedes desde junio.',
        },
      },
    },
    'POST /api/projects/:id/desk/sending': { body: { data: { applications: [1], send_at: null } } },
    'POST /api/projects/:id/desk/undo': { body: { data: { applications: [1] } } },
    'POST /api/applys/:id/notes': {
      body: { data: { text: 'Hablamos por teléfono: puede empezar en marzo.' } },
    },
  },
});
