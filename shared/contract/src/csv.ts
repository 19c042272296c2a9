/** A cell: text, a number, or nothing. */
export type CsvCell = string | number | null;

/**
 * A file that spreadsheet programs open as it is meant: rows of cells, for Spanish settings (`;` between cells, decimal commas).
 * Every text stands in quotes, so that no other separator splits it, and one that a program would reckon as a formula gets an
 * apostrophe before it, which says 'text'. The only place of the product that writes such files.
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

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
