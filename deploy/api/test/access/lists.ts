import type { Call, Declared } from '@puente/contract/call';
import { type Position, positionsOf, withValueAt } from '@puente/contract/call-positions';
import { type CallName, calls } from '@puente/contract/calls';
import { type Client, clientOf } from '../client.ts';
import { startServerProcess, type TestServerProcess } from '../server.ts';
import { admission, askedBy, type Entities } from './asked.ts';
import { accessMatrix } from './matrix.ts';
import type { AccessRow, Who } from './matrix/cells.ts';

/** Every list with filters, and the people who may read it. */

const matrix: Partial<Record<string, AccessRow>> = accessMatrix;

const everybody = [
  'student',
  'coordinator',
  'projectManager',
  'teacher',
  'staff',
  'anonymous',
] as const satisfies Who[];

/** Conditions that the query of a list can have, outside groups. */
export const conditionsOf = (call: Call): Position[] =>
  positionsOf(call).filter(
    ({ path, kind }) =>
      path[0] === 'filters' && !path.includes('$or') && ['text', 'word', 'number', 'flag'].includes(kind),
  );

/** A filter with this value at this position; `$between` takes two. */
export function filterWith({ path }: Position, value: string): object {
  const pair = path.indexOf('$between') + 1;
  const at = pair === 0 ? path : path.slice(0, pair);
  return withValueAt({}, at.slice(1), pair === 0 ? value : [value, value]) as object;
}

export const filteredLists = (Object.entries(calls) as [CallName, Declared][]).filter(
  ([name, call]) => name.startsWith('GET ') && conditionsOf(call).length > 0,
);

/** Server of the access matrix with its real handlers. */
export interface ListServer {
  process: TestServerProcess;
  tokens: Partial<Record<Who, string>>;
  entities: Entities;
}

export async function startListServer(env: Record<string, string> = {}): Promise<ListServer> {
  const process = await startServerProcess({
    entry: 'test/access/server.ts',
    env: { HANDLERS: 'real', ...env },
  });
  const described = (await (await fetch(`${process.address}/matrix`)).json()) as Omit<ListServer, 'process'>;
  return { process, ...described };
}

export interface ListReader {
  who: Who;
  client: Client;
  /** Parameters of the path, which name a row that the reader may see. */
  params: { id: number };
  query: object;
}

/** People who may make a reading call. @throws when there are none */
export function readersOf(
  { process, tokens, entities }: ListServer,
  name: CallName,
  call: Declared,
): ListReader[] {
  const readers = everybody
    .filter((who) => admission(call, who) === 'ok')
    .flatMap((who) => {
      const good = askedBy(who, call, matrix[name] ?? {}, entities).find(
        ({ expected, sent }) => expected === 'ok' && sent,
      );
      if (!good?.sent) return [];
      const { params, query = {} } = good.sent;
      return [{ who, client: clientOf(process.address, tokens[who]), params, query }];
    });
  if (readers.length === 0) throw new Error(`Nobody gets ${name}.`);
  return readers;
}
