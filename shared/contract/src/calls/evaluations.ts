import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { evaluationPair, organizationAverages, studentAverages } from '../entities/evaluation.ts';
import {
  evaluationProblem,
  linkedEvaluation,
  organizationEvaluation,
  studentEvaluation,
} from '../forms/evaluation.ts';
import { limits } from '../limits.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const byLink = z.strictObject({ token: z.string().check(z.maxLength(limits.evaluation.token)) });

export const evaluationCalls = declare({
  subject: 'evaluations',
  about:
    'Evaluations at the end of a collaboration: each student evaluates the organisation, and the organisation each student. ' +
    'Neither reads the other until both are sent, or until none can follow.',
  calls: {
    'GET /api/collaborations/:id/evaluations': {
      summary: 'Lists the evaluations of a collaboration, by student',
      description:
        'Students get their own pair, the organisation and the teacher those of all students. An evaluation that is not shown ' +
        'so far is null for everybody but its own side.',
      access: ['student', ...organizationRoles, 'teacher'],
      price: 1,
      row: 'collaboration.read',
      answer: all(evaluationPair),
    },
    'POST /api/collaborations/:id/evaluations/organization': {
      summary: "Sends the student's evaluation of the organisation",
      description: 'It does not change afterwards.',
      access: ['student'],
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: organizationEvaluation }),
      answer: all(evaluationPair),
    },
    'POST /api/collaborations/:id/evaluations/students': {
      summary: "Sends the organisation's evaluation of one student",
      description: 'It does not change afterwards.',
      access: organizationRoles,
      price: 1,
      row: 'collaboration.arrange',
      body: z.strictObject({ data: studentEvaluation }),
      answer: all(evaluationPair),
    },
    'POST /api/collaborations/:id/evaluations/problems': {
      summary: 'Reports the words of an evaluation to staff, by one of its readers',
      description:
        'They must be shown, and of another side (NotReportable). Staff read and hide them with the message.',
      access: ['student', ...organizationRoles, 'teacher'],
      limit: 'mail',
      row: 'collaboration.read',
      body: z.strictObject({ data: evaluationProblem }),
      answer: 'nothing',
    },
    'GET /api/organizations/:id/evaluations': {
      summary: 'Returns the averages of what students say about an organisation',
      description: 'Null for an organisation that fewer than five students have evaluated.',
      access: 'anyone',
      price: 2,
      row: 'organization.read',
      answer: one(z.nullable(organizationAverages)),
    },
    'GET /api/users/me/evaluations': {
      summary: 'Returns the averages of what organisations say about the student',
      description: 'Null with fewer than five evaluations that are shown.',
      access: ['student'],
      price: 2,
      own: 'student',
      answer: one(z.nullable(studentAverages)),
    },
    'GET /api/evaluations/by-link': {
      summary: 'Names the collaboration and the student that the link of a mail asks about',
      description: 'It has no effect: programs that follow links of mails answer nothing.',
      access: 'anyone',
      price: 1,
      own: 'user',
      uncached: true,
      query: byLink,
      answer: one(
        z.object({
          title: z.string(),
          organization_name: z.string(),
          /** Full name. */
          student: z.string(),
        }),
      ),
    },
    'POST /api/evaluations/by-link': {
      summary: "Sends the organisation's evaluation of a student by the link of a mail, without a session",
      description: 'A link is good for one evaluation, while its reader looks after the collaboration.',
      access: 'anyone',
      price: 2,
      own: 'user',
      query: byLink,
      body: z.strictObject({ data: linkedEvaluation }),
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/collaborations/:id/evaluations/organization': {
      body: {
        data: {
          scores: { guidance: 5, clarity: 4, learning: 5, treatment: 5, agreed: 4 },
          text: 'Siempre hubo alguien a quien preguntar.',
        },
      },
    },
    'POST /api/collaborations/:id/evaluations/students': {
      body: {
        data: {
          member: 1,
          scores: { quality: 5, deadlines: 3, communication: 4, autonomy: 4, progress: 5 },
          text: 'El mapa que entregó lo usamos cada semana.',
        },
      },
    },
    'POST /api/collaborations/:id/evaluations/problems': {
      body: { data: { member: 1, by: 'organization', reason: 'offensive', text: 'Me insulta.' } },
    },
    'GET /api/evaluations/by-link': { query: { token: '3-2-2027-07-14.VGhpcyBpcyBubyB0b2tlbg' } },
    'POST /api/evaluations/by-link': {
      query: { token: '3-2-2027-07-14.VGhpcyBpcyBubyB0b2tlbg' },
      body: { data: { scores: { quality: 5, deadlines: 3, communication: 4, autonomy: 4, progress: 5 } } },
    },
  },
});
