import type {
  EvaluationProblem,
  LinkedEvaluation,
  OrganizationEvaluation,
  StudentEvaluation,
} from '@puente/contract/forms/evaluation';
import type { CollaborationId } from '@puente/contract/ids';
import { collaborationQueries } from './collaborations.ts';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Evaluations of collaborations. Always stale: the other side may send its own at any time. */
export const evaluationQueries = {
  of: (id: CollaborationId) =>
    queryOptions({
      queryKey: [...collaborationQueries.key, id, 'evaluations'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/collaborations/:id/evaluations', { params: { id } }, { signal })).data,
      staleTime: 0,
    }),
  /** Collaboration and student that the link of a mail asks about. */
  byLink: (token: string) =>
    queryOptions({
      queryKey: ['evaluation-link', token],
      queryFn: async ({ signal }) =>
        (await request('GET /api/evaluations/by-link', { query: { token } }, { signal })).data,
      staleTime: 0,
    }),
};

export const evaluateOrganization = async (id: CollaborationId, data: OrganizationEvaluation) =>
  (
    await request('POST /api/collaborations/:id/evaluations/organization', {
      params: { id },
      body: { data },
    })
  ).data;

export const evaluateStudent = async (id: CollaborationId, data: StudentEvaluation) =>
  (await request('POST /api/collaborations/:id/evaluations/students', { params: { id }, body: { data } }))
    .data;

/** Reports the words of an evaluation to the team. @throws {ApiError} NotReportable */
export const reportEvaluation = (id: CollaborationId, data: EvaluationProblem) =>
  request('POST /api/collaborations/:id/evaluations/problems', { params: { id }, body: { data } });

export const evaluateByLink = (token: string, data: LinkedEvaluation) =>
  request('POST /api/evaluations/by-link', { query: { token }, body: { data } });
