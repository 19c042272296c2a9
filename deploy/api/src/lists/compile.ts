import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect({ casing: 'snake_case' });

/** A piece of SQL that is the same for all values: what a prepared statement needs. */
export interface Compiled {
  text: string;
  values: Record<string, unknown>;
  /** The same with a named placeholder for each value. */
  template: SQL;
}

export function compile(piece: SQL): Compiled {
  const { sql: text, params } = dialect.sqlToQuery(piece);
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.placeholder(`p${part}`)}`));
  return {
    text,
    values: Object.fromEntries(params.map((value, index) => [`p${index + 1}`, value])),
    template: sql.join(parts),
  };
}
