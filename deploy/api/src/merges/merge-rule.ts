import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MergeClash, MergedPart } from '@puente/contract/constants/merges';
import type { Database } from '../db/connect.ts';
import type { Row } from './table-shape.ts';

/** Treatment of the rows that reference a record when it is merged into another. */
export interface MergeRule {
  part: MergedPart;
  /** Foreign key that is changed from one to the other. */
  column: PgColumn;
  /** Key by which a row of one and a row of the other are the same. Only one of the two stays. Null is like no other. */
  same?: (row: Row) => string | null;
  /** Of two rows that are the same, the one to keep: with the earliest or latest time. Otherwise that of the remaining side. */
  keeps?: { field: string; of: 'earliest' | 'latest' };
  /** A name that must be unique. Of two, the one that moves is renamed. */
  renamed?: { field: string; max: number };
  /** Reason for which a row of either one goes although the other has none like it. */
  ends?: (row: Row, merging: Merging) => MergeClash | undefined;
  /** Rows that come and go by themselves: a merge does not ask for another look because of them. */
  quiet?: true;
  /** Names of rows for the preview. */
  names?: (db: Database, rows: readonly Row[]) => Promise<string[]>;
}

export interface Merging {
  /** Id of the record that ends. */
  from: number;
  /** Addresses of the people of both organisations, in lower case. */
  emails: ReadonlySet<string>;
}

/** Key of one or several fields. */
export const by =
  (...fields: readonly string[]) =>
  (row: Row): string =>
    JSON.stringify(fields.map((field) => row[field]));

/** Names of rows in one of their own fields. */
export const byField =
  (field: string) =>
  (_db: Database, rows: readonly Row[]): Promise<string[]> =>
    Promise.resolve(rows.map((row) => String(row[field])));

export const valuesOf = (rows: readonly Row[], field: string): number[] =>
  rows.map((row) => row[field] as number);
