import { statuses } from '@puente/contract/constants/statuses';
import { type CsvCell, csvText } from '@puente/contract/csv';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { shortDate } from '../dates.ts';

const head = [
  'Nombre',
  'Apellidos',
  'Estado',
  'Titulación',
  'Universidad',
  'Provincia',
  'Enviada',
  'Responder antes de',
  'Buena candidatura',
  'Correo electrónico',
  'Teléfono',
];

/** The applications that are shown, for a spreadsheet program. Contact data stand in it as on the desk: from a preselection on. */
export const deskCsv = (applications: readonly DeskApplication[]): string =>
  csvText([
    head,
    ...applications.map((application): CsvCell[] => [
      application.name,
      application.surname,
      statuses[application.status],
      application.degrees.join(', '),
      application.university,
      application.province,
      shortDate(application.createdAt),
      application.answer_due && shortDate(application.answer_due),
      application.good_candidate ? 'Sí' : 'No',
      application.email,
      application.phone,
    ]),
  ]);
