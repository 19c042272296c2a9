import { messageOf } from '@puente/client/api-error';
import { type CsvCell, csvText } from '@puente/contract/csv';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { saveFile } from '@puente/platform/files';
import { showToast } from '@puente/platform/ui';

/** Heading of a column, and its cell of a row. */
export type CsvColumn<Row> = readonly [heading: string, cellOf: (row: Row) => CsvCell];

/** A file with a line for each row. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  csvText([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row))),
  ]);

/** '2026-11-20': spreadsheet programs order it as a date. */
export const csvDay = (moment: string | null | undefined): CsvCell =>
  moment ? dayInSpain(new Date(moment)) : null;

/** Gives the user a CSV file once it is ready, or says why it is not and offers to try again. */
export async function saveCsv(name: string, make: () => Promise<string>): Promise<void> {
  try {
    saveFile(await make(), { name: `${name}.csv`, type: 'text/csv' });
  } catch (error) {
    showToast({
      tone: 'danger',
      message: `No hemos podido preparar el archivo. ${messageOf(error)}`,
      action: { label: 'Reintentar', onPress: () => void saveCsv(name, make) },
    });
  }
}
