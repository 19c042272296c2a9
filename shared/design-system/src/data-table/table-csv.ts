import { type CsvCell, csvText } from '@puente/contract/csv';
import { type DataColumn } from './data-column.ts';

/** Returns a CSV file with the visible columns that have a `csv` cell. `csvText` makes formulas harmless. */
export function tableCsv<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  hidden: readonly string[] = [],
): string {
  const written = columns.flatMap(({ id, label, csv }) =>
    csv === undefined || hidden.includes(id) ? [] : [{ label, csv }],
  );
  return csvText([
    written.map(({ label }) => label),
    ...rows.map((row) => written.map(({ csv }): CsvCell => csv(row))),
  ]);
}
