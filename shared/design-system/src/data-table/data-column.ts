import { type ReactNode } from 'react';
import { type CsvCell } from '@puente/contract/csv';

/** A row has an id that is unique in the whole list, not only on its page. */
export interface Identified {
  id: string | number;
}

/** The first column names the row: it heads the row and cannot be hidden. */
export interface DataColumn<Row> {
  /** Name in the address: `sort=name-desc`, `hidden=name`. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the end. */
  align?: 'end' | undefined;
  /** Keeps short values such as dates and states in one line. */
  brief?: boolean | undefined;
  /** Cell in a CSV file. A column without it is not in the file. */
  csv?: ((row: Row) => CsvCell) | undefined;
}

export interface TableSort {
  /** Column that sorts the rows. */
  by: string;
  descending: boolean;
  /** Direction of the first click, for each sortable column: newest first, or A first. */
  starts: Readonly<Record<string, 'ascending' | 'descending'>>;
  onSort: (by: string, descending: boolean) => void;
}

/** Rows that the user has chosen. Rows of other pages stay chosen. */
export interface TableChoice<Id> {
  chosen: ReadonlySet<Id>;
  onChoose: (chosen: ReadonlySet<Id>) => void;
  /** Buttons for the chosen rows. */
  actions: ReactNode;
}

/** Target of a row's name: a page, or an action such as opening a dialog. */
export type RowTarget = { href: string } | { onPress: () => void };

/** Parts of a row that are not columns. Pass stable functions, so that unchanged rows are not rendered again. */
export interface RowParts<Row> {
  /** Name of a row in labels: 'Elegir Fundación Aro'. */
  nameOf: (row: Row) => string;
  open?: ((row: Row) => RowTarget) | undefined;
  /** Buttons at the end of a row. Their names contain the name of the row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
}
