/** The columns of a table except some. */
export const columnsWithout = <Columns extends object, Name extends keyof Columns & string>(
  columns: Columns,
  names: readonly Name[],
): Omit<Columns, Name> =>
  Object.fromEntries(
    Object.entries(columns).filter(([name]) => !names.includes(name as Name)),
  ) as unknown as Omit<Columns, Name>;
