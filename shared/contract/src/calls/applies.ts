import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { statusCodes } from '../constants/statuses.ts';
import { apply } from '../entities/apply.ts';
import { application, applicationDraft, decision } from '../forms/application.ts';
import { filter, listQuery, one, page, populate } from '../query.ts';
import { organisationRoles } from '../roles.ts';

const relations = ['project', 'student'] as const;
const sorts = ['createdAt:desc', 'createdAt:asc'] as const;
const seers = ['student', ...organisationRoles] as const;

/** Applications. A student sees their own; an organisation's people those to their projects, drafts left out (§4). */
export const applyCalls = declare({
  'GET /api/applys': {
    access: seers,
    scope: 'apply',
    query: listQuery({
      filters: { project: filter.id(), status: filter.oneOf(statusCodes) },
      populate: relations,
      sort: sorts,
    }),
    answer: page(apply),
  },
  'POST /api/applys': {
    access: ['student'],
    own: 'student',
    refs: { project: 'project.read' },
    body: z.object({ data: application }),
    answer: one(apply),
  },
  /** Keeps an unfinished application, also without a CV: what is left out stays as it was. */
  'PUT /api/applys/draft': {
    access: ['student'],
    own: 'student',
    refs: { project: 'project.read' },
    body: z.object({ data: applicationDraft }),
    answer: one(apply),
  },
  /** Sends a draft as it is kept; what is missing is refused by field. */
  'POST /api/applys/:id/submit': { access: ['student'], row: 'apply.submit', answer: one(apply) },
  /** Only a draft. */
  'DELETE /api/applys/:id': { access: ['student'], row: 'apply.remove', answer: 'nothing' },
  /**
   * Before the final answer. The application stays as 'unavailable', for both; the organisation no longer reads what was
   * in it, and the student cannot apply to that project again.
   */
  'POST /api/applys/:id/withdraw': { access: ['student'], row: 'apply.withdraw', answer: one(apply) },
  /** The organisation answers: only the moves of `applicationMoves`. */
  'PUT /api/applys/:id': {
    access: organisationRoles,
    row: 'apply.decide',
    body: z.object({ data: decision }),
    answer: one(apply),
  },
  'GET /api/applys/:id': {
    access: seers,
    row: 'apply.read',
    query: z.strictObject({ populate: populate(relations) }),
    answer: one(apply),
  },
  'GET /api/applys/:id/cv': { access: seers, row: 'apply.cv', answer: 'file' },
  /** Applications to a project, for its own people; drafts removed (§4). */
  'GET /api/projects/:id/applys': {
    access: organisationRoles,
    row: 'project.applications',
    query: listQuery({
      filters: { status: filter.oneOf(statusCodes), good_candidate: filter.flag() },
      populate: relations,
      sort: sorts,
    }),
    answer: page(apply),
  },
});
