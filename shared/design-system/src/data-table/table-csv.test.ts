import { type DataColumn } from './data-column.ts';
import { tableCsv } from './table-csv.ts';

interface Problem {
  title: string;
  reports: number;
}

const columns: readonly DataColumn<Problem>[] = [
  { id: 'title', label: 'Problema', cell: ({ title }) => title, csv: ({ title }) => title },
  { id: 'reports', label: 'Avisos', cell: ({ reports }) => reports, csv: ({ reports }) => reports },
  { id: 'state', label: 'Estado', cell: () => 'Abierto' },
];

it('has the columns with a cell for files, in their order', () => {
  expect(tableCsv(columns, [{ title: 'No carga', reports: 1.5 }])).toBe(
    '\uFEFF"Problema";"Avisos"\r\n"No carga";1,5\r\n',
  );
});

it('leaves out hidden columns', () => {
  expect(tableCsv(columns, [], ['title'])).toBe('\uFEFF"Avisos"\r\n');
});

it('runs no formula', () => {
  expect(tableCsv(columns, [{ title: '=HYPERLINK("https://example.org")', reports: 1 }])).toContain(
    `"'=HYPERLINK(""https://example.org"")"`,
  );
});
