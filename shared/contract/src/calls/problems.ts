import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { messageProblem, recordProblem } from '../forms/record-problem.ts';

const example = {
  body: { data: { reason: 'wrong', text: 'El plazo que dice el texto no es el mismo que el de arriba.' } },
} as const;

export const problemCalls = declare({
  subject: 'problems',
  about:
    'Problems that readers find with records and with messages of their conversations. Each becomes a message to the team.',
  calls: {
    'POST /api/projects/:id/problems': {
      summary: "Reports a problem with a project to staff, with the reader's address for an answer",
      access: 'signedIn',
      limit: 'mail',
      row: 'project.read',
      body: z.strictObject({ data: recordProblem }),
      answer: 'nothing',
    },
    'POST /api/tfxes/:id/problems': {
      summary: "Reports a problem with a work to staff, with the reader's address for an answer",
      access: 'signedIn',
      limit: 'mail',
      row: 'work.read',
      body: z.strictObject({ data: recordProblem }),
      answer: 'nothing',
    },
    'POST /api/opportunities/:id/problems': {
      summary: "Reports a problem with an opportunity to staff, with the reader's address for an answer",
      access: 'signedIn',
      limit: 'mail',
      row: 'opportunity.read',
      body: z.strictObject({ data: recordProblem }),
      answer: 'nothing',
    },
    'POST /api/organizations/:id/problems': {
      summary: "Reports a problem with an organisation to staff, with the reader's address for an answer",
      access: 'signedIn',
      limit: 'mail',
      row: 'organization.read',
      body: z.strictObject({ data: recordProblem }),
      answer: 'nothing',
    },
    'POST /api/conversations/:id/problems': {
      summary: 'Reports a message of a conversation to staff, by one of its participants',
      description:
        'The message must be of another side, and not of the assistant (NotReportable). Support then reads it with its neighbours, ' +
        'which stands in the trail.',
      access: 'signedIn',
      limit: 'mail',
      row: 'conversation.read',
      body: z.strictObject({ data: messageProblem }),
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/projects/:id/problems': example,
    'POST /api/tfxes/:id/problems': example,
    'POST /api/opportunities/:id/problems': example,
    'POST /api/organizations/:id/problems': example,
    'POST /api/conversations/:id/problems': {
      body: { data: { message: 1, reason: 'abusive', text: 'Me pide el número de mi cuenta.' } },
    },
  },
});
