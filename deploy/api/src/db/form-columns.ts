/** Maps forms to columns: a missing field changes nothing, an empty one clears its column. */

export const textOrNone = <Text extends string>(text: Text | null | undefined): Text | null | undefined =>
  text === '' ? null : text;

/** Returns the columns that have a value. In an insert, an undefined column would hide its default. */
export const withoutUndefined = <Columns extends object>(columns: {
  [Column in keyof Columns]: Columns[Column] | undefined;
}): Columns =>
  // Every column that is left has a value; `Columns` may lack those that are left out.
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns;
