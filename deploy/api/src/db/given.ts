/** How a form becomes columns: a field that is left out changes nothing, an empty one means none. */

/** Columns of a change: left out, a column keeps its value. */
export type Changes<Columns> = { [Column in keyof Columns]?: Columns[Column] | undefined };

export const textOrNone = <Text extends string>(text: Text | null | undefined): Text | null | undefined =>
  text === '' ? null : text;

/** The columns that have a value: in an insert, an undefined one would hide its default. */
export const withoutUndefined = <Columns extends object>(columns: {
  [Column in keyof Columns]: Columns[Column] | undefined;
}): Columns =>
  // Every column that is left has a value; `Columns` may lack those that are left out.
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns;
