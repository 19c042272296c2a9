import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/**
 * How much there is for everybody to see: totals of public lists, and how many each option of a filter would give. A file of
 * its own: pages that only count download none of what the lists can do. One record comes with each: the API has no smaller page.
 */
const fewest = { page: 1, pageSize: 1 } as const;

/** Projects that take applications. */
export const openProjects = () =>
  queryOptions({
    queryKey: ['projects', 'counts'],
    queryFn: async ({ signal }) => {
      const facets = ['study_areas', 'location', 'type', 'paid', 'internship'] as const;
      const query = { facets: [...facets], pagination: fewest };
      return (await request('GET /api/projects', { query }, { signal })).meta;
    },
  });

/** Works of the repository. */
export const publishedWorks = () =>
  queryOptions({
    queryKey: ['works', 'counts'],
    queryFn: async ({ signal }) => {
      const facets = ['study_areas', 'university', 'status'] as const;
      const query = { facets: [...facets], pagination: fewest };
      return (await request('GET /api/tfxes', { query }, { signal })).meta;
    },
  });

/** How many organisations have published something. */
export const activeOrganizations = () =>
  queryOptions({
    queryKey: ['organizations', 'active', 'count'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations/active', { query: { pagination: fewest } }, { signal })).meta
        .pagination.total,
  });
