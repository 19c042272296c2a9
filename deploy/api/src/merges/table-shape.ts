import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';
import type { JournalRow } from '../db/schema/merges.ts';

/** A row as Drizzle reads it. */
export type Row = Record<string, unknown>;

/** A foreign key of one column. */
interface Reference {
  /** Name of the column in the schema. */
  field: string;
  column: PgColumn;
  table: PgTable;
  key: PgColumn;
  onDelete: string | undefined;
}

const tables = new Map(
  Object.values<unknown>(schema)
    .filter((part) => is(part, PgTable))
    .map((table) => [getTableName(table), table]),
);

/** @throws when no table of the schema has this name */
export function tableNamed(name: string): PgTable {
  const table = tables.get(name);
  if (!table) throw new Error(`There is no table "${name}".`);
  return table;
}

export const allTables = (): readonly PgTable[] => [...tables.values()];

/** Name of a column in the schema, which its rows have, too. */
export function fieldOf(column: PgColumn): string {
  const found = Object.entries(getTableColumns(column.table)).find(([, { name }]) => name === column.name);
  if (!found) throw new Error(`The table has no column "${column.name}".`);
  return found[0];
}

/** Fields of a table's primary key. */
export function keyFields(table: PgTable): string[] {
  const columns = Object.entries(getTableColumns(table));
  const own = columns.filter(([, column]) => column.primary).map(([field]) => field);
  return own.length > 0
    ? own
    : getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map((column) => fieldOf(column)));
}

export const keyOf = (table: PgTable, row: Row): JournalRow =>
  Object.fromEntries(keyFields(table).map((field) => [field, row[field]]));

/** Foreign keys of a table. The schema has none of several columns. */
export const referencesOf = (table: PgTable): Reference[] =>
  getTableConfig(table).foreignKeys.flatMap((one) => {
    const { columns, foreignTable, foreignColumns } = one.reference();
    const [column, key] = [columns[0], foreignColumns[0]];
    if (!column || !key) return [];
    return [{ field: fieldOf(column), column, table: foreignTable, key, onDelete: one.onDelete }];
  });

/** Foreign keys to a table. */
export const referencesTo = (table: PgTable): Reference[] =>
  allTables().flatMap((one) => referencesOf(one).filter((reference) => reference.table === table));

/** Row for the journal, without the columns that the database generates. */
export const toJournal = (table: PgTable, row: Row): JournalRow =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(getTableColumns(table))
          .filter(([, column]) => !column.generated)
          .map(([field]) => [field, row[field]]),
      ),
    ),
  ) as JournalRow;

/** Row of the journal as Drizzle inserts it. */
export const fromJournal = (table: PgTable, row: JournalRow): Row => {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      columns[field]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
};
