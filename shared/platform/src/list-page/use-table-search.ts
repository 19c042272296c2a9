import { useMemo } from 'react';
import type { ListCall } from '../lists/list-call.ts';
import { sortName, sortOf, type TableSearch } from '../lists/table-search.ts';
import { useSearchParams } from '../router/index.ts';
import { type ListSettings, useListSearch } from './use-list-search.ts';
import { useNewPageFocus } from './use-new-page-focus.ts';

/** Parameter of the address for each hidden column. */
const hiddenColumns = 'hidden';

/**
 * Search state of a table, which is stored in the address only: filters, sort, page and hidden columns. Returns the controls of
 * `useListSearch`, the query for the API, and properties of `DataTable` in the design system. Moves the focus when the page changes.
 */
export function useTableSearch<Call extends ListCall, Name extends string>(
  search: TableSearch<Call, Name>,
  { keeps = [], ...settings }: ListSettings = {},
) {
  const controls = useListSearch(search.list, { ...settings, keeps: [...keeps, hiddenColumns] });
  useNewPageFocus(controls.search, controls.region);
  const [params, setParams] = useSearchParams();
  const { starts, pageSize } = search;

  // The same array as long as the columns are the same: unchanged rows are not rendered again.
  const names = params.getAll(hiddenColumns).join('\n');
  const hidden = useMemo(() => (names === '' ? [] : names.split('\n')), [names]);

  return {
    controls,
    query: search.toQuery(controls.search),
    table: {
      region: controls.region,
      sort: {
        ...sortOf(controls.search.sort),
        starts,
        onSort: (by: string, descending: boolean) => controls.sort.onSort(sortName(by, descending)),
      },
      hidden,
      /** Replaces the history entry: the back button leads to the search before, not to the columns before. */
      onHide: (next: readonly string[]) => {
        const others = [...params].filter(([name]) => name !== hiddenColumns);
        setParams(new URLSearchParams([...others, ...next.map((column) => [hiddenColumns, column])]), {
          replace: true,
          preventScrollReset: true,
        });
      },
      pageHref: controls.pageHref,
      pageSize,
    },
  };
}
