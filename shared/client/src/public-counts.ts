import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/**
 * Page size for counts of public lists: one record, the smallest that the API allows. The counts have their own file so that pages that
 * need only counts do not download the lists' code.
 */
const fewest = { page: 1, pageSize: 1 } as const;

/** Number of projects that take applications, in total and by filter option. */
export const openProjects = () =>
  queryOptions({
    queryKey: ['projects', 'counts'],
    queryFn: async ({ signal }) => {
      const facets = ['study_areas', 'location', 'type', 'paid', 'internship'] as const;
      const query = { facets: [...facets], pagination: fewest };
      return (await request('GET /api/projects', { query }, { signal })).meta;
    },
  });

/** Number of works in the repository, in total and by filter option. */
export const publishedWorks = () =>
  queryOptions({
    queryKey: ['works', 'counts'],
    queryFn: async ({ signal }) => {
      const facets = ['study_areas', 'university', 'status'] as const;
      const query = { facets: [...facets], pagination: fewest };
      return (await request('GET /api/tfxes', { query }, { signal })).meta;
    },
  });

/** Number of organisations that have published something. */
export const activeOrganizations = () =>
  queryOptions({
    queryKey: ['organizations', 'active', 'count'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations/active', { query: { pagination: fewest } }, { signal })).meta
        .pagination.total,
  });
