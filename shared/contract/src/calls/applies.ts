import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { statusCodes } from '../constants/statuses.ts';
import { apply } from '../entities/apply.ts';
import { application } from '../forms/application.ts';
import { filter, listQuery, one, page } from '../query.ts';
import { organisationRoles } from '../roles.ts';

const seers = ['student', ...organisationRoles] as const;

/** Applications. A student sees their own; an organisation's people those to their projects, drafts left out (§4). */
export const applyCalls = declare({
  'GET /api/applys': {
    access: seers,
    scope: 'apply',
    query: listQuery({
      filters: { project: filter.id(), status: filter.oneOf(statusCodes) },
      populate: ['project', 'student'],
      sort: ['createdAt:desc', 'createdAt:asc'],
    }),
    answer: page(apply),
  },
  'POST /api/applys': {
    access: ['student'],
    body: z.object({ data: application }),
    answer: one(apply),
  },
  /** The organisation answers: only the moves of `applicationMoves`. */
  'PUT /api/applys/:id': {
    access: organisationRoles,
    row: 'apply.decide',
    body: z.object({ data: z.object({ status: z.enum(statusCodes) }) }),
    answer: one(apply),
  },
  'GET /api/applys/:id/cv': { access: seers, row: 'apply.read', answer: 'file' },
});
