import type { PDFFont } from '@cantoo/pdf-lib';
import { legibleIn } from './fonts.ts';

/** Breaks a text into rows that fit a width in points. Words that are too long are cut. */
export function rowsOf(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (row: string) => font.widthOfTextAtSize(row, size) <= width;
  const rows: string[] = [];
  let row = '';
  for (const word of legibleIn(font, text).split(' ')) {
    let rest = word;
    if (row !== '' && !fits(`${row} ${rest}`)) {
      rows.push(row);
      row = '';
    }
    while (!fits(rest)) {
      let length = rest.length - 1;
      while (length > 1 && !fits(rest.slice(0, length))) length -= 1;
      rows.push(rest.slice(0, length));
      rest = rest.slice(length);
    }
    row = row === '' ? rest : `${row} ${rest}`;
  }
  return [...rows, row];
}
