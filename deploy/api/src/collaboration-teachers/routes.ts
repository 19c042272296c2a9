import type { collaborationTeacherCalls } from '@puente/contract/calls/collaboration-teachers';
import { presentCollaboration } from '../collaborations/presenter.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import {
  answerInvitation,
  endGuidance,
  invitationsTo,
  inviteTeacher,
  withdrawInvitation,
} from './invitations.ts';

export const collaborationTeacherRoutes = {
  'POST /api/collaborations/:id/teacher-invitation': async ({ actor, row, body: { data }, ...services }) => {
    await inviteTeacher(services.db, postOf(services), actor, row, data.email);
    return { data: await presentCollaboration(services.db, actor, row.id) };
  },

  'DELETE /api/collaborations/:id/teacher-invitation': async ({ db, actor, row }) => {
    await withdrawInvitation(db, row.id);
    return { data: await presentCollaboration(db, actor, row.id) };
  },

  'DELETE /api/collaborations/:id/teacher': async ({ actor, row, ...services }) => {
    await endGuidance(services.db, postOf(services), actor, row);
    return undefined;
  },

  'GET /api/teacher-invitations': async ({ db, actor }) => ({
    data: await invitationsTo(db, actor.userId),
  }),

  'POST /api/teacher-invitations/:id/answer': async ({ actor, row, body: { data }, ...services }) => {
    await answerInvitation(services.db, postOf(services), actor, row, data.accepted);
    return undefined;
  },
} satisfies Routes<typeof collaborationTeacherCalls>;
