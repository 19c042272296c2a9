import { messageOf } from '@puente/client/api-error';
import {
  changeSavedSearch,
  type NewSavedSearch,
  removeSavedSearch,
  type SavedSearchChange,
  savedSearchQueries,
  saveSearch,
} from '@puente/client/saved-searches';
import type { SavedSearch } from '@puente/contract/entities/saved-search';
import type { SavedSearchId } from '@puente/contract/ids';
import { useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

/**
 * Saved searches of the signed-in student, with functions to change them. An error changes nothing: a dialog shows it (`error`), a change
 * of frequency shows a toast.
 */
export function useSavedSearches() {
  const queryClient = useQueryClient();
  const query = savedSearchQueries.all();
  const searches = useQuery(query);

  const put = ({ data }: { data: SavedSearch }) =>
    queryClient.setQueryData<SavedSearch[]>(query.queryKey, (known = []) =>
      known.some(({ id }) => id === data.id)
        ? known.map((search) => (search.id === data.id ? data : search))
        : [data, ...known],
    );

  const save = useMutation({
    mutationFn: (search: NewSavedSearch) => saveSearch(search),
    onSuccess: put,
  });
  const change = useMutation({
    mutationFn: ({ id, ...data }: SavedSearchChange & { id: SavedSearchId }) => changeSavedSearch(id, data),
    onSuccess: put,
    onError: (error) => showToast({ tone: 'danger', message: messageOf(error) }),
  });
  const remove = useMutation({
    mutationFn: (id: SavedSearchId) => removeSavedSearch(id),
    onSuccess: (_, gone) =>
      queryClient.setQueryData<SavedSearch[]>(query.queryKey, (known = []) =>
        known.filter(({ id }) => id !== gone),
      ),
  });
  return { searches, save, change, remove, put };
}
