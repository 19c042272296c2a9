import type {
  LinkedEvaluation,
  OrganizationEvaluation,
  StudentEvaluation,
} from '@puente/contract/forms/evaluation';
import type { CollaborationId, OrganizationId } from '@puente/contract/ids';
import { collaborationQueries } from './collaborations.ts';
import { request } from './http.ts';
import { key as organizationKey } from './organization-queries.ts';
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
  /** Averages of an organisation; null without enough evaluations. */
  averages: (id: OrganizationId) =>
    queryOptions({
      queryKey: [...organizationKey, id, 'evaluations'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/organizations/:id/evaluations', { params: { id } }, { signal })).data,
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

export const evaluateByLink = (token: string, data: LinkedEvaluation) =>
  request('POST /api/evaluations/by-link', { query: { token }, body: { data } });
