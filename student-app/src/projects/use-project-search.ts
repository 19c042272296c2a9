import * as studyQueries from '@puente/client/study-queries';
import { useListSearch } from '@puente/platform/list-page';
import type { Search } from '@puente/platform/lists';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { projectPage, projectSearch } from './search.ts';

/** Search in the address, with functions to change it. */
export function useProjectSearch() {
  const areas = useQuery(studyQueries.areas()).data?.map(({ name }) => name);
  const user = useUser();
  const queryClient = useQueryClient();
  return useListSearch(projectSearch, {
    known: { ...(areas && { area: areas }) },
    prefetch: (search) => queryClient.prefetchQuery(projectPage(search, user)),
  });
}

export type ProjectControls = ReturnType<typeof useProjectSearch>;

/** Loads a page of the projects that a search finds. */
export const useProjectList = (search: Search) => useQuery(projectPage(search, useUser()));
