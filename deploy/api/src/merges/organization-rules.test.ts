import { getTableName } from 'drizzle-orm';
import { organizations } from '../db/schema.ts';
import { organizationRules } from './organization-rules.ts';
import { allTables, fieldOf, referencesOf } from './table-shape.ts';

it('decides about every foreign key to an organisation', () => {
  const referencing = allTables().flatMap((table) =>
    referencesOf(table)
      .filter((reference) => reference.table === organizations)
      .map(({ field }) => `${getTableName(table)}.${field}`),
  );
  const decided = organizationRules.map(({ column }) => `${getTableName(column.table)}.${fieldOf(column)}`);
  expect(decided.toSorted()).toEqual(referencing.toSorted());
});
