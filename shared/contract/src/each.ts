/** The same value, a schema for example, for each of several fields. */
export const each = <Name extends string, Value>(names: readonly Name[], value: Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
