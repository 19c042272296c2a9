import { messageOf } from '@puente/client/api-error';
import {
  changeSavedSearch,
  removeSavedSearch,
  savedSearchQueries,
  saveSearch,
  type NewSavedSearch,
  type SavedSearchChange,
} from '@puente/client/saved-searches';
import type { SavedSearch } from '@puente/contract/entities/saved-search';
import type { SavedSearchId } from '@puente/contract/ids';
import { useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

/** The signed-in student's saved searches, and what can be done with them. A refusal is told; nothing else changes then. */
export function useSavedSearches() {
  const queryClient = useQueryClient();
  const query = savedSearchQueries.all();
  const searches = useQuery(query);

  const onError = (error: Error) => showToast({ tone: 'danger', message: messageOf(error) });
  const put = ({ data }: { data: SavedSearch }) =>
    queryClient.setQueryData<SavedSearch[]>(query.queryKey, (known = []) =>
      known.some(({ id }) => id === data.id)
        ? known.map((search) => (search.id === data.id ? data : search))
        : [data, ...known],
    );

  const save = useMutation({
    mutationFn: (search: NewSavedSearch) => saveSearch(search),
    networkMode: 'always',
    onSuccess: put,
    onError,
  });
  const change = useMutation({
    mutationFn: ({ id, ...data }: SavedSearchChange & { id: SavedSearchId }) => changeSavedSearch(id, data),
    networkMode: 'always',
    onSuccess: put,
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: SavedSearchId) => removeSavedSearch(id),
    networkMode: 'always',
    onSuccess: (_, gone) =>
      queryClient.setQueryData<SavedSearch[]>(query.queryKey, (known = []) =>
        known.filter(({ id }) => id !== gone),
      ),
    onError,
  });
  return { searches, save, change, remove };
}
