import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { collaborationResult } from '../entities/collaboration-result.ts';
import { work } from '../entities/work.ts';
import { naming } from '../forms/collaboration.ts';
import { one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

export const collaborationResultCalls = declare({
  subject: 'collaboration-results',
  about: 'Works in the repository that came of a collaboration.',
  calls: {
    'GET /api/collaborations/:id/result': {
      summary: 'Returns the works that came of a collaboration',
      access: ['student', ...organizationRoles, 'teacher'],
      price: 1,
      row: 'collaboration.read',
      answer: one(collaborationResult),
    },
    'PUT /api/collaborations/:id/result': {
      summary: 'Sets whether the works may name the organisation and link its project',
      description:
        'It also counts for works that are published already, and after the collaboration has ended.',
      access: organizationRoles,
      price: 1,
      row: 'collaboration.arrange',
      body: z.strictObject({ data: naming }),
      answer: one(collaborationResult),
    },
    'POST /api/collaborations/:id/result': {
      summary: 'Begins the work that came of a collaboration, as a draft with what the project says',
      description:
        'From the delivery on. A second request returns the same work, and one by another student of the team begins theirs.',
      access: ['student'],
      price: 2,
      row: 'collaboration.move',
      answer: one(work),
    },
  },
  examples: { 'PUT /api/collaborations/:id/result': { body: { data: { named: true } } } },
});
