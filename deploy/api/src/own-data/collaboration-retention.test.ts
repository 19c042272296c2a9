import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';
import { retentionOf } from './collaboration-retention.ts';

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name, table }] : [],
);
const parentsOf = (table: PgTable, onDelete: string) =>
  getTableConfig(table)
    .foreignKeys.filter((key) => key.onDelete === onDelete)
    .map((key) => key.reference().foreignTable);

/** Tables whose rows are deleted with a collaboration, directly or through another. */
function tablesOfCollaborations(): string[] {
  const found = new Set<PgTable>([schema.collaborations]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { table } of tables)
      if (parentsOf(table, 'cascade').some((parent) => found.has(parent))) found.add(table);
  }
  return tables.flatMap(({ name, table }) => (found.has(table) ? name : []));
}

const registered: Readonly<Record<string, string>> = retentionOf;

it('has a time for every table that hangs on a collaboration', () => {
  const missing = tablesOfCollaborations().filter((name) => registered[name] === undefined);
  expect(missing).toEqual([]);
});

it('names tables of the schema only', () => {
  const known = new Set(tables.map(({ name }) => name));
  expect(Object.keys(registered).filter((name) => !known.has(name))).toEqual([]);
});

const foreignTables = (name: string, onDelete: string) =>
  parentsOf(tables.find((one) => one.name === name)?.table ?? schema.users, onDelete);

it('is true of what is deleted with something else', () => {
  expect(foreignTables('interviews', 'cascade')).toContain(schema.applications);
  expect(foreignTables('calendarFeeds', 'cascade')).toContain(schema.users);
  expect(foreignTables('teacherInvitations', 'cascade')).toEqual(
    expect.arrayContaining([schema.collaborations, schema.users]),
  );
});

it('is true of what stays: no deleted account takes it along', () => {
  const people: readonly PgTable[] = [schema.users, schema.students, schema.teachers, schema.organizations];
  const taken = Object.entries(registered).filter(
    ([name, time]) =>
      time === 'collaboration' && foreignTables(name, 'cascade').some((parent) => people.includes(parent)),
  );
  expect(taken).toEqual([]);
});
