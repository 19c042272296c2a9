import { isPhone } from './phone.ts';

/** A cell: text, a number, or nothing. */
export type CsvCell = string | number | null;

/**
 * A file that spreadsheet programs open as it is meant: rows of cells, for Spanish settings (`;` between cells, decimal commas).
 * Every text stands in quotes, so that no other separator splits it, and one that a program would take for a formula gets an
 * apostrophe before it, which says 'text'. Telephone numbers get brackets instead. The only place of the product that writes such files.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');

/** Without it Excel takes UTF-8 for another encoding. */
const byteOrderMark = '\uFEFF';

/**
 * What begins a formula, also in the wide letters that Excel takes for the usual ones. Programs leave out spaces and letters
 * without a shape before it.
 */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]/u;

/** Country code of a telephone number with its plus (ITU-T E.164), and the number itself. */
const international =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})[\s.-]{0,3}(\d.*)$/;

/** Puts the code in brackets: a leading plus begins a sum, and spreadsheet programs show an error or another number. */
const withoutPlus = (phone: string): string => phone.replace(international, '(+$1) $2');

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = isPhone(cell) ? withoutPlus(cell) : cell;
  const text = formula.test(safe) ? `'${safe}` : safe;
  return `"${text.replaceAll('"', '""')}"`;
}
