import { createHash } from 'node:crypto';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { type MergeClash, mergeClashCodes, type MergedPart } from '@puente/contract/constants/merges';
import type { OrganizationMerge } from '@puente/contract/entities/merge';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import type { Journal } from './journal.ts';
import type { MergeRule, Merging } from './merge-rule.ts';
import { fieldOf, keyFields, keyOf, type Row } from './table-shape.ts';

/** Rows of one rule, by what becomes of them. */
interface RulePlan {
  rule: MergeRule;
  /** Id that the rows that move get. */
  into: number;
  moves: Row[];
  /** Rows that go, of either record. */
  goes: { row: Row; clash: MergeClash }[];
  renames: { row: Row; name: string }[];
}

export type Plan = readonly RulePlan[];

/** Rules for the rows that reference one record, which is merged into another. */
export interface RuleSet {
  rules: readonly MergeRule[];
  from: number;
  into: number;
  emails?: ReadonlySet<string>;
}

/** Reads what a merge does with every row that the rules are about. */
export async function planOf(db: Database, sets: readonly RuleSet[]): Promise<Plan> {
  const plans: RulePlan[] = [];
  for (const { rules, from, into, emails = new Set<string>() } of sets)
    for (const rule of rules) plans.push(await planRule(db, rule, { from, emails }, into));
  return plans;
}

async function planRule(db: Database, rule: MergeRule, merging: Merging, into: number): Promise<RulePlan> {
  const rows = await rowsOf(db, rule, merging.from);
  // The other side's rows matter only where two can be the same.
  const others = rule.same || rule.renamed || rule.ends ? await rowsOf(db, rule, into) : [];
  const plan: RulePlan = { rule, into, moves: [], goes: [], renames: [] };
  const same = new Map(others.map((row) => [rule.same?.(row) ?? null, row]));
  same.delete(null);
  const taken = new Set(others.map((row) => String(row[rule.renamed?.field ?? ''])));
  for (const row of rows) {
    const other = same.get(rule.same?.(row) ?? null);
    const ends = rule.ends?.(row, merging);
    if (ends) plan.goes.push({ row, clash: ends });
    else if (other && !isBetter(rule, row, other)) plan.goes.push({ row, clash: 'once' });
    else {
      if (other) plan.goes.push({ row: other, clash: 'once' });
      plan.moves.push(row);
      if (rule.renamed && taken.has(String(row[rule.renamed.field]))) {
        const name = freeName(String(row[rule.renamed.field]), rule.renamed.max, taken);
        taken.add(name);
        plan.renames.push({ row, name });
      }
    }
  }
  for (const row of others) {
    const ends = rule.ends?.(row, merging);
    if (ends) plan.goes.push({ row, clash: ends });
  }
  return plan;
}

/** Rows of a rule. Those that only move are read without their other columns: a university has many students. */
const rowsOf = (db: Database, rule: MergeRule, id: number): Promise<Row[]> => {
  const { column } = rule;
  const columns = getTableColumns(column.table);
  const onlyMoves = !(rule.same || rule.renamed || rule.ends || rule.names);
  const needed = new Set([...keyFields(column.table), fieldOf(column)]);
  return db
    .select(
      onlyMoves
        ? Object.fromEntries(Object.entries(columns).filter(([field]) => needed.has(field)))
        : columns,
    )
    .from(column.table)
    .where(eq(column, id))
    .orderBy(...keyFields(column.table).flatMap((field) => (columns[field] ? [asc(columns[field])] : [])));
};

function isBetter({ keeps }: MergeRule, row: Row, other: Row): boolean {
  if (!keeps) return false;
  const [own, theirs] = [row[keeps.field] as Date | null, other[keeps.field] as Date | null];
  if (own === null || theirs === null) return own !== null;
  return keeps.of === 'earliest' ? own < theirs : own > theirs;
}

/** 'Equipo' becomes 'Equipo (2)', within the limit of its length. */
function freeName(name: string, max: number, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const free = `${name.slice(0, max - suffix.length).trimEnd()}${suffix}`;
    if (!taken.has(free)) return free;
  }
}

/** Changes the rows as planned. */
export async function carryOut(journal: Journal, plan: Plan): Promise<void> {
  for (const { rule, into, moves, goes, renames } of plan) {
    const { part, column } = rule;
    // First: a row that moves may need the place of one that goes, and the name of one that moves.
    await journal.remove(
      part,
      column.table,
      goes.map(({ row }) => row),
    );
    for (const { row, name } of renames)
      await journal.change(part, column.table, row, { [rule.renamed?.field ?? '']: name });
    await journal.move(part, column, moves, into);
  }
}

type Preview = OrganizationMerge;

/** Counts and names for the preview. */
export async function describe(db: Database, plan: Plan): Promise<Pick<Preview, 'moves' | 'clashes'>> {
  const moves: Preview['moves'] = [];
  const clashes: Preview['clashes'] = [];
  for (const { rule, moves: moving, goes, renames } of plan) {
    const named = (rows: readonly Row[]): Promise<string[]> =>
      rule.names?.(db, rows.slice(0, limits.merge.names)) ?? Promise.resolve([]);
    await add(moves, { part: rule.part }, moving, named);
    const clashing = [...goes, ...renames.map(({ row }) => ({ row, clash: 'renamed' as const }))];
    for (const clash of mergeClashCodes) {
      const rows = clashing.filter((one) => one.clash === clash).map(({ row }) => row);
      await add(clashes, { part: rule.part, clash }, rows, named);
    }
  }
  return { moves, clashes };
}

/** Adds a line, or adds to the line of the same part: people have two tables. */
async function add<What extends { part: MergedPart; clash?: MergeClash }>(
  lines: (What & { count: number; names: string[] })[],
  what: What,
  rows: readonly Row[],
  named: (rows: readonly Row[]) => Promise<string[]>,
): Promise<void> {
  if (rows.length === 0) return;
  const names = await named(rows);
  const line = lines.find(({ part, clash }) => part === what.part && clash === what.clash);
  if (line) {
    line.count += rows.length;
    line.names = [...line.names, ...names].slice(0, limits.merge.names);
  } else lines.push({ ...what, count: rows.length, names });
}

/** Fingerprint of a plan and of what else the preview shows. */
export function versionOf(plan: Plan, rest: unknown): string {
  const seen = plan
    .filter(({ rule }) => !rule.quiet)
    .map(({ rule, moves, goes, renames }) => ({
      column: `${rule.part} ${fieldOf(rule.column)}`,
      moves: moves.map((row) => keyOf(rule.column.table, row)),
      goes: goes.map(({ row }) => keyOf(rule.column.table, row)),
      renames: renames.map(({ name }) => name),
    }));
  return createHash('sha256')
    .update(JSON.stringify([seen, rest]))
    .digest('hex')
    .slice(0, 32);
}
