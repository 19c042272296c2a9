/** Groups the presented rows of a relation by the record that owns them, and keeps their order. */
export function groupByOwner<Row extends { owner: number }, Item>(
  rows: readonly Row[],
  present: (row: Row) => Item | undefined,
): Map<number, Item[]> {
  const gathered = new Map<number, Item[]>();
  for (const row of rows) {
    const item = present(row);
    if (item === undefined) continue;
    const known = gathered.get(row.owner);
    if (known) known.push(item);
    else gathered.set(row.owner, [item]);
  }
  return gathered;
}
