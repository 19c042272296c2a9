import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { plan } from '../entities/plan.ts';
import { planAnswer, planGiven } from '../forms/plan.ts';
import { one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const sides = ['student', ...organizationRoles, 'teacher'] as const;

export const planCalls = declare({
  subject: 'plans',
  about:
    'Plans of collaborations: milestones with a last day. A student or the organisation proposes, the other side agrees, ' +
    'and the teacher approves, if there is one.',
  calls: {
    'GET /api/collaborations/:id/plan': {
      summary: 'Returns the agreed milestones and the latest proposal',
      access: sides,
      price: 1,
      row: 'collaboration.read',
      answer: one(plan),
    },
    'POST /api/collaborations/:id/plan': {
      summary: 'Proposes a plan, or changes to the agreed one',
      description:
        'Replaces a proposal that waits for its answer. The agreed milestones stay valid until this one is agreed.',
      access: ['student', ...organizationRoles],
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: planGiven }),
      answer: one(plan),
    },
    'POST /api/collaborations/:id/plan/answers': {
      summary: 'Agrees to the proposed plan, or asks for changes',
      access: sides,
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: planAnswer }),
      answer: one(plan),
    },
  },
  examples: {
    'POST /api/collaborations/:id/plan': {
      body: {
        data: {
          seen: null,
          milestones: [
            {
              milestone: null,
              title: 'Alcance y objetivos',
              description: 'Un documento breve con el problema y los objetivos.',
              due: '2027-02-26',
            },
          ],
        },
      },
    },
    'POST /api/collaborations/:id/plan/answers': { body: { data: { proposal: 1, answer: 'agree' } } },
  },
});
