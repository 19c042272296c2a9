import {
  type ColumnDef,
  functionalUpdate,
  getCoreRowModel,
  type RowSelectionState,
  type Table,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DataColumn, type Identified, type TableChoice, type TableSort } from './data-column.ts';

interface RowsTable<Row extends Identified> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  sort: TableSort;
  choice: TableChoice<Row['id']> | undefined;
}

/** TanStack Table for one page of rows that the server has sorted and paged. All state is in the properties. */
export function useRowsTable<Row extends Identified>({
  rows,
  columns,
  sort,
  choice,
}: RowsTable<Row>): Table<Row> {
  const { by, descending, starts, onSort } = sort;
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(
    () =>
      columns.map(({ id, label }): ColumnDef<Row> => {
        const start = starts[id];
        return {
          id,
          header: label,
          // TanStack sorts only columns with an accessor, even if the server sorts.
          accessorFn: (row) => row.id,
          enableSorting: start !== undefined,
          sortDescFirst: start === 'descending',
        };
      }),
    [columns, starts],
  );
  const sorting = [{ id: by, desc: descending }];
  const chosen = choice?.chosen ?? nothing;
  const rowSelection: RowSelectionState = Object.fromEntries([...chosen].map((id) => [String(id), true]));

  return useReactTable({
    data,
    columns: definitions,
    getCoreRowModel: getCoreRowModel(),
    getRowId: (row) => String(row.id),
    manualSorting: true,
    manualPagination: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, rowSelection },
    onSortingChange: (change) => {
      const [next] = functionalUpdate(change, sorting);
      if (next) onSort(next.id, next.desc);
    },
    onRowSelectionChange: (change) => {
      const next = functionalUpdate(change, rowSelection);
      const known = new Set([...chosen, ...rows.map(({ id }) => id)]);
      choice?.onChoose(new Set([...known].filter((id) => next[String(id)] === true)));
    },
  });
}

const nothing: ReadonlySet<never> = new Set<never>();
