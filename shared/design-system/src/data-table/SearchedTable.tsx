import { type ReactNode, type RefObject } from 'react';
import { Stack } from '../layout/index.ts';
import {
  ActiveFilters,
  type ActiveFiltersProps,
  KeywordSearch,
  type KeywordSearchProps,
  NothingListed,
  type NothingListedProps,
} from '../lists/index.ts';
import { type Identified } from './data-column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

type Given = 'sort' | 'hidden' | 'onHide' | 'pageHref' | 'pageSize' | 'region';

export interface SearchedTableProps<Row extends Identified> extends Omit<
  DataTableProps<Row>,
  Given | 'active' | 'empty'
> {
  /** State of the search in the address: `useTableSearch` in `@puente/platform/list-page`. */
  search: {
    controls: {
      keyword: Pick<KeywordSearchProps, 'q' | 'onSearch'>;
      chips: ActiveFiltersProps['chips'];
      clear: () => void;
      region: RefObject<HTMLElement | null>;
      pageHref: (page: number) => string;
      isNarrowed: boolean;
    };
    table: Pick<DataTableProps<Row>, Given>;
  };
  /** Words of the field above the table; without them there is none. */
  keyword?: Pick<KeywordSearchProps, 'title' | 'label' | 'placeholder'> | undefined;
  /** Words for a search without results. */
  nothing: Pick<NothingListedProps, 'title' | 'advice' | 'allLabel'>;
  /** Content when there is no record at all. */
  none: ReactNode;
}

/** Table with its search: a field for words, the chips of its filters, and what to do when nothing is found. */
export function SearchedTable<Row extends Identified>({
  search: { controls, table },
  keyword,
  nothing,
  none,
  query,
  ...rest
}: SearchedTableProps<Row>) {
  return (
    <Stack gap={5}>
      {keyword && <KeywordSearch {...keyword} {...controls.keyword} />}
      <DataTable
        {...table}
        {...rest}
        query={query}
        active={<ActiveFilters chips={controls.chips} onClear={controls.clear} results={controls.region} />}
        empty={
          <NothingListed
            {...nothing}
            total={query.data?.meta.pagination.total ?? 0}
            first={controls.pageHref(1)}
            isNarrowed={controls.isNarrowed}
            ways={[]}
            onAll={controls.clear}
          >
            {none}
          </NothingListed>
        }
      />
    </Stack>
  );
}
