import { type CsvColumn, csvDay, csvOf } from '@puente/contract/csv';
import type { Follower } from '@puente/contract/entities/organization';

const columns: readonly CsvColumn<Follower>[] = [
  ['Nombre', ({ name }) => name],
  ['Apellidos', ({ surname }) => surname],
  ['Universidad', ({ university }) => university],
  ['Área de estudio', ({ student_area: area }) => area],
  ['Provincia', ({ province }) => province],
  ['Te sigue desde', ({ date }) => csvDay(date)],
];

/** CSV of the followers. Names are empty for anonymous followers. */
export const followersCsv = (followers: readonly Follower[]): string => csvOf(columns, followers);
