import { AsyncLocalStorage } from 'node:async_hooks';
import { getTableName, type Table } from 'drizzle-orm';
import { Cache, type MutationOption } from 'drizzle-orm/cache/core';

/** Names of the tables that the current request or job has written so far. */
const written = new AsyncLocalStorage<Set<string>>();

/** Records that a table was written. Drizzle's own inserts, updates and deletions are recorded automatically. */
export function noteWritten(table: Table): void {
  written.getStore()?.add(getTableName(table));
}

/** Runs a request or a job, then reports the tables that it wrote, even if it failed: a part may be committed. */
export async function tellingWritten<Result>(
  work: () => Promise<Result>,
  tell: (tables: ReadonlySet<string>) => void,
): Promise<Result> {
  const tables = new Set<string>();
  try {
    return await written.run(tables, work);
  } finally {
    if (tables.size > 0) tell(tables);
  }
}

/** Drizzle reports written tables to its cache. This cache stores no results; totals.ts does. */
export class WriteNotes extends Cache {
  override strategy(): 'explicit' {
    return 'explicit';
  }

  override get(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  override put(): Promise<void> {
    return Promise.resolve();
  }

  override onMutate({ tables = [] }: MutationOption): Promise<void> {
    const named: readonly (Table | string)[] = [tables].flat();
    for (const table of named) {
      written.getStore()?.add(typeof table === 'string' ? table : getTableName(table));
    }
    return Promise.resolve();
  }
}
