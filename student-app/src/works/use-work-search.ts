import * as studyQueries from '@puente/client/study-queries';
import { workQueries } from '@puente/client/works';
import { useListSearch } from '@puente/platform/list-page';
import type { Search } from '@puente/platform/lists';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { workSearch, worksOf } from './search.ts';

/** Search in the address, with functions to change it. */
export function useWorkSearch() {
  const areas = useQuery(studyQueries.areas()).data?.map(({ name }) => name);
  const queryClient = useQueryClient();
  return useListSearch(workSearch, {
    known: { ...(areas && { area: areas }) },
    prefetch: (search) => queryClient.prefetchQuery(workPage(search)),
  });
}

export type WorkControls = ReturnType<typeof useWorkSearch>;

/** Loads a page of the works that a search finds. */
export const useWorkList = (search: Search) => useQuery(workPage(search));

const workPage = (search: Search) => workQueries.list(worksOf(search));
