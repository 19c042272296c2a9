import { useMemo, useRef } from 'react';
import busyStyles from '../lists/BusyLine.module.css';
import { VisuallyHidden } from '../text/index.ts';
import {
  type DataColumn,
  type Identified,
  type RowParts,
  type TableChoice,
  type TableSort,
} from './data-column.ts';
import styles from './DataTable.module.css';
import { SkeletonRows } from './SkeletonRows.tsx';
import { tableRoles } from './table-roles.ts';
import { TableHead } from './TableHead.tsx';
import { type RowContent, TableRow } from './TableRow.tsx';
import { useOverflow } from './use-overflow.ts';
import { useRowsTable } from './use-rows-table.ts';

interface TableGridProps<Row extends Identified> extends RowParts<Row> {
  caption: string;
  /** Visible columns. */
  columns: readonly DataColumn<Row>[];
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  skeletons: number;
  busy: boolean;
  sort: TableSort;
  choice: TableChoice<Row['id']> | undefined;
}

/** The table itself. Its frame scrolls sideways, and then takes the focus, only if the columns do not fit. */
export function TableGrid<Row extends Identified>({
  caption,
  columns,
  rows = noRows,
  skeletons,
  busy,
  sort,
  choice,
  nameOf,
  open,
  rowActions,
}: TableGridProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const table = useRowsTable({ rows, columns, sort, choice });
  const models = table.getRowModel().rows;
  const contents = useMemo(
    () =>
      models.map((model): RowContent => {
        const row = model.original;
        const [first, ...others] = columns;
        return {
          id: model.id,
          chooseLabel: `Elegir ${nameOf(row)}`,
          onToggle: model.getToggleSelectedHandler(),
          title: first?.cell(row),
          target: open?.(row),
          cells: others.map(({ cell, id, label, align, brief }) => ({
            id,
            label,
            align,
            brief,
            content: cell(row),
          })),
          actions: rowActions?.(row),
        };
      }),
    [models, columns, nameOf, open, rowActions],
  );
  const shape = { hasChoice: choice !== undefined, hasActions: rowActions !== undefined };
  const isLoading = rows === noRows;
  const isBusy = busy || isLoading;

  return (
    <div className={busyStyles.busy} aria-busy={isBusy}>
      <div
        ref={frame}
        className={styles.frame}
        data-overflows={overflows || undefined}
        {...(overflows && {
          role: 'region',
          'aria-label': `${caption}: desplázate para ver todas las columnas`,
          // Scrollable regions must be focusable.
          tabIndex: 0,
        })}
      >
        <table {...tableRoles.table} className={styles.table} aria-busy={isBusy}>
          <caption className={styles.caption}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <TableHead table={table} columns={columns} {...shape} />
          <tbody {...tableRoles.rowGroup} className={styles.body}>
            {isLoading ? (
              <SkeletonRows count={skeletons} cells={columns.length - 1} {...shape} />
            ) : (
              contents.map((row) => (
                <TableRow key={row.id} row={row} chosen={table.getRow(row.id).getIsSelected()} {...shape} />
              ))
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const noRows: readonly never[] = [];
