import { type CsvColumn, csvOf } from '@puente/contract/csv';
import { deskKinds, type DeskRow } from './desk-rows.ts';

const columns: readonly CsvColumn<DeskRow>[] = [
  ['Tipo', ({ kind }) => deskKinds[kind]],
  ['Título', ({ title }) => title],
  ['Estudiantes', ({ who }) => who],
  ['Organización', ({ organization }) => organization],
  ['Estado', ({ label }) => label],
  ['Qué toca', ({ next }) => next],
  ['Antes de que acabe el', ({ until }) => until],
];

/** CSV of what a teacher guides. It has no contact data. */
export const deskCsv = (rows: readonly DeskRow[]): string => csvOf(columns, rows);
