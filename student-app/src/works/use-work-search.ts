import * as studyQueries from '@puente/client/study-queries';
import { workQueries } from '@puente/client/works';
import { useListSearch, type Search } from '@puente/platform/lists';
import { useQuery } from '@puente/platform/query';
import { workSearch, worksOf } from './search.ts';

/** The search of the address, and the ways to change it. */
export function useWorkSearch() {
  const areas = useQuery(studyQueries.areas()).data?.map(({ name }) => name);
  return useListSearch(workSearch, { known: { ...(areas && { area: areas }) } });
}

export type WorkControls = ReturnType<typeof useWorkSearch>;

/** The page of works that a search finds. */
export const useWorkList = (search: Search) => useQuery(workQueries.list(worksOf(search)));
