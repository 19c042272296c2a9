import type { Call, GuardedEntity } from '@puente/contract/call';
import { examples } from '@puente/contract/examples';
import type { Example } from '@puente/contract/examples/example';
import type { Role } from '@puente/contract/roles';
import {
  type AccessRow,
  type Cell,
  type Cells,
  further,
  type HiddenCells,
  type Listed,
  none,
  ok,
  type Row,
  type Table,
  type Who,
} from './matrix/cells.ts';
import { pdfFile } from '../files.ts';
import type { Targets } from './targets.ts';

/** What the access server tells of an entity's rows, from a person's point of view. */
interface About {
  shown: Targets;
  hidden: Targets;
  relations: Record<string, Listed>;
}

export type Entities = Record<GuardedEntity, Record<Who, About>>;

/** `undeclared`: the matrix has no cell where it must have one. */
type Expected = Cell | 401 | 'undeclared';

/** A request, and what its answer must be. */
export interface Asked {
  label: string;
  expected: Expected;
  /** Undefined where there is no such row for this person. */
  sent: Sent | undefined;
}

export interface Sent {
  params: { id: number };
  query?: object;
  body?: unknown;
  files?: File;
}

const missing = 2_000_000_000;

/** What the call's declaration alone decides. */
export function admission({ access }: Call, who: Who): 'ok' | 401 | 403 {
  if (access === 'anyone') return ok;
  if (who === 'anonymous') return 401;
  return access === 'signedIn' || access.includes(roleOf(who)) ? ok : 403;
}

const roleOf = (who: Exclude<Who, 'anonymous'>): Role =>
  who in further ? further[who as keyof typeof further] : (who as Role);

/** Everything that one person asks of a call, and what each answer must be. */
export function askedBy(who: Who, name: string, call: Call, row: AccessRow, entities: Entities): Asked[] {
  const admitted = admission(call, who);
  const example: Example | undefined = (examples as Partial<Record<string, Example>>)[name];
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

/** One cell for all rows that there are; several, each for its own, `none` where there must be none. */
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

/** A row that the call lets this person through with, for requests that are about something else. */
function goodTarget(table: Table, about: About, who: Who): number | undefined {
  const good = columnsOf(table, about, who, true).find(
    ({ expected, target }) => expected === ok && target !== undefined,
  );
  return good?.target;
}

/** The example's body with other ids in the fields that refer to rows. */
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
