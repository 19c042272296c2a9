import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, getTableName, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MergedPart } from '@puente/contract/constants/merges';
import type { FileId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { files } from '../db/schema.ts';
import type { JournalRow, JournalStep, NotReturned } from '../db/schema/merges.ts';
import { refuse } from '../http/refuse.ts';
import {
  fieldOf,
  fromJournal,
  keyFields,
  keyOf,
  referencesOf,
  referencesTo,
  type Row,
  tableNamed,
  toJournal,
} from './table-shape.ts';

/** Rows of one statement. PostgreSQL takes 65,535 parameters. */
const perStatement = 500;

function* inChunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += perStatement) yield items.slice(from, from + perStatement);
}

const isOneOf = (table: PgTable, keys: readonly JournalRow[]): SQL | undefined => {
  const columns = getTableColumns(table);
  const fields = keyFields(table);
  const [only] = fields;
  const single = fields.length === 1 && only !== undefined ? columns[only] : undefined;
  if (single && only !== undefined)
    return inArray(
      single,
      keys.map((key) => key[only]),
    );
  return or(...keys.map((key) => and(...fields.map((field) => eq(columns[field] as PgColumn, key[field])))));
};

/** Does the steps of a merge within a transaction, and keeps what its undo needs. */
export class Journal {
  readonly steps: JournalStep[] = [];
  readonly #tx: Database;

  constructor(tx: Database) {
    this.#tx = tx;
  }

  /** Files that the deleted rows used: they may not be removed as orphans until the undo is over. */
  get fileIds(): FileId[] {
    return this.steps.flatMap((step) => {
      if (step.did !== 'deleted') return [];
      const fields = referencesOf(tableNamed(step.table)).filter(({ table }) => table === files);
      return step.rows.flatMap((row) =>
        fields.flatMap(({ field }) => (row[field] === null ? [] : [row[field] as FileId])),
      );
    });
  }

  /** Changes a foreign key of rows from one record to the other. */
  async move(part: MergedPart, column: PgColumn, rows: readonly Row[], into: number): Promise<void> {
    if (rows.length === 0) return;
    const { table } = column;
    const field = fieldOf(column);
    for (const some of inChunks(rows))
      await this.#tx
        .update(table)
        .set({ [field]: into })
        .where(
          isOneOf(
            table,
            some.map((row) => keyOf(table, row)),
          ),
        );
    this.steps.push({
      did: 'moved',
      part,
      table: getTableName(table),
      column: field,
      from: Number(rows[0]?.[field]),
      into,
      keys: rows.map((row) => toKey(table, { ...row, [field]: into })),
    });
  }

  /** Deletes rows with all rows that reference them. References that may be empty are emptied. */
  async remove(part: MergedPart | null, table: PgTable, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    for (const { field, column, onDelete, key } of referencesTo(table)) {
      const following: Row[] = [];
      for (const some of inChunks(rows.map((row) => row[fieldOf(key)])))
        following.push(...(await this.#tx.select().from(column.table).where(inArray(column, some))));
      if (onDelete === 'cascade') await this.remove(part, column.table, following);
      else for (const row of following) await this.change(part, column.table, row, { [field]: null });
    }
    for (const some of inChunks(rows))
      await this.#tx.delete(table).where(
        isOneOf(
          table,
          some.map((row) => keyOf(table, row)),
        ),
      );
    this.steps.push({
      did: 'deleted',
      part,
      table: getTableName(table),
      rows: rows.map((row) => toJournal(table, row)),
    });
  }

  /** Changes columns of one row. */
  async change(part: MergedPart | null, table: PgTable, row: Row, after: Row): Promise<void> {
    const key = keyOf(table, row);
    await this.#tx
      .update(table)
      .set(after)
      .where(isOneOf(table, [key]));
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, row[field]]));
    this.steps.push({ did: 'changed', part, table: getTableName(table), key, before, after });
  }
}

const toKey = (table: PgTable, row: Row): JournalRow => keyOf(table, row);

