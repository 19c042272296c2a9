import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { UniversityId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

type Change = 'PUT /api/universities/:id/agreement-rule';

/** Universities with the agreements that they need, for support. */
export const universityRuleQueries = {
  all: () =>
    queryOptions({
      queryKey: ['university-rules'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/universities/agreement-rules', {}, { signal })).data,
    }),
};

export const changeUniversityRule = async (
  id: UniversityId,
  data: InputOf<Change, Calls[Change]>['body']['data'],
) => (await request('PUT /api/universities/:id/agreement-rule', { params: { id }, body: { data } })).data;
