import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { centers, degrees, universities } from '../db/schema.ts';
import type { MergeRule } from './merge-rule.ts';
import { centerRules, degreeRules, placeOf, universityRules } from './study-rules.ts';
import { fieldOf, referencesTo } from './table-shape.ts';

const cases: readonly (readonly [string, PgTable, readonly MergeRule[]])[] = [
  ['university', universities, universityRules],
  ['centre', centers, centerRules],
  ['degree', degrees, degreeRules],
];

it.each(cases)('decides about every foreign key to a %s', (_name, table, rules) => {
  const decided = rules.map(({ column }) => `${getTableName(column.table)}.${fieldOf(column)}`);
  const referencing = referencesTo(table).map(
    ({ field, column }) => `${getTableName(column.table)}.${field}`,
  );
  expect(decided.toSorted()).toEqual(referencing.toSorted());
});

it('takes centres for the same by name and province', () => {
  const own = placeOf({ name: 'Campus de Álava', province: 'Álava' });
  expect(placeOf({ name: 'CAMPUS DE ALAVA', province: 'Álava' })).toBe(own);
  expect(placeOf({ name: 'Campus de Álava', province: 'Lugo' })).not.toBe(own);
});
