import { emptySearchQueries } from '@puente/client/empty-searches';
import { searchSynonymQueries } from '@puente/client/search-synonyms';
import { listSearch, type Search } from '@puente/platform/lists';
import type { QueryClient } from '@puente/platform/query';

/** Pages and orders of the empty searches, in the address. */
export const emptySearchList = listSearch('GET /api/empty-searches', () => ({
  filters: {},
  sorts: {
    often: { label: 'Más buscadas', order: 'times:desc' },
    latest: { label: 'Más recientes', order: 'lastDay:desc' },
  },
}));

export const emptySearchPage = (search: Search) => emptySearchQueries.list(emptySearchList.toQuery(search));

export function prefetchSearches(queryClient: QueryClient, address: URLSearchParams): void {
  void queryClient.prefetchQuery(emptySearchPage(emptySearchList.read(address)));
  void queryClient.prefetchQuery(searchSynonymQueries.all());
}
