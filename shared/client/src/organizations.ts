import { queryOptions } from './query-options.ts';
import type { NewOrganization } from '@puente/contract/forms/organization';
import type { Status } from '@puente/contract/constants/statuses';
import { request } from './http.ts';

export const organizationQueries = {
  key: ['organizations'] as const,
  /** Projects that an organisation runs, in every status, with the number of applications to each. */
  projects: (id: number, page = 1, status?: Status) =>
    queryOptions({
      queryKey: [...organizationQueries.key, id, 'projects', page, status],
      queryFn: ({ signal }) =>
        request(
          'GET /api/organizations/:id/projects',
          {
            params: { id },
            query: {
              ...(status && { filters: { status: { $eq: status } } }),
              populate: ['study_areas'],
              sort: 'createdAt:desc',
              pagination: { page },
            },
          },
          { signal },
        ),
    }),
};

export const createOrganization = (data: NewOrganization) => request('POST /api/organizations', { body: { data } });
