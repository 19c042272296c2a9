import { createHash } from 'node:crypto';
import type { Database } from '../db/connect.ts';
import type { Slice } from './slice.ts';

/** A Drizzle select that has not run yet. */
export interface Select<Row> {
  prepare: (name: string) => Statement<Row>;
}

interface Statement<Row> {
  execute: (values: Record<string, unknown>) => Promise<Row[]>;
}

/** Limit of cached statements. A client with ever new combinations of filters gets them built and planned each time. */
const mostStatements = 200;

let lists = 0;

/** A list's prepared statements, one for each shape of a query: building and planning costs more than running. */
export class Statements<Row> {
  readonly #read: (db: Database, slice: Slice) => Select<Row>;
  // Two lists can have conditions that read the same, and PostgreSQL knows a statement by its name alone.
  readonly #list = lists++;
  readonly #known = new WeakMap<Database, Map<string, Statement<Row>>>();

  constructor(read: (db: Database, slice: Slice) => Select<Row>) {
    this.#read = read;
  }

  /** @param shape key of queries that can share a statement */
  of(db: Database, shape: string, slice: () => Slice, { isNamed = true } = {}): Statement<Row> {
    const ofDb = this.#known.get(db) ?? new Map<string, Statement<Row>>();
    this.#known.set(db, ofDb);
    const found = ofDb.get(shape);
    if (found) return found;
    const isKept = ofDb.size < mostStatements;
    const statement = this.#read(db, slice()).prepare(
      isKept && isNamed ? nameOf(`${this.#list} ${shape}`) : '',
    );
    if (isKept) ofDb.set(shape, statement);
    return statement;
  }
}

const nameOf = (shape: string): string => `list_${createHash('sha1').update(shape).digest('hex')}`;
