import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { collaborationDetail } from '../entities/collaboration.ts';
import { teacherInvitation } from '../entities/teacher-invitation.ts';
import { invitationAnswer, invitedTeacher } from '../forms/teacher-invitation.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const inviting = ['student', ...organizationRoles] as const;

export const collaborationTeacherCalls = declare({
  subject: 'collaboration-teachers',
  about:
    'Teachers who guide a collaboration by invitation. Without one, a collaboration has the first teacher of its project.',
  calls: {
    'POST /api/collaborations/:id/teacher-invitation': {
      summary: 'Invites a teacher to guide the collaboration',
      description:
        'The answer is the same whether or not the address has an account. A further invitation replaces the former one.',
      access: inviting,
      price: 2,
      limit: 'invite',
      row: 'collaboration.move',
      body: z.strictObject({ data: invitedTeacher }),
      answer: one(collaborationDetail),
    },
    'DELETE /api/collaborations/:id/teacher-invitation': {
      summary: 'Withdraws the invitation of a teacher',
      access: inviting,
      price: 1,
      row: 'collaboration.move',
      answer: one(collaborationDetail),
    },
    'DELETE /api/collaborations/:id/teacher': {
      summary: 'Ends the guidance by an invited teacher',
      description:
        'Students, the organisation and the teacher may end it. A teacher of the project takes over, if any.',
      access: [...inviting, 'teacher'],
      price: 1,
      row: 'collaboration.move',
      answer: 'nothing',
    },
    'GET /api/teacher-invitations': {
      summary: 'Lists the invitations that wait for an answer of the teacher',
      access: ['teacher'],
      price: 1,
      own: 'teacher',
      answer: all(teacherInvitation),
    },
    'POST /api/teacher-invitations/:id/answer': {
      summary: 'Accepts or declines to guide a collaboration',
      description: 'Null undoes a decline, for ten minutes. Others may have been invited by then.',
      access: ['teacher'],
      price: 1,
      row: 'teacherInvitation.answer',
      body: z.strictObject({ data: invitationAnswer }),
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/collaborations/:id/teacher-invitation': { body: { data: { email: 'docente@puente.test' } } },
    'POST /api/teacher-invitations/:id/answer': { body: { data: { accepted: true } } },
  },
});
