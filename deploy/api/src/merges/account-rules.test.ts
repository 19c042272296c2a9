import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { users } from '../db/schema.ts';
import { profileRules, profiles, unmoved, userRules } from './account-rules.ts';
import { fieldOf, referencesTo } from './table-shape.ts';

const nameOf = (column: PgColumn): string => `${getTableName(column.table)}.${fieldOf(column)}`;
const keysTo = (...tables: readonly PgTable[]): string[] =>
  tables.flatMap((table) => referencesTo(table).map(({ column }) => nameOf(column)));

it('decides about every foreign key to a user or a profile', () => {
  const rules = [
    ...userRules,
    ...profileRules,
    ...Object.values(profiles).flatMap((profile) => profile.rules),
  ];
  const decided = [...rules, ...unmoved].map(({ column }) => nameOf(column));
  const referencing = keysTo(users, ...Object.values(profiles).map(({ table }) => table));
  expect(decided.toSorted()).toEqual(referencing.toSorted());
});
