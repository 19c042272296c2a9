import { dayInSpain } from './day-in-spain.ts';
import { isPhone } from './phone.ts';

/** Content of a cell: text, a number, or null for an empty cell. */
export type CsvCell = string | number | null;

/**
 * Returns a CSV file for spreadsheet programs with Spanish settings (`;` between cells, decimal commas). Every text is quoted, so that no
 * other separator splits it. Texts that look like a formula get an apostrophe, and telephone numbers get brackets. All CSV files of the
 * product are written here.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');

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

/** Byte order mark: without it, Excel does not recognise UTF-8. */
const byteOrderMark = '\uFEFF';

/** Start of a formula, also in the full-width characters that Excel treats alike. Programs skip leading spaces and invisible characters. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]/u;

/** International telephone number: country code with its plus (ITU-T E.164), and the rest. */
const international =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})[\s.-]{0,3}(\d.*)$/;

/** Puts the country code in brackets. A leading plus starts a formula, so spreadsheet programs would show an error or another number. */
const withoutPlus = (phone: string): string => phone.replace(international, '(+$1) $2');

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = isPhone(cell) ? withoutPlus(cell) : cell;
  const text = formula.test(safe) ? `'${safe}` : safe;
  return `"${text.replaceAll('"', '""')}"`;
}
