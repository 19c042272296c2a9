/** How what a form says becomes columns: what is left out changes nothing, what is empty means none. */

export const textOrNone = <Text extends string>(text: Text | null | undefined): Text | null | undefined =>
  text === '' ? null : text;

/** Without what is undefined: in an insert it would hide what stands for it. */
export const said = <Columns extends object>(columns: {
  [Column in keyof Columns]: Columns[Column] | undefined;
}): Columns =>
  // What is left has a value, and a column that is left out is one that `Columns` may lack.
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns;
