import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Page } from '@puente/contract/query';
import { Pagination } from '../pagination/index.ts';
import { QueryState, type QueryStateProps } from '../retry/index.ts';
import { Text, VisuallyHidden } from '../text/index.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import {
  type DataColumn,
  type Identified,
  type RowParts,
  type TableChoice,
  type TableSort,
} from './data-column.ts';
import styles from './DataTable.module.css';
import { TableGrid } from './TableGrid.tsx';

export interface DataTableProps<Row extends Identified> extends RowParts<Row> {
  /** Name of the table: 'Organizaciones por verificar'. */
  caption: string;
  /** '34 organizaciones'. */
  count: (total: number) => string;
  /** Title of the error: 'No hemos podido cargar las organizaciones'. */
  failed: string;
  columns: readonly DataColumn<Row>[];
  /** Query of the current page: `stateOf` in `@puente/platform/query`. */
  query: QueryStateProps<Page<Row>>['query'];
  /** True while another page or order is loading; the former rows remain readable until then. */
  busy?: boolean | undefined;
  /** Content in place of an empty table, such as `NothingListed`. */
  empty: ReactNode;
  sort: TableSort;
  /** Names of hidden columns. */
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
  pageHref: (page: number) => string;
  /** Rows of a page, as many as the skeleton has. */
  pageSize?: number | undefined;
  /** Element that gets the focus when the page of the list changes. */
  region?: RefObject<HTMLElement | null> | undefined;
  choice?: TableChoice<Row['id']> | undefined;
  /** Fields above the table, side by side where they fit. */
  filters?: ReactNode;
  /** `ActiveFilters`. */
  active?: ReactNode;
  /** Buttons next to the choice of columns. */
  tools?: ReactNode;
}

/**
 * Table with which staff look after many records. The server sorts and pages; all state is in the properties, so that a page can keep it in
 * its address. On a phone each row is a card.
 */
export function DataTable<Row extends Identified>({
  caption,
  count,
  failed,
  columns,
  query,
  busy = false,
  empty,
  sort,
  hidden,
  onHide,
  pageHref,
  pageSize = 10,
  region,
  choice,
  filters,
  active,
  tools,
  ...parts
}: DataTableProps<Row>) {
  const [, ...hideable] = columns;
  const visible = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    [columns, hidden],
  );
  const grid = (rows: readonly Row[] | undefined) => (
    <TableGrid
      {...parts}
      caption={caption}
      columns={visible}
      rows={rows}
      skeletons={pageSize}
      busy={busy}
      sort={sort}
      choice={choice}
    />
  );
  const { data } = query;
  const sorter = columns.find(({ id }) => id === sort.by);

  return (
    <section ref={region} tabIndex={-1} aria-label={caption} className={styles.section}>
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      {active}
      <div className={styles.toolbar}>
        <Text role="status" className={styles.status}>
          <span>{data ? count(data.meta.pagination.total) : query.isPending ? 'Cargando…' : ''}</span>
          {data && sorter && (
            <VisuallyHidden>{`. Orden: ${sorter.label}, ${sort.descending ? 'descendente' : 'ascendente'}`}</VisuallyHidden>
          )}
        </Text>
        <div className={styles.tools}>
          {tools}
          <ColumnChooser columns={hideable} hidden={hidden} onHide={onHide} />
        </div>
      </div>
      <QueryState query={query} skeleton={grid(undefined)} failed={failed} empty={empty}>
        {(page) => grid(page.data)}
      </QueryState>
      {choice && (
        <ChosenBar
          count={choice.chosen.size}
          elsewhere={choice.chosen.size - (data?.data ?? []).filter(({ id }) => choice.chosen.has(id)).length}
          actions={choice.actions}
          onClear={() => choice.onChoose(new Set())}
        />
      )}
      {data && (
        <Pagination
          page={data.meta.pagination.page}
          pageCount={data.meta.pagination.pageCount}
          href={pageHref}
          label={`Páginas de la tabla ${caption}`}
        />
      )}
    </section>
  );
}
