import { applicationTexts } from '@puente/contract/constants/application-texts';
import { statuses } from '@puente/contract/constants/statuses';
import type { CsvCell } from '@puente/contract/csv';
import { type CsvColumn, csvDay, csvOf } from '@puente/contract/csv';
import type { DeskApplication, DeskWords } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { textLabels } from './text-labels.ts';

type Row = DeskApplication & { words: DeskWords | undefined };

/** Absolute address, which works from within a file. */
const link = (path: string | null | undefined): CsvCell =>
  path ? new URL(path, window.location.origin).href : null;

const columns: readonly CsvColumn<Row>[] = [
  ['Nombre', ({ name }) => name],
  ['Apellidos', ({ surname }) => surname],
  ['Estado', ({ status }) => statuses[status]],
  ['Titulación', ({ degrees }) => degrees.join(', ')],
  ['Universidad', ({ university }) => university],
  ['Provincia', ({ province }) => province],
  ['Enviada', ({ createdAt }) => csvDay(createdAt)],
  ['Responder antes de', ({ answer_due: due }) => csvDay(due)],
  ['Respondida', ({ words }) => csvDay(words?.answered_at)],
  ['Buena candidatura', ({ good_candidate: good }) => (good ? 'Sí' : 'No')],
  ['Correo electrónico', ({ email }) => email],
  ['Teléfono', ({ phone }) => phone],
  ...applicationTexts.map((name): CsvColumn<Row> => [textLabels[name], ({ words }) => words?.[name] ?? null]),
  ['Currículum', ({ words }) => link(words?.CV_url)],
  ['Notas privadas', ({ words }) => words?.notes.join('\n') ?? null],
];

/** CSV of the visible applications. It contains contact data under the same rule as the desk, from a preselection on. */
export const deskCsv = (
  applications: readonly DeskApplication[],
  words: ReadonlyMap<ApplicationId, DeskWords>,
): string =>
  csvOf(
    columns,
    applications.map((application) => ({ ...application, words: words.get(application.id) })),
  );
