/** How what a form says becomes columns: what is left out changes nothing, what is empty means none. */

export const textOrNone = <Text extends string>(text: Text | null | undefined): Text | null | undefined =>
  text === '' ? null : text;

/** Without what is undefined: in an insert it would hide what stands for it. */
export const said = <Columns extends object>(columns: {
  [Column in keyof Columns]: Columns[Column] | undefined;
}): Columns =>
  // Every column that is left has a value; `Columns` may lack those that are left out.
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns;
