import { type Column, type Table } from '@tanstack/react-table';
import { type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { ChooseBox } from './ChooseBox.tsx';
import { type DataColumn, type Identified } from './data-column.ts';
import styles from './DataTable.module.css';
import { tableRoles } from './table-roles.ts';

interface TableHeadProps<Row extends Identified> {
  table: Table<Row>;
  columns: readonly DataColumn<Row>[];
  hasChoice: boolean;
  hasActions: boolean;
}

/** Headings of the columns. On a phone, the sortable ones are a row of buttons above the cards. */
export function TableHead<Row extends Identified>({
  table,
  columns,
  hasChoice,
  hasActions,
}: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.rowGroup} className={styles.head}>
      <tr {...tableRoles.row} className={styles.headRow}>
        {hasChoice && (
          <td {...tableRoles.cell} className={styles.choose}>
            <ChooseBox
              label="Elegir toda la página"
              chosen={table.getIsAllPageRowsSelected()}
              mixed={table.getIsSomePageRowsSelected()}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          </td>
        )}
        {columns.map(({ id, label, align }) => (
          <Heading key={id} column={table.getColumn(id)} align={align}>
            {label}
          </Heading>
        ))}
        {hasActions && (
          <th {...tableRoles.columnHeader} scope="col" className={styles.actions}>
            <VisuallyHidden>Acciones</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadingProps<Row> {
  column: Column<Row> | undefined;
  align: 'end' | undefined;
  children: ReactNode;
}

function Heading<Row>({ column, align, children }: HeadingProps<Row>) {
  if (!column?.getCanSort()) {
    return (
      <th {...tableRoles.columnHeader} scope="col" className={styles.heading} data-align={align}>
        {children}
      </th>
    );
  }
  const sorted = column.getIsSorted();
  const direction = sorted === false ? column.getFirstSortDir() : sorted;
  return (
    <th
      {...tableRoles.columnHeader}
      scope="col"
      className={styles.heading}
      data-align={align}
      data-sortable=""
      aria-sort={sorted === false ? undefined : sorted === 'desc' ? 'descending' : 'ascending'}
    >
      <button type="button" className={styles.sort} onClick={column.getToggleSortingHandler()}>
        <span>{children}</span>
        {/* Always in the layout, so that a column keeps its width. */}
        <Icon name={direction === 'desc' ? 'chevron-down' : 'chevron-up'} className={styles.direction} />
      </button>
    </th>
  );
}
