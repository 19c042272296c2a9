import { resourceQueries } from '@puente/client/resources';
import type { ResourcePurpose } from '@puente/contract/constants/resources';
import { href } from '@puente/platform/links';
import { useListSearch } from '@puente/platform/list-page';
import type { Search } from '@puente/platform/lists';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { purposeOf, resourceSearch, resourcesOf } from './search.ts';

/** Search and purpose in the address, with functions to change the search. */
export function useResourceSearch() {
  const [address] = useSearchParams();
  const purpose = purposeOf(address);
  const queryClient = useQueryClient();
  const list = useListSearch(resourceSearch, {
    keeps: ['purpose'],
    path: href('resources'),
    prefetch: (search) => queryClient.prefetchQuery(resourcePage(search, purpose)),
  });
  return { ...list, purpose };
}

export type ResourceControls = ReturnType<typeof useResourceSearch>;

/** Loads a page of the resources that a search finds. */
export const useResourceList = (search: Search, purpose: ResourcePurpose | null) =>
  useQuery(resourcePage(search, purpose));

const resourcePage = (search: Search, purpose: ResourcePurpose | null) =>
  resourceQueries.list(resourcesOf(search, purpose));