/**
 * Undoes the steps of a merge, last first. Rows that users have deleted or moved on since then stay as they are.
 * @throws Refusal MergedNameTaken when another record has a name that must be unique
 * @returns rows that could not be given back, by part and reason
 */
export async function giveBack(tx: Database, steps: readonly JournalStep[]): Promise<NotReturned[]> {
  const left: NotReturned[] = [];
  for (const step of steps.toReversed())
    if (step.did === 'moved') left.push(...(await moveBack(tx, step)));
    else if (step.did === 'deleted') left.push(...(await insertAgain(tx, step)));
    else await changeBack(tx, step);
  return joined(left);
}

type Step<Did> = Extract<JournalStep, { did: Did }>;

async function moveBack(
  tx: Database,
  { part, table: name, column, from, into, keys }: Step<'moved'>,
): Promise<NotReturned[]> {
  const table = tableNamed(name);
  const reference = getTableColumns(table)[column] as PgColumn;
  let [returned, kept] = [0, 0];
  for (const some of inChunks(keys)) {
    const back = await tx
      .update(table)
      .set({ [column]: from })
      .where(and(eq(reference, into), isOneOf(table, some)))
      .returning();
    returned += back.length;
    if (back.length < some.length) kept += (await tx.select().from(table).where(isOneOf(table, some))).length;
    // Rows that were just moved back are found, too, where the key does not contain the column.
    if (back.length < some.length && !keyFields(table).includes(column)) kept -= back.length;
  }
  return [
    { part, count: kept, why: 'moved' },
    { part, count: keys.length - returned - kept, why: 'deleted' },
  ];
}

async function insertAgain(
  tx: Database,
  { part, table: name, rows }: Step<'deleted'>,
): Promise<NotReturned[]> {
  const table = tableNamed(name);
  const columns = getTableColumns(table);
  let whole = rows;
  for (const { field, table: parents, key } of referencesOf(table)) {
    const wanted = [...new Set(whole.flatMap((row) => (row[field] === null ? [] : [row[field]])))];
    const found = new Set<unknown>();
    for (const some of inChunks(wanted))
      for (const parent of await tx.select({ key }).from(parents).where(inArray(key, some)))
        found.add(parent.key);
    const isThere = (row: JournalRow): boolean => row[field] === null || found.has(row[field]);
    whole = columns[field]?.notNull
      ? whole.filter(isThere)
      : whole.map((row) => (isThere(row) ? row : { ...row, [field]: null }));
  }
  let returned = 0;
  for (const some of inChunks(whole))
    returned += (
      await tx
        .insert(table)
        .values(some.map((row) => fromJournal(table, row)))
        .onConflictDoNothing()
        .returning()
    ).length;
  if (part === null) {
    // The record itself: another one has its name by now.
    if (returned < rows.length) throw refuse('MergedNameTaken');
    return [];
  }
  return [
    { part, count: rows.length - whole.length, why: 'deleted' },
    { part, count: whole.length - returned, why: 'taken' },
  ];
}

/** Columns that were changed once more keep the newer value. */
async function changeBack(tx: Database, { table: name, key, before, after }: Step<'changed'>): Promise<void> {
  const table = tableNamed(name);
  const [present] = await tx
    .select()
    .from(table)
    .where(isOneOf(table, [key]));
  if (!present) return;
  const now = toJournal(table, present);
  const unchanged = Object.keys(after).filter((field) => isDeepStrictEqual(now[field], after[field]));
  if (unchanged.length === 0) return;
  const values = Object.fromEntries(unchanged.map((field) => [field, before[field]]));
  await tx
    .update(table)
    .set(fromJournal(table, values))
    .where(isOneOf(table, [key]));
}

/** One line for each part and reason, without those of nothing. */
function joined(all: readonly NotReturned[]): NotReturned[] {
  const lines = new Map<string, NotReturned>();
  for (const { part, count, why } of all) {
    if (count === 0) continue;
    const name = `${part} ${why}`;
    lines.set(name, { part, why, count: count + (lines.get(name)?.count ?? 0) });
  }
  return [...lines.values()];
}
