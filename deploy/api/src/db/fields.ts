import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

// `fields` maps the names of fields in the API to the columns that store their values unchanged.

/** Returns the fields of a row by their names in the API. */
export const fieldsOf = <Row extends object, const Fields extends Readonly<Record<string, keyof Row>>>(
  row: Row,
  fields: Fields,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, column]) => [name, row[column]])) as {
    -readonly [Name in keyof Fields]: Row[Fields[Name]];
  };

/**
 * Returns the columns that a form fills in. A missing field keeps its value. An empty text clears its column, if that
 * may be null.
 */
export function formColumns<
  Table extends PgTable,
  const Fields extends Readonly<Record<string, keyof Table['$inferInsert'] & string>>,
>(
  table: Table,
  form: { [Name in keyof Fields]?: Table['$inferInsert'][Fields[Name]] | undefined },
  fields: Fields,
): Partial<Table['$inferInsert']> {
  const columns = getTableColumns(table);
  const values = Object.entries(fields).map(([name, column]) => {
    const isCleared = form[name] === '' && columns[column]?.notNull === false;
    return [column, isCleared ? null : form[name]] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<
    Table['$inferInsert']
  >;
}
