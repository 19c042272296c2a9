import type { ReactNode } from 'react';
import type { Page } from '@puente/contract/query';
import { Results, type SortSelectProps } from '@puente/design-system/lists';
import { useEmptySearch } from '@puente/platform/analytics';
import {
  keywordReading,
  type ListControls,
  type ListWords,
  useListResults,
} from '@puente/platform/list-page';
import type { Asked } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';

interface ListResultsProps<Item extends { id: number }> {
  controls: ListControls<never>;
  /** Order of the list when it differs from the address. */
  order?: Pick<SortSelectProps, 'options' | 'value'>;
  /** Query for the current page. */
  list: Asked<Page<Item>> & { isPlaceholderData: boolean };
  /** True while data that the cards need is loading. Rendering them early would shift the layout. */
  waiting?: boolean;
  words: ListWords;
  /** Action next to the number of results. */
  action?: ReactNode;
  /** Content instead of an empty list: no results at all, or none on this page. */
  nothing: (total: number) => ReactNode;
  /**
   * Renders one item as a card with a level-2 heading. Keep the function's identity stable, so that unchanged cards are not rendered again.
   */
  children: (item: Item) => ReactNode;
}

/** Results of a list page in all their states: count, order and cards. */
export function ListResults<Item extends { id: number }>({
  controls,
  order,
  list,
  waiting = false,
  words,
  action,
  nothing,
  children,
}: ListResultsProps<Item>) {
  const { data } = list;
  const results = useListResults(controls, list, words);
  useReady(data !== undefined && !waiting);
  useEmptySearch(data?.meta.pagination.total === 0 && controls.isNarrowed);

  return (
    <Results
      {...results}
      reading={keywordReading(controls, data)}
      filters={controls.toggle}
      sort={{ ...results.sort, ...order }}
      action={data !== undefined && action}
      waiting={list.isPending || waiting}
      nothing={() => nothing(data?.meta.pagination.total ?? 0)}
    >
      {children}
    </Results>
  );
}
