import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';
import type { LeftOut } from './decision.ts';
import { decisions } from './decisions.ts';

type Decisions = typeof decisions;
export type PersonalTable = {
  [Name in keyof Decisions]: Decisions[Name] extends { columns: object } ? Name : never;
}[keyof Decisions];

/** The exported columns of a table, to select them: `db.select(exported('sessions')).from(sessions)`. */
export function exported(name: PersonalTable): Record<string, PgColumn> {
  const table: PgTable = schema[name];
  const columns = getTableColumns(table);
  const names: Readonly<Record<string, string | LeftOut>> = decisions[name].columns;
  const selected: Record<string, PgColumn> = {};
  for (const [column, as] of Object.entries(names)) {
    const found = columns[column];
    if (typeof as === 'string' && found) selected[as] = found;
  }
  return selected;
}
