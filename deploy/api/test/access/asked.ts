import type { Call, Declared, GuardedEntity } from '@puente/contract/call';
import { isAmong, type Role } from '@puente/contract/roles';
import { pdfFile } from '../files.ts';
import {
  type AccessRow,
  type Cell,
  type Cells,
  duties,
  further,
  type HiddenCells,
  type Listed,
  none,
  ok,
  type Row,
  type Table,
  type Who,
} from './matrix/cells.ts';
import type { Targets } from './targets.ts';

/** The access server's description of an entity's rows for one person. */
interface About {
  shown: Targets;
  hidden: Targets;
  relations: Record<string, Listed>;
}

export type Entities = Record<GuardedEntity, Record<Who, About>>;

/** `undeclared`: the matrix lacks a required cell. */
type Expected = Cell | 401 | 'undeclared';

/** A request with its expected response. */
export interface Asked {
  label: string;
  expected: Expected;
  /** Undefined when there is no such row for this person. */
  sent: Sent | undefined;
}

export interface Sent {
  params: { id: number };
  query?: object;
  body?: unknown;
  files?: File;
}

const missing = 2_000_000_000;

/** Expected result according to the call's declaration alone. */
export function admission({ access }: Call, who: Who): 'ok' | 401 | 403 {
  if (access === 'anyone') return ok;
  if (who === 'anonymous') return 401;
  const staffRole = who in duties ? duties[who as keyof typeof duties] : null;
  return access === 'signedIn' || isAmong(access, { role: roleOf(who), staffRole }) ? ok : 403;
}

export const roleOf = (who: Exclude<Who, 'anonymous'>): Role =>
  who in further ? further[who as keyof typeof further] : (who as Role);

/** All requests of one person to a call, with their expected responses. */
export function askedBy(who: Who, call: Declared, row: AccessRow, entities: Entities): Asked[] {
  const admitted = admission(call, who);
  const { example } = call;
  const refRules = Object.entries(call.refs ?? {});
  const aboutRow = call.row === undefined ? undefined : entities[entityOf(call.row)][who];
  const good = aboutRow && goodTarget(row, aboutRow, who);
  const goodRefs = Object.fromEntries(
    refRules.map(([field, rule]) => [
      field,
      goodTarget(row.refs?.[field] ?? {}, entities[entityOf(rule)][who], who),
    ]),
  );

  const send = (id: number | undefined, refs: Record<string, number | undefined> = {}): Sent => ({
    params: { id: id ?? missing },
    ...(example?.query && { query: example.query }),
    ...(typeof call.body === 'object' && { body: withRefs(example?.body, { ...goodRefs, ...refs }) }),
    ...(call.body === 'files' && { files: pdfFile('cv.pdf') }),
  });
  const ask = (what: string, { expected, target }: Column, sent: (target: number) => Sent): Asked => ({
    label: `${who}: ${what}`,
    expected: admitted === ok || expected === none ? expected : admitted,
    sent: target === undefined ? undefined : sent(target),
  });

  return [
    ...(aboutRow
      ? columnsOf(row, aboutRow, who, admitted === ok).map((column) =>
          ask(column.title, column, (target) => send(target)),
        )
      : [
          ask('', { title: '', expected: single(cellFor(row, who)), target: missing }, () => send(undefined)),
        ]),
    ...refRules.flatMap(([field, rule]) =>
      columnsOf(row.refs?.[field] ?? {}, entities[entityOf(rule)][who], who, admitted === ok).map((column) =>
        ask(`${field} ${column.title}`, column, (target) => send(good, { [field]: target })),
      ),
    ),
  ];
}

interface Column {
  title: string;
  expected: Expected;
  target: number | undefined;
}

const relations = ['own', 'peer', 'foreign'] as const satisfies (keyof Targets)[];

function columnsOf(table: Table, { shown, hidden }: About, who: Who, isAdmitted: boolean): Column[] {
  return [
    ...spread(cellFor(table, who), { ...shown, missing }, isAdmitted),
    ...spread(cellFor(table.hidden ?? {}, who), hidden, isAdmitted).map((column) => ({
      ...column,
      title: `${column.title}, hidden`,
    })),
  ];
}

/**
 * Distributes cells to rows: one cell for all existing rows, or one for each. `none` means that there must be no such
 * row.
 */
function spread(
  cells: Cells | HiddenCells | undefined,
  targets: Targets & { missing?: number },
  isAdmitted: boolean,
): Column[] {
  const titles = [...relations, ...(targets.missing === undefined ? [] : (['missing'] as const))];
  return titles.flatMap((title, index) => {
    const target = targets[title];
    const expected = isAdmitted
      ? Array.isArray(cells)
        ? ((cells as Cell[])[index] ?? 'undeclared')
        : ((cells as Cell | undefined) ?? 'undeclared')
      : 'undeclared';
    const isSpoken = target !== undefined || (isAdmitted && Array.isArray(cells));
    return isSpoken ? [{ title, expected, target }] : [];
  });
}

function cellFor<Value>(table: Row<Value>, who: Who): Value | undefined {
  if (table[who] !== undefined) return table[who];
  const role = who === 'anonymous' ? undefined : table[roleOf(who)];
  return role ?? table.everyone;
}

const single = (cells: Cells | undefined): Expected =>
  cells === undefined || typeof cells === 'object' ? 'undeclared' : cells;

/** A row that this person may access, for requests that test something else. */
function goodTarget(table: Table, about: About, who: Who): number | undefined {
  const good = columnsOf(table, about, who, true).find(
    ({ expected, target }) => expected === ok && target !== undefined,
  );
  return good?.target;
}

/** The example's body with other ids in the fields that reference rows. */
function withRefs(body: unknown, refs: Record<string, number | undefined>): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  const fields = (typeof copy['data'] === 'object' && copy['data'] !== null ? copy['data'] : copy) as Record<
    string,
    unknown
  >;
  for (const [field, id] of Object.entries(refs)) {
    if (!(field in fields)) throw new Error(`The example must have "${field}", which refers to a row.`);
    if (id !== undefined) fields[field] = Array.isArray(fields[field]) ? [id] : id;
  }
  return copy;
}

const entityOf = (rule: string): GuardedEntity => rule.split('.')[0] as GuardedEntity;
