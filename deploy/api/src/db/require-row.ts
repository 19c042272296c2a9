import { refuse } from '../http/refuse.ts';

/** Returns the row of a statement about a single row. @throws Refusal NotFound when another request deleted it */
export function requireRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw refuse('NotFound');
  return row;
}
