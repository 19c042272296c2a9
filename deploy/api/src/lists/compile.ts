import { Column, getTableName, is, SQL, sql, type SQLWrapper, Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { TypedQueryBuilder } from 'drizzle-orm/query-builders/query-builder';

const dialect = new PgDialect({ casing: 'snake_case' });

/** SQL text separate from its values, for a prepared statement. */
export interface Compiled {
  text: string;
  values: Record<string, unknown>;
  /** The SQL with a named placeholder for each value. */
  template: SQL;
  /** Names of the tables in the SQL. */
  tables: ReadonlySet<string>;
  /** Tells whether it contains a word search (words.ts). */
  isSearch: boolean;
}

/** A word search. Lists plan searches differently, and recognise them in conditions by this class. */
export class WordSearch implements SQLWrapper {
  readonly #condition: SQL;

  constructor(condition: SQL) {
    this.#condition = condition;
  }

  getSQL(): SQL {
    return this.#condition;
  }
}

/** @param letter first letter of the placeholders' names: another for each piece of one statement */
export function compile(piece: SQL, letter = 'p'): Compiled {
  const { sql: text, params } = dialect.sqlToQuery(piece);
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.placeholder(`${letter}${part}`)}`));
  const found = { tables: new Set<string>(), isSearch: false };
  look(piece, found);
  return {
    text,
    values: Object.fromEntries(params.map((value, index) => [`${letter}${index + 1}`, value])),
    template: sql.join(parts),
    ...found,
  };
}

function look(chunk: unknown, found: { tables: Set<string>; isSearch: boolean }): void {
  if (is(chunk, Table)) found.tables.add(getTableName(chunk));
  else if (is(chunk, Column)) found.tables.add(getTableName(chunk.table));
  else if (is(chunk, SQL)) for (const part of chunk.queryChunks) look(part, found);
  else if (Array.isArray(chunk)) for (const part of chunk) look(part, found);
  else if (is(chunk, SQL.Aliased)) look(chunk.sql, found);
  // `db.select()…` inside a condition.
  else if (is(chunk, TypedQueryBuilder)) look(chunk.getSQL(), found);
  else if (chunk instanceof WordSearch) {
    found.isSearch = true;
    look(chunk.getSQL(), found);
  }
}
