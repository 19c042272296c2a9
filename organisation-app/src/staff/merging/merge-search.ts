import { mergeQueries } from '@puente/client/merges';
import { type Search, tableSearch } from '@puente/platform/lists';

/** Search of staff for merges: the address of /staff/fusiones and its API query. */
export const mergeSearch = tableSearch('GET /api/merges', () => ({
  filters: {},
  sorts: { merged: ['mergedAt:desc', 'mergedAt:asc'] },
  pageSize: 25,
}));

export const mergePage = (search: Search) => mergeQueries.list(mergeSearch.toQuery(search));
