import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { statusCodes } from '../constants/statuses.ts';
import { application, cvFile } from '../entities/application.ts';
import { applicationDraft, decision, newApplication, withdrawal } from '../forms/application.ts';
import { ids } from '../ids.ts';
import { all, filter, listQuery, one, page, recordQuery } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const relations = ['project', 'student'] as const;
const sorts = ['createdAt:desc', 'createdAt:asc'] as const;
const seers = ['student', ...organizationRoles] as const;

/** Applications. Students see their own; people of an organisation see those to their projects, without drafts (§4). */
export const applicationCalls = declare({
  /** Lists applications: a student's own, or those to the projects of the caller's organisations. */
  'GET /api/applys': {
    access: seers,
    price: 3,
    scope: 'application',
    query: listQuery({
      filters: { project: filter.id(ids.project), status: filter.oneOf(statusCodes) },
      populate: relations,
      sort: sorts,
    }),
    answer: page(application),
  },
  /** Lists the CVs that the student has sent, latest first, for reuse in the next application. */
  'GET /api/applys/cvs': { access: ['student'], price: 1, own: 'student', answer: all(cvFile) },
  /** Sends an application to a project. */
  'POST /api/applys': {
    access: ['student'],
    price: 1,
    own: 'student',
    refs: { project: 'project.read' },
    body: z.strictObject({ data: newApplication }),
    answer: one(application),
  },
  /** Saves an unfinished application; the CV may be missing. Missing fields keep their values. */
  'PUT /api/applys/draft': {
    access: ['student'],
    price: 1,
    own: 'student',
    refs: { project: 'project.read' },
    body: z.strictObject({ data: applicationDraft }),
    answer: one(application),
  },
  /** Sends a saved draft. Missing fields are refused by name. */
  'POST /api/applys/:id/submit': {
    access: ['student'],
    price: 1,
    row: 'application.submit',
    answer: one(application),
  },
  /** Deletes an application that is a draft. */
  'DELETE /api/applys/:id': { access: ['student'], price: 1, row: 'application.remove', answer: 'nothing' },
  /**
   * Withdraws an application before its final answer. It remains as 'unavailable' for both sides. The organisation no longer sees its
   * content except the student's reason, and the student cannot apply to that project again.
   */
  'POST /api/applys/:id/withdraw': {
    access: ['student'],
    price: 1,
    row: 'application.withdraw',
    body: z.strictObject({ data: z.optional(withdrawal) }),
    answer: one(application),
  },
  /** Answers an application. Only the moves of `applicationMoves` are allowed. */
  'PUT /api/applys/:id': {
    access: organizationRoles,
    price: 1,
    row: 'application.decide',
    body: z.strictObject({ data: decision }),
    answer: one(application),
  },
  /** Returns an application. */
  'GET /api/applys/:id': {
    access: seers,
    price: 1,
    row: 'application.read',
    query: recordQuery(relations),
    answer: one(application),
  },
  /** Downloads the CV of an application. */
  'GET /api/applys/:id/cv': {
    access: seers,
    price: 10,
    row: 'application.cv',
    hasEffects: true,
    answer: 'file',
  },
  /** Lists the applications to a project for its own people, without drafts (§4). */
  'GET /api/projects/:id/applys': {
    access: organizationRoles,
    price: 3,
    row: 'project.applications',
    query: listQuery({
      filters: { status: filter.oneOf(statusCodes), good_candidate: filter.flag() },
      populate: relations,
      sort: sorts,
    }),
    answer: page(application),
  },
});
