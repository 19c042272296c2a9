import { refuse } from '../http/refuse.ts';

/** The row that a statement about one row gave. @throws Refusal NotFound when somebody else removed it meanwhile */
export function firstOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw refuse('NotFound');
  return row;
}
