export {
  type DataColumn,
  type Identified,
  type RowTarget,
  type TableChoice,
  type TableSort,
} from './data-column.ts';
export { TableCsv, type TableCsvProps } from './TableCsv.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { FilterSelects, type FilterSelectsProps } from './FilterSelects.tsx';
export { SearchedTable, type SearchedTableProps } from './SearchedTable.tsx';
