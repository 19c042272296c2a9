import type { Ledger } from './kill-writers.ts';

/** Runs a statement on the database of the writers. */
type Rows = <Row>(sql: string) => Promise<Row[]>;

/** Fails unless the database has every write that a server acknowledged. */
export async function assertNothingIsLost(rows: Rows, ledger: Ledger): Promise<void> {
  expect(await missing(rows, 'users', 'email', ledger.registered)).toEqual([]);
  expect(await missing(rows, 'files', 'id', ledger.uploaded)).toEqual([]);
  expect(await missing(rows, 'applications', 'id', ledger.applied)).toEqual([]);
  expect(await missing(rows, 'projects', 'id', ledger.published)).toEqual([]);
  const favorites = await rows<{ project_id: number }>(
    `select project_id from favorites where student_id = ${ledger.student} order by project_id`,
  );
  expect(ledger.favorites.possible()).toContainEqual(favorites.map(({ project_id }) => project_id));
  for (const [id, status] of ledger.statuses) {
    const [row] = await rows<{ status: string }>(`select status from applications where id = ${id}`);
    expect(status.possible()).toContain(row?.status);
  }
}

/** Returns ids or addresses of a list that the database does not have. */
async function missing(
  rows: Rows,
  table: string,
  column: string,
  wanted: readonly (number | string)[],
): Promise<(number | string)[]> {
  const found = await rows<Record<string, number | string>>(`select ${column} from ${table}`);
  const known = new Set(found.map((row) => row[column]));
  return wanted.filter((value) => !known.has(value));
}
