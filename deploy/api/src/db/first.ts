import { refuse } from '../http/refuse.ts';

/** The row of a statement about a single row. @throws Refusal NotFound when another request removed it */
export function firstOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw refuse('NotFound');
  return row;
}
