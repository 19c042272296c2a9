import { statuses } from '@puente/contract/constants/statuses';
import { type CsvCell, csvText } from '@puente/contract/csv';
import type { DeskApplication, DeskWords } from '@puente/contract/entities/desk';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { ApplicationId } from '@puente/contract/ids';

type Column = readonly [string, (application: DeskApplication, words: DeskWords | undefined) => CsvCell];

/** '2026-11-20': spreadsheet programs order it as a date. */
const date = (moment: string | null | undefined): CsvCell => (moment ? dayInSpain(new Date(moment)) : null);

/** An address that can be opened from a file. */
const link = (path: string | null | undefined): CsvCell =>
  path ? new URL(path, window.location.origin).href : null;

const columns: readonly Column[] = [
  ['Nombre', ({ name }) => name],
  ['Apellidos', ({ surname }) => surname],
  ['Estado', ({ status }) => statuses[status]],
  ['Titulación', ({ degrees }) => degrees.join(', ')],
  ['Universidad', ({ university }) => university],
  ['Provincia', ({ province }) => province],
  ['Enviada', ({ createdAt }) => date(createdAt)],
  ['Responder antes de', ({ answer_due: due }) => date(due)],
  ['Respondida', (_, words) => date(words?.answered_at)],
  ['Buena candidatura', ({ good_candidate: good }) => (good ? 'Sí' : 'No')],
  ['Correo electrónico', ({ email }) => email],
  ['Teléfono', ({ phone }) => phone],
  ['Qué puede aportar y qué quiere aprender', (_, words) => words?.motivation ?? null],
  ['Por qué le interesa', (_, words) => words?.interest ?? null],
  ['Qué espera del proyecto', (_, words) => words?.project_expected ?? null],
  ['Disponibilidad', (_, words) => words?.availability ?? null],
  ['Currículum', (_, words) => link(words?.CV_url)],
  ['Notas privadas', (_, words) => words?.notes.join('\n') ?? null],
];

/** The applications that are shown, for a spreadsheet program. Contact data stand in it as on the desk: from a preselection on. */
export const deskCsv = (
  applications: readonly DeskApplication[],
  words: ReadonlyMap<ApplicationId, DeskWords>,
): string =>
  csvText([
    columns.map(([heading]) => heading),
    ...applications.map((application) =>
      columns.map(([, cellOf]) => cellOf(application, words.get(application.id))),
    ),
  ]);
