import { type CsvColumn, csvDay, csvOf } from '@puente/contract/csv';
import type { InterestedStudent } from '@puente/contract/entities/opportunity';

const columns: readonly CsvColumn<InterestedStudent>[] = [
  ['Nombre', ({ name }) => name],
  ['Apellidos', ({ surname }) => surname],
  ['Universidad', ({ university }) => university],
  ['Área de estudio', ({ student_area: area }) => area],
  ['Provincia', ({ province }) => province],
  ['Le interesa desde', ({ date }) => csvDay(date)],
  ['Último mensaje', ({ written_at: moment }) => csvDay(moment)],
];

/** CSV of the interested students. Like the list, it has no contact data. */
export const interestedCsv = (people: readonly InterestedStudent[]): string => csvOf(columns, people);
