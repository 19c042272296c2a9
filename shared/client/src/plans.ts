import type { PlanAnswer, PlanGiven } from '@puente/contract/forms/plan';
import type { CollaborationId } from '@puente/contract/ids';
import { collaborationQueries } from './collaborations.ts';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Plan of a collaboration. Always stale: the other side may act at any time. */
export const planQuery = (id: CollaborationId) =>
  queryOptions({
    queryKey: [...collaborationQueries.key, id, 'plan'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/collaborations/:id/plan', { params: { id } }, { signal })).data,
    staleTime: 0,
  });

export const proposePlan = async (id: CollaborationId, data: PlanGiven) =>
  (await request('POST /api/collaborations/:id/plan', { params: { id }, body: { data } })).data;

export const answerPlan = async (id: CollaborationId, data: PlanAnswer) =>
  (await request('POST /api/collaborations/:id/plan/answers', { params: { id }, body: { data } })).data;
