import { type CsvCell, csvText } from '@puente/contract/csv';
import { dayInSpain } from '@puente/contract/day-in-spain';

/** Heading of a column, and a function that returns its cell for a row. */
export type CsvColumn<Row> = readonly [heading: string, cellOf: (row: Row) => CsvCell];

/** Returns a CSV file with a line for each row. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  csvText([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row))),
  ]);

/** '2026-11-20': spreadsheets recognise it as a date. */
export const csvDay = (moment: string | null | undefined): CsvCell =>
  moment ? dayInSpain(new Date(moment)) : null;
