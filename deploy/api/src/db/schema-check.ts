import { is, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { CannotStart } from '../cannot-start.ts';
import type { Database } from './connect.ts';
import * as schema from './schema.ts';

interface Column {
  table: string;
  name: string;
  /** Type as PostgreSQL prints it: `timestamp(3) with time zone`. */
  type: string;
  /** An insert may leave the column out or set it to null. */
  optional: boolean;
}

const casing = new CasingCache('snake_case');

/** Columns that the code reads and writes. */
function expectedColumns(): Column[] {
  return Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => ({
        table: name,
        name: casing.getColumnCasing(column),
        type: column.getSQLType().replace(' (', '(').replace('serial', 'integer'),
        optional: !column.notNull || column.hasDefault,
      }));
    });
}

/**
 * Compares the tables of a database with those that the code uses. Additional tables and columns are allowed: a newer
 * release has added them.
 * @throws CannotStart naming each difference
 */
export async function assertSchemaMatches(db: Database): Promise<void> {
  const { rows } = (await db.execute(
    sql`select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        not a.attnotnull or a.atthasdef as optional
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  )) as { rows: Column[] };
  const differences = differencesBetween(expectedColumns(), rows);
  if (differences.length > 0)
    throw new CannotStart(
      `The tables of this database are not those of this version: ${differences.join('; ')}. Use the version that made the database.`,
    );
}

/** Describes how actual columns differ from the expected ones. */
export function differencesBetween(expected: readonly Column[], actual: readonly Column[]): string[] {
  const found = new Map(actual.map((column) => [`${column.table}.${column.name}`, column]));
  const tables = new Set(actual.map(({ table }) => table));
  const missingTables = new Set<string>();
  return expected.flatMap((column) => {
    const path = `${column.table}.${column.name}`;
    const there = found.get(path);
    if (!tables.has(column.table)) {
      if (missingTables.has(column.table)) return [];
      missingTables.add(column.table);
      return [`table ${column.table} is missing`];
    }
    if (!there) return [`column ${path} is missing`];
    if (there.type !== column.type) return [`column ${path} is ${there.type} instead of ${column.type}`];
    if (column.optional && !there.optional) return [`column ${path} is required`];
    return [];
  });
}
