import { Button } from '../button/index.ts';
import { type DataColumn } from './data-column.ts';
import { tableCsv } from './table-csv.ts';

export interface TableCsvProps<Row> {
  columns: readonly DataColumn<Row>[];
  hidden: readonly string[];
  /** Rows of the file: those of the page. */
  rows: readonly Row[];
  /** Gives the user the file: `saveFile` of `@puente/platform/files`. */
  onFile: (csv: string) => void;
}

/** Button for `tools` that downloads the visible columns of the page's rows. */
export function TableCsv<Row>({ columns, hidden, rows, onFile }: TableCsvProps<Row>) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="download"
      onClick={() => onFile(tableCsv(columns, rows, hidden))}
    >
      Descargar página (CSV)
    </Button>
  );
}
